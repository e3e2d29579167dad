/** A search and the price that it names, in whole pesos; an end that it leaves open is missing. */
export interface PricedQuery {
  q: string
  from?: number
  to?: number
}

/** A smaller number counts as a price only beside a sign of money: `hasta 100` may be watts, metres or a model. */
const priceMin = 1_000
/** More is no price of this store, and no number that a filter takes. */
const priceMax = 99_999_999

const atMost =
  /(?<![^ ])(?:(?:de|por|a|for|at) )?(?:menos de|no mas de|hasta|por debajo de|debajo de|maximo(?: de)?|menor(?:es)? (?:de|a|que)|under|below|less than|no more than|up to|at most|maximum|max) /g
const atLeast =
  /(?<![^ ])(?:(?:de|por|a|for|at) )?(?:mas de|desde|a partir de|por encima de|encima de|minimo(?: de)?|mayor(?:es)? (?:de|a|que)|over|above|more than|at least|starting at|minimum|min) /g
const between = /(?<![^ ])(?:entre|between) /g
const joints = / (?:y|a|and|to) /y

const amounts = /((?:rd ?)?\$ ?)?(\d[\d.,]{0,11}) ?(mil|k)?(?: ?(pesos|dop|rd\$?))?(?![\p{L}\d"])/uy
/** `power bank de mas de 20000 mah`, `hasta 1000 w`: the number has another unit. */
const otherUnits =
  / ?(?:[gtmk]b|gigas?|m?ah|mili\w*|w|watts?|vatios?|v|volts?|voltios?|h|hz|[km]hz|mp|mpx|megap\w*|pixel\w*|nits?|lumen\w*|lm|dpi|rpm|p|fps|mm|cm|m|metros?|met(?:er|re)s?|pies|ft|pulgadas?|in|inch(?:es)?|horas?|hours?|dias?|days?|kg|g|gramos|piezas?|unidades|units?|pcs)(?![\p{L}\d])/uy

const beginnings = [
  ['both', between],
  ['to', atMost],
  ['from', atLeast],
] as const

/**
 * The price that a search names (SEARCH-39): `celular menos de 20,000` is `celular` up to 20,000 pesos, `entre 5 mil y 10
 * mil` from 5,000 to 10,000. Undefined for a search without one, or whose number is of another unit, as in `power bank
 * hasta 20000 mah`.
 */
export function priceInQuery(query: string): PricedQuery | undefined {
  const text = plain(query)
  for (const [side, pattern] of beginnings)
    for (const { index, 0: beginning } of text.matchAll(pattern)) {
      const at = index + beginning.length
      const found = side === 'both' ? rangeAt(text, at) : boundAt(text, at, side)
      if (found) return { q: without(query, index, found.end), ...found.price }
    }
  return undefined
}

/** A price, and where it ends in the text. */
interface Found {
  price: Omit<PricedQuery, 'q'>
  end: number
}

function boundAt(text: string, at: number, side: 'from' | 'to'): Found | undefined {
  const amount = amountAt(text, at)
  return amount && isPrice(amount) ? { price: { [side]: pesosOf(amount) }, end: amount.end } : undefined
}

/** Beside a price the other number is one too: `entre 400 y 1000`, `entre 5 y 10 mil`. */
function rangeAt(text: string, at: number): Found | undefined {
  const first = amountAt(text, at)
  const joint = first && matchAt(joints, text, first.end)
  const second = joint && amountAt(text, first.end + joint[0].length)
  if (!second || !isPrice(second)) return undefined
  const isShort = !first.isThousands && first.number < priceMin
  const start = pesosOf({ ...first, isThousands: first.isThousands || (isShort && second.isThousands) })
  const end = pesosOf(second)
  if (start > priceMax) return undefined
  return { price: { from: Math.min(start, end), to: Math.max(start, end) }, end: second.end }
}

/** An amount of a text: `20,000`, `20.000`, `20 mil` and `20k` are 20,000; its cents do not count. */
interface Amount {
  number: number
  isThousands: boolean
  isMoney: boolean
  end: number
}

function amountAt(text: string, at: number): Amount | undefined {
  const match = matchAt(amounts, text, at)
  if (!match || matchAt(otherUnits, text, at + match[0].length)) return undefined
  const [whole, sign, digits = '', thousands, unit] = match
  const groups = digits.replace(/[.,]$/, '')
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(groups)
  const number = isGrouped ? groups.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, '') : groups.replace(',', '.')
  return {
    number: Number(number),
    isThousands: thousands !== undefined,
    isMoney: (sign ?? unit) !== undefined,
    end: at + whole.length,
  }
}

const pesosOf = ({ number, isThousands }: Amount) => Math.round(number * (isThousands ? 1_000 : 1))

function isPrice(amount: Amount): boolean {
  const pesos = pesosOf(amount)
  return pesos <= priceMax && pesos >= (amount.isMoney ? 1 : priceMin)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Lower case and without accents, each character in its place. */
const plain = (query: string) =>
  query.replace(/[A-ZÀ-ſ]/g, (letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter)

const without = (query: string, from: number, to: number) =>
  `${query.slice(0, from)} ${query.slice(to)}`.replace(/\s+/g, ' ').trim()
