import type { compareProducts } from '#contract/compare.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { toCard } from '../../product/product-card.ts'

type Product = ReplyOf<typeof compareProducts>['products'][number]

/** A product of a comparison: its card, and the properties that a card does not show. */
export type ComparedProduct = ReturnType<typeof toComparedProduct>

export function toComparedProduct({ specifications, garanty, ...product }: Product) {
  const { model, color, storage, category } = product
  return { card: toCard(product), model, color, storage, category, specifications, garanty }
}

/** The list of products of the same category as a compared one. */
export const listOfKind = ({ category }: Pick<ComparedProduct, 'category'>): string =>
  `/shop?category=${category.category_id}`
