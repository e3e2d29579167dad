import { listDeliveryPrices } from '#contract/branches.ts'
import { getConfiguration, getImages } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { NationalOffer } from '#domain/delivery/least-price.ts'
import { nationalOfferIn } from '../../page/national-offer.ts'
import type { PageContext } from '../../page/page-context.ts'
import {
  dayOffers,
  firstFacts,
  homeBrands,
  homeLists,
  homePhones,
  recommended,
  recommendedCards,
  seasonPrices,
  topCategories,
} from './home-lists.ts'
import { resultWithin } from '../../page/result-within.ts'

/** The longest wait for a part of the page. Without the banners in this time the interactive slider takes their place. */
const waitMs = 4_000

/**
 * The data of home (HOME-2). A list whose call failed or took too long is null: the page offers to fetch it again, and is
 * not cached, so that the next request tries again; without the delivery rates it promises no delivery. Without banners the page shows the interactive slider, without
 * advertisements the default ones.
 */
export async function loadHome({
  client,
  branchCode,
  storeVariant,
  doNotCache,
}: Pick<PageContext, 'client' | 'branchCode' | 'storeVariant' | 'doNotCache'>) {
  const configuration = client.call(getConfiguration, {})
  // Without the configuration the response has status 503 anyway, whichever brand its lists show.
  const store = configuration.then(
    ({ general }) => ({ client, branchCode, storeVariant, houseBrand: general.house_brand }),
    () => ({ client, branchCode, storeVariant, houseBrand: null }),
  )
  const ofPhones = homePhones({ client, branchCode })
  const ofFirst = ofPhones.then(({ phones: [it] }) => (it ? firstFacts({ client, branchCode }, it) : []))
  const orUndefined = async <T>(reply: Promise<T>): Promise<T | undefined> => {
    const value = await resultWithin(waitMs, reply)
    if (value === undefined) doNotCache()
    return value
  }
  const [images, settings, phones, facts, newest, hots, offers, flash, first, categories, brands, prices, deliveries] =
    await Promise.all([
      orUndefined(client.call(getImages, {})),
      orUndefined(configuration),
      orUndefined(ofPhones),
      orUndefined(ofFirst),
      orUndefined(store.then(homeLists.newest)),
      orUndefined(store.then(homeLists.hots)),
      orUndefined(store.then(dayOffers)),
      orUndefined(store.then(homeLists.flash)),
      orUndefined(store.then((it) => recommended(it, 1))),
      orUndefined(topCategories({ client })),
      orUndefined(store.then(homeBrands)),
      orUndefined(store.then(seasonPrices)),
      orUndefined(client.call(listDeliveryPrices, {})),
    ])
  const deadline = settings?.general.web_page.flash_offers_deadline ?? null
  return {
    banners: images?.images.filter(({ type }) => type === 'main') ?? [],
    ads: images?.images.filter(({ type }) => type === 'secondary') ?? [],
    phones: phones?.phones ?? [],
    phoneFacts: facts ?? [],
    phoneBands: phones?.bands ?? [],
    newest: newest ?? null,
    hots: hots ?? null,
    offers: offers?.docs ?? null,
    flash: flash ?? null,
    flashEnd: deadline ?? offers?.flashEnd ?? null,
    /** Whether they end together, at the deadline that staff have set; otherwise the first of them end. */
    isFlashEndOfAll: deadline !== null,
    recommended: first ? { ...first, docs: recommendedCards(first.docs, newest ?? []) } : null,
    categories: categories ?? [],
    brands: brands ?? [],
    seasonPrices: prices ?? {},
    delivery: deliveries && promisedDelivery(deliveries, branchCode),
  }
}

export type PromisedDelivery = 'messenger' | NationalOffer['days']

/**
 * The delivery that the strip of perks promises (HOME-18): by messenger where the branch has one, else the working days of
 * national shipping; undefined where neither is.
 */
function promisedDelivery(
  prices: ReplyOf<typeof listDeliveryPrices>,
  branchCode: number,
): PromisedDelivery | undefined {
  if (prices.local.some(({ codplace, zones }) => codplace === branchCode && zones.length > 0)) return 'messenger'
  return nationalOfferIn(prices)?.days
}
