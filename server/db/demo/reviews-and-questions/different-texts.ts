import { seeded } from '../seeded.ts'
import {
  fairRemarksOfAnything,
  moreByKind,
  moreOfAnything,
  poorRemarksOfAnything,
  remarksOfAnything,
} from './more-review-texts.ts'
import { type OfKind, type Remark, type ReviewText, kindsOf } from './review-text.ts'
import { textsFor } from './review-texts.ts'

/**
 * Chooses the text of one review after another: of a model never the same twice, and of products of one category each
 * text and each remark behind it as rarely as possible, so that who reads two phones reads different reviews.
 */
export function differentTexts(): (product: OfKind, stars: number, model: string) => ReviewText {
  const uses = new Map<string, number>()
  /** Which texts have had which remarks. */
  const pairs = new Set<string>()
  const chance = seeded('texts of reviews')
  const usesOf = (key: string) => uses.get(key) ?? 0
  /** The first of the least used ones, of the model and then of the category, where a number decides which is the first. */
  function rarest<T extends readonly string[]>(items: readonly T[], category: number, model: string): T {
    const start = chance.whole(0, items.length - 1)
    let chosen = items[start] as T
    let [leastOfModel, leastOfCategory] = [Infinity, Infinity]
    for (const item of [...items.slice(start), ...items.slice(0, start)]) {
      const ofModel = usesOf(`${model} ${item[0]}`)
      if (ofModel > leastOfModel) continue
      const ofCategory = usesOf(`${category} ${item[0]}`)
      if (ofModel === leastOfModel && ofCategory >= leastOfCategory) continue
      ;[chosen, leastOfModel, leastOfCategory] = [item, ofModel, ofCategory]
    }
    for (const key of [`${model} ${chosen[0]}`, `${category} ${chosen[0]}`]) uses.set(key, usesOf(key) + 1)
    return chosen
  }
  return (product, stars, model) => {
    const { categoryId } = product
    const texts = rarest(allTextsFor(product, stars), categoryId, model)
    const isRepeated = (uses.get(`${categoryId} ${texts[0]}`) ?? 0) > 1
    if (!isRepeated && chance.next() < 0.5) return texts
    const remarks = remarksFor(product, stars)
    const isFree = ([en]: Remark) => !pairs.has(`${categoryId} ${texts[0]} ${en}`)
    const [en, es] = rarest(remarks.some(isFree) ? remarks.filter(isFree) : remarks, categoryId, model)
    pairs.add(`${categoryId} ${texts[0]} ${en}`)
    return [texts[0], texts[1], `${texts[2]} ${en}`, `${texts[3]} ${es}`]
  }
}

/** Everything that a review with these stars may say of a product. */
export function allTextsFor(product: OfKind, stars: number): ReviewText[] {
  const more = kindsOf(moreByKind, product).flatMap(({ texts }) => texts[stars] ?? [])
  return [...more, ...textsFor(product, stars), ...(moreOfAnything[stars] ?? [])]
}

/** The remarks that may follow it. */
export function remarksFor(product: OfKind, stars: number): readonly Remark[] {
  if (stars < 3) return poorRemarksOfAnything
  if (stars === 3) return fairRemarksOfAnything
  return [...kindsOf(moreByKind, product).flatMap(({ remarks }) => remarks), ...remarksOfAnything]
}
