/** What people write, in both languages: title and comment. */
export type ReviewText = readonly [titleEn: string, titleEs: string, commentEn: string, commentEs: string]

/** Texts by the stars that they come with. */
export type TextsByStars = Readonly<Record<number, readonly ReviewText[]>>

/** A sentence that follows what a review says, in both languages. */
export type Remark = readonly [en: string, es: string]

/** What is said of some products. */
export interface Kind {
  /** The ids of its categories; any of them where it names none. */
  categories?: readonly number[]
  /** What the English name of its products says. */
  name?: RegExp
  texts: TextsByStars
}

/** What decides which kinds a product is of. */
export interface OfKind {
  name: { en: string }
  categoryId: number
}

/** Those of these kinds that a product is of; it may be of several. */
export function kindsOf<K extends Kind>(kinds: readonly K[], product: OfKind): K[] {
  return kinds.filter(({ categories, name }) => {
    const isOfCategory = !categories || categories.includes(product.categoryId)
    return isOfCategory && (!name || name.test(product.name.en))
  })
}
