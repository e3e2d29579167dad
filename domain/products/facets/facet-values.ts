import { colours } from '../colours.ts'

/** The texts of a value or a title in the languages of the store. */
export interface FacetText {
  en: string
  es: string
}

/** A value of a facet: its key in a URL and on the wire, what people read, and the colour of its dot. */
export interface FacetValue {
  value: string
  label: FacetText
  /** Six hexadecimal digits. */
  hex?: string
}

/** How a facet reads its values from the texts of products, and which keys of a URL it accepts. */
export interface FacetReader {
  /** The values that a text names, in English or as numbers with units; none where it names none. */
  read: (text: string) => string[]
  /** The value of a key; undefined for a key that no product of any store could have. */
  valueOf: (key: string) => FacetValue | undefined
  /** The keys from the least to the greatest. */
  compare: (a: string, b: string) => number
}

const same = (text: string): FacetText => ({ en: text, es: text })
const inOrderOf =
  (rank: (key: string) => number): FacetReader['compare'] =>
  (a, b) =>
    rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)

const megabytes = { mb: 1, gb: 1_000, tb: 1_000_000 } as const
const sizeKey = /^(\d{1,5}(?:\.\d{1,2})?)(mb|gb|tb)$/

/** Sizes such as `128 GB`, whose keys are `128gb`. */
export const sizes: FacetReader = {
  read: (text) => {
    const [, number, unit] = /^\s*(\d{1,5}(?:\.\d{1,2})?)\s*(MB|GB|TB)\b/i.exec(text) ?? []
    return number && unit ? [`${Number(number)}${unit.toLowerCase()}`] : []
  },
  valueOf: (key) => {
    const [, number, unit] = sizeKey.exec(key) ?? []
    return number && unit ? { value: key, label: same(`${number} ${unit.toUpperCase()}`) } : undefined
  },
  compare: inOrderOf((key) => {
    const [, number, unit] = sizeKey.exec(key) ?? []
    return Number(number) * megabytes[unit as 'mb']
  }),
}

const lengthKey = /^(\d{1,3}(?:\.\d{1,2})?)m$/

/** Lengths such as `1 m` or `20 cm`, whose keys are `1m` and `0.2m`. */
export const lengths: FacetReader = {
  read: (text) => {
    const [, number, unit] = /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(cm|m)\b/i.exec(text) ?? []
    if (!number) return []
    const metres = Number(number.replace(',', '.')) / (unit?.toLowerCase() === 'cm' ? 100 : 1)
    return [`${Math.round(metres * 100) / 100}m`]
  },
  valueOf: (key) => {
    const [, number] = lengthKey.exec(key) ?? []
    return number ? { value: key, label: same(`${number} m`) } : undefined
  },
  compare: inOrderOf((key) => Number(lengthKey.exec(key)?.[1])),
}

const keyOf = (text: string) => text.toLowerCase().replaceAll(' ', '-')
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const colourByKey = new Map(colours.map((colour, at) => [keyOf(colour.en), { ...colour, at }]))

/** The store's colours by their English names, whose keys are `sky-blue`. The caller names one colour exactly. */
export const colourNames: FacetReader = {
  read: (text) => (colourByKey.has(keyOf(text)) ? [keyOf(text)] : []),
  valueOf: (key) => {
    const colour = colourByKey.get(key)
    return colour && { value: key, label: { en: capitalized(colour.en), es: capitalized(colour.es) }, hex: colour.hex }
  },
  compare: inOrderOf((key) => colourByKey.get(key)?.at ?? 0),
}

/** A range of numbers, from `from` to below `below`. */
export interface Band {
  key: string
  from: number
  below: number
  label: FacetText
}

/** Ranges of the first number of a text: `5,000 mAh` is 5000, `6.7 in` is 6.7. */
export function bands(list: readonly Band[]): FacetReader {
  return {
    read: (text) => {
      const [number] = /\d+(?:\.\d+)?/.exec(text.replace(/(\d),(?=\d{3}\b)/g, '$1')) ?? []
      const band = list.find(({ from, below }) => number && Number(number) >= from && Number(number) < below)
      return band ? [band.key] : []
    },
    valueOf: (key) => {
      const band = list.find((one) => one.key === key)
      return band && { value: key, label: band.label }
    },
    compare: inOrderOf((key) => list.findIndex((band) => band.key === key)),
  }
}

/** Connectors by their keys; a text that names several has them all. */
const connectorNames = {
  'usb-c': 'USB-C',
  'usb-a': 'USB-A',
  'micro-usb': 'Micro-USB',
  lightning: 'Lightning',
  hdmi: 'HDMI',
  ethernet: 'Ethernet',
} as const
type Connector = keyof typeof connectorNames
const connectorKeys = Object.keys(connectorNames) as Connector[]
const isConnector = (key: string): key is Connector => key in connectorNames

/** The connectors of a text in the order in which it names them, each as often as it does. */
const connectorsIn = (text: string): Connector[] =>
  (text.toLowerCase().match(/usb-c|usb-a|micro-usb|lightning|hdmi|ethernet/g) ?? []) as Connector[]

/** The kinds of ports: `2 USB-C, 1 USB-A` has `usb-c` and `usb-a`. */
export const connectors: FacetReader = {
  read: (text) => [...new Set(connectorsIn(text))],
  valueOf: (key) => (isConnector(key) ? { value: key, label: same(connectorNames[key]) } : undefined),
  compare: inOrderOf((key) => connectorKeys.indexOf(key as Connector)),
}

/** The two ends of a cable: `USB-C to Lightning` has the key `usb-c.lightning`. */
export const cableEnds: FacetReader = {
  read: (text) => {
    const found = connectorsIn(text)
    return found.length === 2 ? [found.join('.')] : []
  },
  valueOf: (key) => {
    const [one, other, ...more] = key.split('.')
    if (!one || !other || more.length > 0 || !isConnector(one) || !isConnector(other)) return undefined
    const [from, to] = [connectorNames[one], connectorNames[other]]
    return { value: key, label: { en: `${from} to ${to}`, es: `${from} a ${to}` } }
  },
  compare: inOrderOf(() => 0),
}

/** Whether a product has something: a text that names it, or says yes, has it; any other text does not. */
export function has(key: string, named: RegExp, labels: { has: FacetText; lacks: FacetText }): FacetReader {
  const lacking = `no-${key}`
  return {
    read: (text) => (text.trim() ? [named.test(text) || /^yes$/i.test(text.trim()) ? key : lacking] : []),
    valueOf: (given) =>
      given === key
        ? { value: key, label: labels.has }
        : given === lacking
          ? { value: lacking, label: labels.lacks }
          : undefined,
    compare: inOrderOf((given) => (given === key ? 0 : 1)),
  }
}
