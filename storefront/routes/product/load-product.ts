import { data, redirect } from 'react-router'
import { getProduct } from '#contract/products.ts'
import { listQuestions } from '#contract/questions.ts'
import { listRelated } from '#contract/related.ts'
import { getReviewSummary, listReviews } from '#contract/reviews.ts'
import { parseRichText } from '#domain/products/rich-text.ts'
import { toCard } from '../../product/product-card.ts'
import { productPath } from '../../product/product-path.ts'
import type { PageContext } from '../../page/page-context.ts'
import { choicesOf } from './options.ts'

const accessoriesMax = 10

/**
 * All that the page of a product shows. What stands beside the product is null or empty where it cannot be had: the
 * product is what the page is for, and who comes next gets another try. A code in another case has moved to the code as
 * it is written: one product, one address. A code that no product has, or could have, is a page that does not exist.
 */
export async function loadProduct(
  { client, branchCode, keepNot }: Pick<PageContext, 'client' | 'branchCode' | 'keepNot'>,
  id: string,
) {
  const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
    answer.catch(() => {
      keepNot()
      return null
    })
  const { product } = await client.call(getProduct, { id, codplace: branchCode }).catch(refuseUnknown)
  // The reviews come by themselves, with their authors and how many there are.
  const { feacture, reviews: _reviews, note: _note, ...shown } = product
  const code = product.codarticulo
  if (id !== code && id.toUpperCase() === code.toUpperCase()) throw redirect(productPath(code), 301)
  const [related, reviews, summary, questions] = await Promise.all([
    orNull(client.call(listRelated, { id: code, codplace: branchCode })),
    orNull(client.call(listReviews, { id: code })),
    orNull(client.call(getReviewSummary, { code })),
    orNull(client.call(listQuestions, { id: code })),
  ])
  return {
    product: shown,
    features: parseRichText(feacture),
    choices: choicesOf(product, related?.variants ?? []),
    fits: (related?.fits ?? []).map((device) => ({
      name: `${device.brand} ${device.model}`,
      code: device.product?.codarticulo ?? null,
    })),
    accessories: (related?.accessories ?? []).slice(0, accessoriesMax).map(toCard),
    similar: (related?.similar ?? []).map(toCard),
    reviews,
    summary,
    questions,
    branchCode,
  }
}

function refuseUnknown(error: unknown): never {
  // The store's own error, thrown outside of this bundle: it is known by its facts, not by its class.
  const status = (error as { httpStatus?: number }).httpStatus
  if (status === 404 || status === 422) throw data(null, { status: 404 })
  throw error
}
