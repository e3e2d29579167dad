import { compareProducts } from '#contract/compare.ts'
import { listProducts } from '#contract/products.ts'
import type { Client } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listHots, listOffers, listPhones, listTopCategories } from '#contract/showcase.ts'
import type { Centavos } from '#domain/money/money.ts'
import { type StoreVariant, categoryCode } from '#domain/products/category-codes.ts'
import { oneOfEachModel } from '#domain/products/one-of-each-model.ts'
import { offersToShow } from '#domain/products/offers-to-show.ts'
import { type ProductCard, toCard } from '../../product/product-card.ts'
import { displayPrice } from '../../product/display-price.ts'
import { houseBrandFilter } from './house-brand.ts'
import { type SeasonName, seasonList, seasonNames } from './seasons.ts'

/**
 * The query that all product carousels of home share (HOME-4): products of the house brand only, where there is one. It
 * asks for more than are shown, since several may be of one model.
 */
const carouselOf = ({ houseBrand }: HomeStore) =>
  ({ page: 1, limit: 24, prices: '0,100000', ...houseBrandFilter(houseBrand) }) as const
const carouselMax = 10
const recommendedSize = 12
const brandsMax = 9
const factsMax = 3

export type ListName = 'newest' | 'hots' | 'offers' | 'flash'

export interface HomeStore {
  client: Client
  branchCode: number
  storeVariant: StoreVariant
  /** The slug of the house brand; null where the store has none. */
  houseBrand: string | null
}

type Listed = Parameters<typeof toCard>[0]

const cardsOf = ({ docs }: { docs: readonly Listed[] }) => docs.map(toCard)
/** Ten cards at most, one of each model. */
const carouselCards = ({ docs }: { docs: readonly Listed[] }) => oneOfEachModel(docs).slice(0, carouselMax).map(toCard)

/** The product lists of home by name. The server fetches them, and the browser those that failed. */
export const homeLists: Record<ListName, (store: HomeStore) => Promise<ProductCard[]>> = {
  newest: async (store) =>
    carouselCards(
      await store.client.call(listProducts, {
        ...carouselOf(store),
        order_by: 'newest',
        category: categoryCode(store.storeVariant, 'headphones'),
        place: store.branchCode,
      }),
    ),
  hots: async ({ client, branchCode: place, houseBrand }) =>
    cardsOf(await client.call(listHots, { place, ...houseBrandFilter(houseBrand) })),
  offers: async (store) => (await dayOffers(store)).docs,
  flash: async (store) =>
    carouselCards(
      await store.client.call(listProducts, {
        ...carouselOf(store),
        order_by: 'newest',
        category: categoryCode(store.storeVariant, 'speakers'),
        place: store.branchCode,
        only_offers: '1',
      }),
    ),
}

/** The offers of the day without their first (HOME-4), and when the flash offers end by themselves (HOME-9). */
export async function dayOffers({
  client,
  branchCode,
  houseBrand,
}: HomeStore): Promise<{ docs: ProductCard[]; flashEnd: string | null }> {
  const { offers, flash_offers_end } = await client.call(listOffers, {
    place_id: branchCode,
    ...houseBrandFilter(houseBrand),
  })
  return { docs: offersToShow(cardsOf(offers)), flashEnd: flash_offers_end }
}

/** A page of the recommended products: headphones of the house brand, where there is one, the most popular first. */
export async function recommended(store: HomeStore, page: number) {
  const category = categoryCode(store.storeVariant, 'headphones')
  const query = {
    ...carouselOf(store),
    limit: recommendedSize,
    order_by: 'popularity',
    category,
    place: store.branchCode,
    page,
  } as const
  const { docs, pages } = await store.client.call(listProducts, query)
  return { docs, pages }
}

/** The cards of a recommended page: one of each model, without what home shows already, unless that is all of them. */
export function recommendedCards(
  docs: readonly Listed[],
  shown: readonly Pick<ProductCard, 'codarticulo'>[],
): ProductCard[] {
  const codes = new Set(shown.map(({ codarticulo }) => codarticulo))
  const others = docs.filter(({ codarticulo }) => !codes.has(codarticulo))
  return oneOfEachModel(others.length > 0 ? others : docs).map(toCard)
}

/** A model of phone, by the cheapest of its products that the branch can sell. */
export interface Phone extends Pick<
  ProductCard,
  'codarticulo' | 'price' | 'special_price' | 'quantity_required_special_price' | 'discountPercentage'
> {
  /** The maker and the model. */
  name: string
  /** The URL of its picture, as `Picture` takes it; null without one. */
  picture: string | null
  /** Whether other products of the model cost more. */
  hasDearer: boolean
}

export type PhoneBand = ReplyOf<typeof listPhones>['price_bands'][number]

/** The phones of the branch, of all brands: the most popular models, and the bands of their prices (HOME-13, HOME-14). */
export async function homePhones({
  client,
  branchCode: place,
}: Pick<HomeStore, 'client' | 'branchCode'>): Promise<{ phones: Phone[]; bands: PhoneBand[] }> {
  const { docs, price_bands } = await client.call(listPhones, { place })
  const phones = docs.map(({ has_dearer, brand, model, description, imageGallery, ...card }) => ({
    codarticulo: card.codarticulo,
    price: card.price,
    special_price: card.special_price,
    quantity_required_special_price: card.quantity_required_special_price,
    discountPercentage: card.discountPercentage,
    name: model ? `${brand} ${model}` : description,
    picture: imageGallery[0]?.picture_url ?? null,
    hasDearer: has_dearer,
  }))
  return { phones, bands: price_bands }
}

/** The first three specifications of a phone, such as `Display 6.2 in`, in the retailer's order (HOME-1). */
export async function firstFacts(
  { client, branchCode: place }: Pick<HomeStore, 'client' | 'branchCode'>,
  { codarticulo: codes }: Pick<Phone, 'codarticulo'>,
): Promise<string[]> {
  const { products } = await client.call(compareProducts, { codes, place })
  return (products[0]?.specifications ?? []).slice(0, factsMax).map(({ name, value }) => `${name} ${value}`)
}

/**
 * The lowest price of each season card's category, as the list shows it that the card opens; none of an empty one, and of
 * a category that an earlier card has: its lowest price is that card's (HOME-7).
 */
export async function seasonPrices({
  client,
  branchCode: place,
  storeVariant,
}: HomeStore): Promise<Partial<Record<SeasonName, Centavos>>> {
  const prices = await Promise.all(
    seasonNames.map(async (name) => {
      const { category, isOfEarlierCard } = seasonList(storeVariant, name)
      if (isOfEarlierCard) return [name, undefined] as const
      const { docs } = await client.call(listProducts, { page: 1, limit: 10, order_by: 'price_asc', category, place })
      const [cheapest] = cardsOf({ docs })
      return [name, cheapest && displayPrice(cheapest).nowCentavos] as const
    }),
  )
  return Object.fromEntries(prices.filter(([, price]) => price !== undefined))
}

/** The nine brands with the most products; the house brand, where there is one, is always among them. */
export async function homeBrands({
  client,
  branchCode: place,
  houseBrand,
}: HomeStore): Promise<{ name: string; slug: string }[]> {
  const { facets } = await client.call(listProducts, { limit: 10, place })
  const byCount = facets.brands.toSorted((a, b) => b.count - a.count)
  const ownBrand = byCount.filter(({ slug }) => slug === houseBrand)
  const others = byCount.filter(({ slug }) => slug !== houseBrand).slice(0, brandsMax - ownBrand.length)
  return [...others.slice(0, 4), ...ownBrand, ...others.slice(4)].map(({ name, slug }) => ({ name, slug }))
}

/** The categories to suggest (HOME-6): 21 at most, 9 on the variant. */
export async function topCategories({ client }: Pick<HomeStore, 'client'>) {
  const top = await client.call(listTopCategories, {})
  return top.map(({ category_id, category_name, picture_url }) => ({
    id: category_id,
    name: category_name,
    picture: picture_url,
  }))
}
