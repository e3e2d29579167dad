import type { Language } from '#contract/language.ts'
import type { IndexedProduct } from './indexed-product.ts'

// PostgreSQL refuses this character in a text, so no field contains it.
const separator = '\0'

/** The fields of a card that no filter and no sort order reads. */
export interface CardRecord {
  id: string
  rowVersion: string
  names: [en: string, es: string]
  color: string | null
  storage: string | null
  pictures: { picture: string; photoType: string }[]
}

/**
 * The fields as one text, the pictures last, each followed by its type. One text takes a fifth of the memory of the
 * object, is one object for the garbage collector instead of twenty, and is split faster than JSON is parsed.
 */
export function encodeCard(product: IndexedProduct): string {
  const { id, rowVersion, names, color, storage, pictures } = product
  return [id, rowVersion, ...names, color ?? '', storage ?? '', ...pictures.flat()].join(separator)
}

export function decodeCard(record: string): CardRecord {
  const [id, rowVersion, nameEn, nameEs, color, storage, ...pictures] = record.split(separator)
  return {
    id: id as string,
    rowVersion: rowVersion as string,
    names: [nameEn as string, nameEs as string],
    color: color || null,
    storage: storage || null,
    pictures: inPairs(pictures),
  }
}

/** The row version of an encoded card, without decoding the rest. */
export function rowVersionIn(record: string): string {
  return record.split(separator, 2)[1] as string
}

/** The name of a product or a category in a language. */
export const nameIn = ({ names }: Pick<CardRecord, 'names'>, language: Language): string =>
  names[language === 'en' ? 0 : 1]

function inPairs(texts: readonly string[]): CardRecord['pictures'] {
  const pairs: CardRecord['pictures'] = []
  for (let at = 0; at < texts.length; at += 2)
    pairs.push({ picture: texts[at] as string, photoType: texts[at + 1] as string })
  return pairs
}
