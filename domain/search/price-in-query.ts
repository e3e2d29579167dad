import { isQuoted } from './quoted.ts'

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
  /(?<![^ ])(?:(?:de|por|a|for|at) )?(?:mas de|desde|from|a partir de|por encima de|encima de|minimo(?: de)?|mayor(?:es)? (?:de|a|que)|over|above|more than|at least|starting at|minimum|min) /g
const between = /(?<![^ ])(?:entre|between) /g
/** `de 5 mil a 10 mil`, `10k to 15k`. */
const range = /(?<![^ ])(?:(?:de|desde|from) )?(?=rd|dop|\$|\d)/g
/** `de 10 mil pesos`, `for about 10k`, `RD$10,000`. */
const bare = /(?<![^ ])(?:(?:de|a|por|en|con|for|of|at|with|around|about|unos) ){0,2}(?=rd|dop|\$|\d)/g
const joints = / (?:y|a|hasta|and|to) | ?[-–] ?/y
const orLess = / (?:o menos|or less|como maximo|maximo|max)(?![\p{L}\d])/uy
const orMore = / (?:o mas|y mas|en adelante|para arriba|or more|and up|and more)(?![\p{L}\d])/uy

const amounts =
  /((?:rd ?\$?|dop|\$) ?)?(\d[\d.,]{0,11}) ?(mil|thousand|k)?(?: ?(pesos(?: dominicanos)?|dominican pesos|dop|rd\$?))?(?![\p{L}\d"])/uy
/** `power bank de mas de 20000 mah`, `hasta 1000 w`: the number has another unit. */
const otherUnits =
  / ?(?:[gtmk]b|gigas?|m?ah|mili\w*|w|watts?|vatios?|v|volts?|voltios?|h|hz|[km]hz|mp|mpx|megap\w*|pixel\w*|nits?|lumen\w*|lm|dpi|rpm|p|fps|mm|cm|m|metros?|met(?:er|re)s?|pies|ft|pulgadas?|in|inch(?:es)?|horas?|hours?|dias?|days?|kg|g|gramos|piezas?|unidades|units?|pcs|usd|dolar(?:es)?|dollars?|euros?)(?![\p{L}\d])/uy

/** Goods that are called by thousands: `power bank de 10 mil` are milliamperes, until a word of money follows. */
const measured =
  /(?<!\p{L})(?:power ?banks?|baterias?|batter(?:y|ies)|pilas?|cargador(?:es)? portatil(?:es)?|portable chargers?)(?!\p{L})/u
/** `4k` and `8k` are resolutions. */
const shortThousandsMin = 10_000

/** In the order in which they are looked for: an amount without a word before it comes last. */
const readings: readonly [RegExp, Reading][] = [
  [between, (text, at) => rangeAt(text, at)],
  [range, evidentRangeAt],
  [atMost, (text, at) => boundAt(text, at, 'to')],
  [atLeast, (text, at) => boundAt(text, at, 'from')],
  [bare, evidentBoundAt],
]

/**
 * The price that a search names (SEARCH-39): `celular menos de 20,000` is `celular` up to 20,000 pesos, `entre 5 mil y 10
 * mil` from 5,000 to 10,000. An amount alone is a price where a sign, a word of money or a word for thousands says so
 * (SEARCH-43), and the most that the shopper pays: `telefono de 10 mil pesos`. Undefined for a search without a price, or
 * whose number is of another unit, as in `power bank hasta 20000 mah`, and for one in quotation marks (SEARCH-55).
 */
export function priceInQuery(query: string): PricedQuery | undefined {
  if (isQuoted(query)) return undefined
  const text = plain(query)
  for (const [pattern, read] of readings)
    for (const { index, 0: beginning } of text.matchAll(pattern)) {
      const found = read(text, index + beginning.length, beginning)
      if (found) return { q: without(query, index, found.end), ...found.price }
    }
  return undefined
}

/** A price as the filter of prices takes it: `,20000`. */
export const priceRangeOf = ({ from, to }: PricedQuery): string => `${from ?? ''},${to ?? ''}`

/** Reads a price behind its beginning, if there is one. */
type Reading = (text: string, at: number, beginning: string) => Found | undefined

/** A price, and where it ends in the text. */
interface Found {
  price: Omit<PricedQuery, 'q'>
  end: number
}

function boundAt(text: string, at: number, side: 'from' | 'to'): Found | undefined {
  const amount = amountAt(text, at)
  return amount && isPrice(amount) ? { price: { [side]: pesosOf(amount) }, end: amount.end } : undefined
}

/** An amount without a word such as `hasta` before it; a word behind it may say that it is the least. */
function evidentBoundAt(text: string, at: number): Found | undefined {
  const amount = amountAt(text, at)
  if (!amount || !isPrice(amount) || !isEvident(text, amount)) return undefined
  const more = matchAt(orMore, text, amount.end)
  if (more) return { price: { from: pesosOf(amount) }, end: amount.end + more[0].length }
  const less = matchAt(orLess, text, amount.end)
  return { price: { to: pesosOf(amount) }, end: amount.end + (less?.[0].length ?? 0) }
}

/**
 * Two amounts. One of them is known to be a price, or both are large enough and no years: `from 10000 to 20000`. Without
 * `de` or `from` before it the first number may be the model of `aria 12 a 10 mil pesos`, so that it has to be a price too.
 */
function evidentRangeAt(text: string, at: number, beginning: string): Found | undefined {
  const first = amountAt(text, at)
  const found = first && rangeAt(text, at)
  const second = found && amountAt(text, secondAt(text, first))
  if (!second) return undefined
  if (isEvident(text, first)) return found
  const isLower = pesosOf(first) >= priceMin && pesosOf(first) <= pesosOf(second) && !measured.test(text)
  if (isEvident(text, second)) return beginning !== '' || isLower ? found : undefined
  return isLower && !isYear(second) ? found : undefined
}

const isYear = (amount: Amount): boolean => pesosOf(amount) > 1_900 && pesosOf(amount) < 2_100

const secondAt = (text: string, first: Amount): number =>
  first.end + (matchAt(joints, text, first.end)?.[0].length ?? 0)

/** Whether an amount is one of money by itself. */
function isEvident(text: string, amount: Amount): boolean {
  if (amount.isMoney) return true
  if (!amount.isThousands || measured.test(text)) return false
  return !amount.isShort || pesosOf(amount) >= shortThousandsMin
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
  /** Its thousands are a `k`. */
  isShort: boolean
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
    isShort: thousands === 'k',
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
