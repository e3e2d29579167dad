/** A search and the price that its words asked for, in whole pesos; an end that they leave open is missing. */
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
  'menos de|no mas de|hasta|por debajo de|debajo de|maximo(?: de)?|menor(?:es)? (?:de|a|que)|under|below|less than|no more than|up to|at most|maximum|max'
const atLeast =
  'mas de|desde|a partir de|por encima de|encima de|minimo(?: de)?|mayor(?:es)? (?:de|a|que)|over|above|more than|at least|starting at|minimum|min'
const between = 'entre|between'
const amount = '((?:rd ?)?\\$ ?)?(\\d[\\d.,]{0,11}) ?(mil|k)?(?: ?(pesos|dop|rd\\$?))?(?![\\p{L}\\d"])'

const spanned = new RegExp(`(?:^| )(?:${between}) ${amount} (?:y|a|and|to) ${amount}`, 'u')
const bounded = new RegExp(`(?:^| )(?:(?:de|por|a|for|at) )?(?:(${atMost})|(?:${atLeast})) ${amount}`, 'u')
/** `power bank de mas de 20000 mah`, `hasta 1000 w`: the number has another unit. */
const otherUnit =
  /^ ?(?:[gtmk]b|gigas?|m?ah|mili\w*|w|watts?|vatios?|v|volts?|voltios?|h|hz|[km]hz|mp|mpx|megap\w*|pixel\w*|nits?|lumen\w*|lm|dpi|rpm|p|fps|mm|cm|m|metros?|met(?:er|re)s?|pies|ft|pulgadas?|in|inch(?:es)?|horas?|hours?|dias?|days?|kg|g|gramos|piezas?|unidades|units?|pcs)(?![\p{L}\d])/u

/**
 * The price that a search asks for in its words (SEARCH-39): `celular menos de 20,000` is `celular` up to 20,000 pesos,
 * `entre 5 mil y 10 mil` from 5,000 to 10,000. Undefined for a search without such words, or whose number is of another
 * unit, as in `power bank hasta 20000 mah`.
 */
export function priceInQuery(query: string): PricedQuery | undefined {
  const text = plain(query)
  const span = spanned.exec(text)
  if (span) {
    const [whole, ...parts] = span
    // Beside a price the other number is one too: `entre 400 y 1000`, `entre 5 y 10 mil`.
    const end = amountOf(parts.slice(4))
    const start = end === undefined ? undefined : amountOf(['$', parts[1], parts[2]], parts[6])
    if (start === undefined || end === undefined || hasOtherUnit(text, span)) return undefined
    const [from, to] = start < end ? [start, end] : [end, start]
    return { q: without(query, span.index, whole.length), from, to }
  }
  const bound = bounded.exec(text)
  if (!bound || hasOtherUnit(text, bound)) return undefined
  const [whole, most, ...parts] = bound
  const pesos = amountOf(parts)
  if (pesos === undefined) return undefined
  return { q: without(query, bound.index, whole.length), ...(most ? { to: pesos } : { from: pesos }) }
}

/** Lower case and without accents, each character in its place. */
const plain = (query: string) =>
  query.replace(/[A-ZÀ-ſ]/g, (letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter)

const hasOtherUnit = (text: string, match: RegExpExecArray) => otherUnit.test(text.slice(match.index + match[0].length))

/** The pesos of an amount: `20,000`, `20.000`, `20 mil` and `20k` are 20,000; its cents do not count. */
function amountOf([sign, digits = '', thousands, unit]: (string | undefined)[], otherThousands?: string) {
  const groups = digits.replace(/[.,]$/, '')
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(groups)
  const whole = isGrouped ? groups.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, '') : groups.replace(',', '.')
  const number = Number(whole) * (thousands || (otherThousands && Number(whole) < priceMin) ? 1_000 : 1)
  const isPrice = number <= priceMax && (number >= priceMin || ((sign || unit) && number > 0))
  return isPrice ? Math.round(number) : undefined
}

const without = (query: string, at: number, length: number) =>
  `${query.slice(0, at)} ${query.slice(at + length)}`.replace(/\s+/g, ' ').trim()
