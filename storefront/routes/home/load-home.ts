import { getConfiguration, getImages } from '#contract/configuration.ts'
import type { PageContext } from '../../page/page-context.ts'
import { dayOffers, homeBrands, homeLists, recommended, topCategories } from './home-lists.ts'
import { within } from '../../page/within.ts'

/**
 * Without a banner configuration in this time the interactive slider stands in; no other part makes the page wait
 * for longer either.
 */
const waitMs = 4_000

/**
 * All that home shows, (HOME-2). A part whose call failed, or took too long, is null: it says so and offers
 * to ask again, and the rest of the page stands; who comes next gets another try. Without banners the interactive
 * slider shows, without advertisements our own do.
 */
export async function loadHome({
  client,
  branchCode,
  storeVariant,
  keepNot,
}: Pick<PageContext, 'client' | 'branchCode' | 'storeVariant' | 'keepNot'>) {
  const configuration = client.call(getConfiguration, {})
  // Without the configuration the page is answered with 503: which brand its lists are of matters little then.
  const store = configuration.then(
    ({ general }) => ({ client, branchCode, storeVariant, houseBrand: general.house_brand }),
    () => ({ client, branchCode, storeVariant, houseBrand: null }),
  )
  const soon = async <T>(asked: Promise<T>): Promise<T | undefined> => {
    const answer = await within(waitMs, asked)
    if (answer === undefined) keepNot()
    return answer
  }
  const [images, settings, newest, hots, offers, flash, first, categories, brands] = await Promise.all([
    soon(client.call(getImages, {})),
    soon(configuration),
    soon(store.then(homeLists.newest)),
    soon(store.then(homeLists.hots)),
    soon(store.then(dayOffers)),
    soon(store.then(homeLists.flash)),
    soon(store.then((it) => recommended(it, 1))),
    soon(topCategories({ client })),
    soon(store.then(homeBrands)),
  ])
  return {
    banners: images?.images.filter(({ type }) => type === 'main') ?? [],
    ads: images?.images.filter(({ type }) => type === 'secondary') ?? [],
    newest: newest ?? null,
    hots: hots ?? null,
    offers: offers?.docs ?? null,
    flash: flash ?? null,
    flashEnd: settings?.general.web_page.flash_offers_deadline ?? offers?.flashEnd ?? null,
    recommended: first ?? null,
    categories: categories ?? [],
    brands: brands ?? [],
  }
}
