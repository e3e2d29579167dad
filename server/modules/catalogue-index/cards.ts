import type { Language } from '#contract/language.ts'
import type { CardRow } from '#server/modules/products/list-cards.ts'
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.ts'
import { pieceAt, specialOf } from './prices.ts'
import { piecesOf } from './stock.ts'

// No text of the database can hold it.
const between = '\0'

/**
 * What a card shows that no filter goes by: texts, of which those that are missing are empty, and after them each
 * picture with its type.
 */
type Told = [
  id: string,
  nameEn: string,
  nameEs: string,
  color: string,
  storage: string,
  reviewsCount: string,
  ratingAverage: string,
  ...pictures: string[],
]

/**
 * In one text: a fifth of the memory of its parts, one step for the memory's cleaner instead of twenty, and cut in less
 * time than JSON is read.
 */
export function toldOf({ id, names, color, storage, reviewsCount, rating, pictures }: IndexedProduct): string {
  return [id, ...names, color ?? '', storage ?? '', reviewsCount, rating, ...pictures.flat()].join(between)
}

const told = (index: CatalogueIndex, doc: number) => (index.told[doc] as string).split(between) as Told

/** What a suggestion shows of a document, beside its price. */
export function shownOf(
  index: CatalogueIndex,
  doc: number,
  language: Language,
): { name: string; picture: string | undefined } {
  const [, nameEn, nameEs, , , , , picture] = told(index, doc)
  return { name: language === 'en' ? nameEn : nameEs, picture }
}

interface Seen {
  level: number
  branchCode: number
  language: Language
}

/**
 * A document as the card of a list: prices at a level, pieces at a branch. More than anybody is shown are not counted.
 */
export function cardOf(index: CatalogueIndex, doc: number, { level, branchCode, language }: Seen): CardRow {
  const [id, nameEn, nameEs, color, storage, reviewsCount, ratingAverage, ...pictures] = told(index, doc)
  const { brands, categories, models } = index
  const category = categories.values[categories.column[doc] as number] as (typeof categories.values)[number]
  const isEnglish = language === 'en'
  const { free, freeEverywhere } = piecesOf(index.stock, doc, branchCode)
  return {
    id,
    code: index.codes[doc] as string,
    name: isEnglish ? nameEn : nameEs,
    brand: brands.values[brands.column[doc] as number]?.name ?? '',
    model: models.values[models.column[doc] as number] ?? '',
    color: color || null,
    storage: storage || null,
    categoryId: category.id,
    categoryName: category.names[isEnglish ? 0 : 1],
    priceCentavos: pieceAt(index.prices, level, doc),
    special: specialOf(index.prices, doc),
    free,
    freeEverywhere,
    pictures: inPairs(pictures),
    reviewsCount: Number(reviewsCount),
    ratingAverage: Number(ratingAverage),
  }
}

function inPairs(pictures: readonly string[]): CardRow['pictures'] {
  const pairs: CardRow['pictures'] = []
  for (let at = 0; at < pictures.length; at += 2)
    pairs.push({ picture: pictures[at] as string, photoType: pictures[at + 1] as string })
  return pairs
}
