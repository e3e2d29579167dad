import type { Centavos } from '#domain/money/money.ts'
import { colourIn } from '#domain/products/colours.ts'
import { type Priced, displayPrice } from './display-price.ts'

/** The properties in which the products of a model differ. */
export interface Option extends Priced {
  codarticulo: string
  color: string | null
  storage: string | null
  length: string | null
  existence: number | '+99'
  GlobalExistence: number | '+99'
}

export interface Choice {
  /** The colour, the storage size or the length, in the page's language. */
  name: string
  code: string
  /** Six hexadecimal digits of a colour. */
  hex?: string | undefined
  isCurrent: boolean
  isSold: boolean
  /** What it costs today; undefined where it has no price, and where all choices cost the same. */
  priceCentavos?: Centavos
  /** What it costs without the offer that lowers its price today. */
  beforeCentavos?: Centavos
}

export interface Choices {
  colours: Choice[]
  storages: Choice[]
  lengths: Choice[]
}

/** In what products of a model differ, the first the most. */
const properties = ['color', 'storage', 'length'] as const
type Property = (typeof properties)[number]

/**
 * The choices of colour, storage and length that lead from a product to the others of its model. A choice keeps what else
 * the product is as far as such a product exists. A single value is no choice. The order is the same on all
 * pages of the model, so that a choice stays in its place when the page changes.
 */
export function choicesOf(self: Option, variants: readonly Option[]): Choices {
  const all = [self, ...variants].sort((a, b) => (a.codarticulo < b.codarticulo ? -1 : 1))
  return {
    colours: choices(all, self, 'color').map((choice) => ({ ...choice, hex: colourIn(choice.name)?.hex })),
    storages: choices(all, self, 'storage').sort((a, b) => megabytesOf(a.name) - megabytesOf(b.name)),
    lengths: choices(all, self, 'length').sort((a, b) => Number.parseFloat(a.name) - Number.parseFloat(b.name)),
  }
}

function choices(all: readonly Option[], self: Option, by: Property): Choice[] {
  const names = [...new Set(all.flatMap((option) => option[by] ?? []))]
  if (names.length < 2) return []
  const found = names.map((name) => {
    const options = all.filter((option) => option[by] === name)
    const chosen = options.find((option) => option === self) ?? mostAlike(options, self)
    return { name, option: chosen as Option, ...displayPrice(chosen as Option) }
  })
  const prices = new Set(found.flatMap(({ nowCentavos }) => nowCentavos ?? []))
  return found.map(({ name, option, nowCentavos, beforeCentavos }) => ({
    name,
    code: option.codarticulo,
    isCurrent: name === self[by],
    isSold: option.GlobalExistence !== 0,
    ...(prices.size > 1 && nowCentavos !== undefined && { priceCentavos: nowCentavos }),
    ...(prices.size > 1 && beforeCentavos !== undefined && { beforeCentavos }),
  }))
}

/**
 * Another product of the model that the branch has, as much like the given one as there is, with what it differs in, in
 * the page's language; undefined where there is none.
 */
export function alikeInStock(self: Option, variants: readonly Option[]): { code: string; facts: string[] } | undefined {
  const found = mostAlike(
    variants.filter(({ existence }) => existence !== 0),
    self,
  )
  if (!found) return undefined
  const facts = properties.flatMap((property) => (found[property] !== self[property] && found[property]) || [])
  return { code: found.codarticulo, facts }
}

/** The first of the options that have most in common with a product. */
function mostAlike(options: readonly Option[], self: Option): Option | undefined {
  const common = (option: Option) => properties.filter((property) => option[property] === self[property]).length
  return options.toSorted((a, b) => common(b) - common(a))[0]
}

/** The size in megabytes, to sort 64 GB before 1 TB; a name that is no size is sorted last. */
function megabytesOf(name: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?) ?(MB|GB|TB)$/i.exec(name) ?? []
  if (!number || !unit) return Number.MAX_SAFE_INTEGER
  return Number(number) * { MB: 1, GB: 1_000, TB: 1_000_000 }[unit.toUpperCase() as 'MB']
}
