import {
  type CompanionCandidate,
  chargersMax,
  companionKindOf,
  deviceSlugs,
  fittingChargers,
} from '#domain/products/companions.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import { decodeCard } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { hasDoc } from './doc-id-set.ts'
import { deviceKey, keysOf } from './facet-columns.ts'
import type { Brand, Category } from './indexed-product.ts'
import { priceLevelColumns, unitPriceAt } from './price-columns.ts'
import { rankAndPaginate } from './rank-and-paginate.ts'
import { repeatedAmong } from './repeated-models.ts'
import { selectDocs } from './select-docs.ts'
import { inStockAt } from './stock-columns.ts'
import { createTopK } from './top-k.ts'

/** What fits a device that a search names beside a kind. */
export interface FittingDocs {
  /** The maker and the model of the device; undefined where the search names none. */
  device: string | undefined
  /** Those of the matches that fit it, the right one first. */
  docs: readonly number[]
}

/** So many of what is made for a device come first; nobody reads on for more. */
const madeMax = 60

const none: FittingDocs = { device: undefined, docs: [] }

/**
 * Where no product has all words of a search, and those beside the kind name a phone or a tablet (SEARCH-38): those of the
 * matches that fit it, of what the branch has. Chargers fit by the rule of what is bought together with a device
 * (PRODUCT-10), cases and glasses where they are made for it.
 */
export function fittingDocs(index: CatalogueIndex, matches: TextMatches, branchCode: number): FittingDocs {
  if (!matches.isNear || !matches.nearest) return none
  const device = deviceNamed(index, matches.nearest, branchCode)
  if (device === undefined) return none
  const brand = brandOf(index, device)
  const model = index.models.values[index.models.ordinals[device] as number] as string
  const candidates = popularCandidates(index, matches, { branchCode, device: deviceKey({ slug: brand.slug, model }) })
  const fitting = fittingChargers(
    { brand: brand.name, specifications: chargingOf(index, device) },
    candidates.chargers.toSorted(byBasePrice(index)).map((doc) => candidateOf(index, doc)),
  )
  const docs = repeatedLast(index, [
    ...new Set([...candidates.made, ...fitting.map(({ code }) => index.docs.get(code) as number)]),
  ])
  return docs.length > 0 ? { device: `${brand.name} ${model}`, docs } : none
}

/** The first product of a search, if it is a device that something is bought together with. */
function deviceNamed(index: CatalogueIndex, q: string, branchCode: number): number | undefined {
  const level = priceLevelColumns(index.prices, firstPriceLevel)
  const text = index.text.search(q)
  const docs = selectDocs(index, {})
  const first = { sort: 'popularity', branchCode, page: 1, limit: 1 } as const
  const [doc] = rankAndPaginate(index, level, { docs, text, ...first })
  if (doc === undefined || keysOf(index.facets.devices, doc).length > 0) return undefined
  return deviceSlugs.includes(categoryOf(index, doc).slug) ? doc : undefined
}

interface Target {
  branchCode: number
  /** The key of the device (`deviceKey`). */
  device: string
}

/**
 * The most popular matches that may be bought together with a device, in stock at the branch and with a price: those that
 * are made for it, and chargers.
 */
function popularCandidates(index: CatalogueIndex, { docs }: TextMatches, { branchCode, device }: Target) {
  const inStock = inStockAt(index.stock, branchCode, index.codes.length)
  const [made, chargers] = [createTopK(madeMax, byCode(index)), createTopK(chargersMax, byCode(index))]
  const { ordinals, values } = index.categories
  // Found once for each category: a search may match most products.
  const kinds = values.map(({ slug }) => companionKindOf(slug))
  for (const doc of docs) {
    const kind = hasDoc(inStock, doc) ? kinds[ordinals[doc] as number] : undefined
    if (!kind || basePriceOf(index, doc) === null) continue
    if (kind === 'charger') chargers.add(doc, index.popularity[doc] as number)
    if (keysOf(index.facets.devices, doc).includes(device)) made.add(doc, index.popularity[doc] as number)
  }
  return { made: made.best(), chargers: chargers.best() }
}

function candidateOf(index: CatalogueIndex, doc: number): CompanionCandidate {
  return {
    code: index.codes[doc] as string,
    kind: 'charger',
    brand: brandOf(index, doc).name,
    name: decodeCard(index.cardRecords[doc] as string).names[0],
    specifications: chargingOf(index, doc),
  }
}

/** The first of each model, then its other colours and storages, as in every list (SEARCH-37). */
function repeatedLast({ families }: CatalogueIndex, docs: readonly number[]): number[] {
  const repeated = repeatedAmong(families, docs)
  return [...docs.filter((doc) => !repeated.has(doc)), ...repeated]
}

const categoryOf = ({ categories }: CatalogueIndex, doc: number) =>
  categories.values[categories.ordinals[doc] as number] as Category
const brandOf = ({ brands }: CatalogueIndex, doc: number) => brands.values[brands.ordinals[doc] as number] as Brand
const chargingOf = ({ facets: { charging } }: CatalogueIndex, doc: number) =>
  charging.values[charging.ordinals[doc] as number] ?? []
const basePriceOf = ({ prices }: CatalogueIndex, doc: number) => unitPriceAt(prices, firstPriceLevel, doc)
const byCode =
  ({ codes }: CatalogueIndex) =>
  (a: number, b: number) =>
    (codes[a] as string) < (codes[b] as string) ? -1 : 1
// A stable sort: equal prices stay in the order of popularity.
const byBasePrice = (index: CatalogueIndex) => (a: number, b: number) =>
  (basePriceOf(index, a) ?? 0) - (basePriceOf(index, b) ?? 0)
