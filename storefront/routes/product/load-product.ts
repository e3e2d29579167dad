import { data, redirect } from 'react-router'
import { listDeliveryPrices } from '#contract/branches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getProduct } from '#contract/products.ts'
import { listQuestions } from '#contract/questions.ts'
import { listRelated } from '#contract/related.ts'
import { getReviewSummary, listReviews } from '#contract/reviews.ts'
import { type MessengerOffer, messengerOfferOf } from '#domain/delivery/least-price.ts'
import { toCentavos } from '#domain/money/money.ts'
import { oneOfEachModel } from '#domain/products/one-of-each-model.ts'
import { parseRichText } from '#domain/products/rich-text.ts'
import { closedProductsOf } from '#domain/returns/closed-products.ts'
import { toCard } from '../../product/product-card.ts'
import { productPath } from '../../product/product-path.ts'
import { createOrNull } from '../../page/or-null.ts'
import { nationalOfferIn } from '../../page/national-offer.ts'
import type { PageContext } from '../../page/page-context.ts'
import { alikeInStock, choicesOf } from '../../product/options.ts'
import { hasFewFacts } from './stated-by-choices.ts'

const accessoriesMax = 10

/**
 * The data of a product's page. Reviews, questions and related products are null or empty where they fail to load; such a
 * page is not cached, so that the next request tries again. A code in another case redirects to the product's own code, so
 * that a product has one URL. A code that no product has is answered with 404.
 */
export async function loadProduct(
  {
    client,
    branchCode,
    storeVariant,
    doNotCache,
  }: Pick<PageContext, 'client' | 'branchCode' | 'storeVariant' | 'doNotCache'>,
  id: string,
) {
  const orNull = createOrNull(doNotCache)
  const { product } = await client.call(getProduct, { id, codplace: branchCode }).catch(refuseUnknown)
  // The page fetches the reviews on their own: with their authors and their total.
  const { feacture, reviews: _reviews, note: _note, ...shown } = product
  const code = product.codarticulo
  if (id !== code && id.toUpperCase() === code.toUpperCase()) throw redirect(productPath(code), 301)
  const [related, reviews, summary, questions, prices] = await Promise.all([
    orNull(client.call(listRelated, { id: code, codplace: branchCode })),
    orNull(client.call(listReviews, { id: code })),
    orNull(client.call(getReviewSummary, { code })),
    orNull(client.call(listQuestions, { id: code })),
    orNull(client.call(listDeliveryPrices, {})),
  ])
  const choices = choicesOf(product, related?.variants ?? [])
  return {
    product: shown,
    features: parseRichText(feacture),
    choices,
    hasFewSpecifications: hasFewFacts(product, choices),
    alikeHere: product.existence === 0 ? alikeInStock(product, related?.variants ?? []) : undefined,
    compatibleDevices: (related?.fits ?? []).map((device) => ({
      word: device.value,
      name: `${device.brand} ${device.model}`,
      code: device.product?.codarticulo ?? null,
    })),
    ...(related ? accessoriesBeside(related) : { accessories: [], parts: [] }),
    companions: (related?.companions ?? []).map(toCard),
    similar: oneOfEachModel(related?.similar ?? []).map(toCard),
    reviews,
    summary,
    questions,
    branchCode,
    deliveries: deliveriesOf(prices, shown.branchesAvailable),
    closedProducts: closedProductsOf(storeVariant, product.category.category_id),
  }
}

/** How a product is delivered to an address that is not known (DELIVERY-18). */
export type Deliveries = ReturnType<typeof deliveriesOf>

/** From each branch that has the product and a messenger, by its code, and by national shipping. */
function deliveriesOf(
  prices: ReplyOf<typeof listDeliveryPrices> | null,
  stocks: ReplyOf<typeof getProduct>['product']['branchesAvailable'],
) {
  const having = new Set(stocks.flatMap(({ pos_id: code, existencia: stock }) => (stock === 0 ? [] : code)))
  const local: Record<number, MessengerOffer> = {}
  for (const { codplace, zones } of prices?.local ?? []) {
    const offer = messengerOfferOf(zones.map(({ km, price_from: from }) => ({ km, fromCentavos: toCentavos(from) })))
    if (offer && having.has(codplace)) local[codplace] = offer
  }
  return { local, national: prices ? nationalOfferIn(prices) : undefined }
}

/**
 * One accessory of each model, whose card names its other colours, without what stands in the set beside them; parts for
 * repairs apart from the others.
 */
function accessoriesBeside({ accessories, companions, parts }: ReplyOf<typeof listRelated>) {
  const chosen = oneOfEachModel(accessories, companions)
  const isPart = ({ codarticulo }: { codarticulo: string }) => parts.includes(codarticulo)
  return {
    accessories: chosen
      .filter((one) => !isPart(one))
      .slice(0, accessoriesMax)
      .map(toCard),
    parts: chosen.filter(isPart).map(toCard),
  }
}

function refuseUnknown(error: unknown): never {
  // The error class of the server is not part of this bundle, so `instanceof` would not recognize it.
  const status = (error as { httpStatus?: number }).httpStatus
  if (status === 404 || status === 422) throw data(null, { status: 404 })
  throw error
}
