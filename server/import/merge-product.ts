import { colourIn } from '#domain/products/colours.ts'
import { sceneFor } from '#domain/products/scene.ts'
import type { PriceRow } from '#domain/products/unit-price.ts'
import type { LocalizedText } from '#server/modules/products/localized-text.ts'
import type { CategoryState, ProductState } from '#server/modules/products/product-state.ts'
import { studioPictures } from '#server/modules/products/studio-pictures.ts'
import { RefusedRow } from './cells.ts'
import type { ImportContext } from './import-context.ts'
import { mergeSpecial } from './merge-special.ts'
import { mergeSpecifications } from './merge-specifications.ts'
import type { ListedPrices, ListedProduct, ListedText } from './listed-product.ts'

interface Known {
  /** What the store has of the product; undefined for a new one. */
  before: ProductState | undefined
  /** The category that the row names; undefined where the list has none. */
  category: CategoryState | undefined
}

/**
 * The product as it shall be after the row: what the list states, else what the store has, else what a new product gets.
 */
export function mergeProduct(listed: ListedProduct, { before, category }: Known, context: ImportContext): ProductState {
  const base = before ?? newProduct(listed, category, context)
  const after: ProductState = {
    ...base,
    ...listed.stated,
    name: withSpanish(textOf(listed.name, base.name)),
    features: textOf(listed.features, base.features),
    category: category ?? base.category,
    prices: pricesOf(listed.prices, base.prices),
    special: mergeSpecial(listed.special, base.special, context.mapping),
  }
  if (listed.stated.specifications)
    after.specifications = mergeSpecifications(listed.stated.specifications, base.specifications, context.columns)
  if (base.isDelisted && !context.columns.isPartial)
    Object.assign(after, { status: listed.stated.status ?? 'active', isDelisted: false })
  if (!listed.stated.pictures && !context.columns.isPartial && hasNoPhotograph(base))
    Object.assign(after, { pictures: picturesFor(after, base, listed, context) })
  return after
}

/** Refuses a row of a product that the store does not have and that the list does not describe. */
export function refuseUndescribed(listed: ListedProduct, { columns }: ImportContext): void {
  if (columns.isPartial)
    throw new RefusedRow('the row', `names the product ${listed.code}, which the store does not have`)
  if (listed.lacks) throw new RefusedRow(listed.lacks.column, listed.lacks.reason)
}

/** The first stock of a product that no list has counted: at branches without one. */
export function firstStock(
  { mapping: { stock }, branchCodes }: ImportContext,
  { before }: Pick<Known, 'before'>,
): { branchCode: number; onHand: number }[] {
  const known = new Set(before?.stock.map(({ branchCode }) => branchCode))
  const units = (branchCode: number) => (typeof stock === 'number' ? stock : (stock[branchCode] ?? 0))
  return branchCodes
    .filter((branchCode) => !known.has(branchCode))
    .map((branchCode) => ({ branchCode, onHand: units(branchCode) }))
}

function newProduct(listed: ListedProduct, category: CategoryState | undefined, { now }: ImportContext): ProductState {
  return {
    code: listed.code,
    name: { en: '', es: '' },
    features: { en: '', es: '' },
    specifications: [],
    brand: { name: '', slug: '' },
    category: category as CategoryState,
    subcategory: null,
    model: '',
    siblings: null,
    color: null,
    storage: null,
    barcode: null,
    status: 'active',
    isDelisted: false,
    warrantyDays: 90,
    special: null,
    popularity: 0,
    ratingAverage: 0,
    reviewsCount: 0,
    createdAt: now,
    prices: [],
    pictures: [],
    compatibleDevices: [],
    stock: [],
    ...listed.initial,
  }
}

/** A text that the list has in one language: a new product has it in both, and so has one whose languages were equal. */
function textOf(listed: ListedText | undefined, before: LocalizedText): LocalizedText {
  if (!listed) return before
  const { en = before.en, es = before.es } = listed
  if (listed.es === undefined && (before.es === before.en || before.es === '')) return { en, es: en }
  if (listed.en === undefined && before.en === '') return { en: es, es }
  return { en, es }
}

/** A name that the list has no Spanish of is the same in both. */
const withSpanish = ({ en, es }: LocalizedText): LocalizedText => ({ en, es: es || en })

/** Levels and quantities that the list does not name stay. */
function pricesOf(listed: ListedPrices | undefined, before: readonly PriceRow[]): readonly PriceRow[] {
  if (!listed) return before
  const { byLevel, byQuantity } = listed
  const others = before.filter(({ level, minQuantity }) => (minQuantity > 1 ? !byQuantity : !byLevel.has(level)))
  const given = [...byLevel].flatMap(([level, priceCentavos]) =>
    priceCentavos === undefined ? [] : { level, minQuantity: 1, priceCentavos },
  )
  return [...others, ...given, ...(byQuantity ?? [])].toSorted(
    (a, b) => a.level - b.level || a.minQuantity - b.minQuantity,
  )
}

const hasNoPhotograph = ({ pictures }: ProductState) => pictures.every(({ photoType }) => photoType === 'symbol')

/** Pictures of the studio of exactly the product's kind; the symbol of its category where it has none of them. */
function picturesFor(
  after: ProductState,
  base: ProductState,
  listed: ListedProduct,
  { studio }: ImportContext,
): ProductState['pictures'] {
  const scene = sceneFor({ categoryId: after.category.id, name: after.name.en, cameras: listed.cameras })
  const hex = colourIn(after.color ?? '')?.hex ?? anyColour(after.code)
  const pictures = studioPictures(studio, { categoryId: after.category.id, scene, hex })
  return base.pictures.length > 0 && pictures[0]?.photoType === 'symbol' ? base.pictures : pictures
}

/** Usual colours of phones, for lists that do not name one. */
const usualColours = [
  'black',
  'graphite',
  'midnight blue',
  'silver',
  'space gray',
  'pearl white',
  'sky blue',
  'forest green',
]

/** A colour for the pictures of a product whose own is unknown: always the same one for the same code. */
function anyColour(code: string): string {
  const sum = [...code].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
  return colourIn(usualColours[sum % usualColours.length] as string)?.hex ?? '1b1c1f'
}
