import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { memoPage } from '../../hydration/memo-page.ts'
import { pageContext } from '../../page/page-context.ts'
import { RecentlyViewed } from '../../recent/recently-viewed.tsx'
import { useShop } from '../../page/use-root.ts'
import { usePriceKey } from '../../shopper/own-prices.ts'
import { Welcome } from '../../shell/welcome.tsx'
import { homeMessages } from '../../messages/home.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/home'
import { Banners } from './banners.tsx'
import { ReloadOnSignIn } from './reload-on-sign-in.tsx'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { loadHome } from './load-home.ts'
import { Perks } from './perks.tsx'
import { PhoneRail } from './phone-rail.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { storeStructuredData } from './structured-data.ts'

export const meta: Route.MetaFunction = (args) => {
  const root = args.matches[0].loaderData
  return [
    ...pageMeta(args, {
      title: metaMessages(args, homeMessages).title,
      description: metaMessages(args, shellMessages).description,
    }),
    // Only the server renders the structured data, so the browser does not load this code.
    ...(import.meta.env.SSR && root ? storeStructuredData(root).map((data) => ({ 'script:ld+json': data })) : []),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext))
}

const InteractiveSlider = deferHydration(() => import('./interactive-slider.tsx'), { className: 'slider-place' })
const PriceBands = deferHydration(() => import('./price-bands.tsx'), {
  isStatic: true,
  className: 'deferred deferred-bands',
})
const Ads = deferHydration(() => import('./ads.tsx'), { isStatic: true, className: 'deferred deferred-ads' })
const CategoryCards = deferHydration(() => import('./category-cards.tsx'), {
  isStatic: true,
  className: 'deferred deferred-cards',
})
const CategoryCarousel = deferHydration(() => import('./category-carousel.tsx'), {
  className: 'deferred deferred-categories max-lg:hidden',
})
const FlashOffers = deferHydration(() => import('./flash-offers.tsx'), { className: 'deferred deferred-flash' })
const SeasonCards = deferHydration(() => import('./season-cards.tsx'), {
  isStatic: true,
  className: 'deferred deferred-season',
})
const Brands = deferHydration(() => import('./brands.tsx'), { className: 'deferred deferred-brands' })
const Recommended = deferHydration(() => import('./recommended.tsx'), { className: 'deferred deferred-products' })
const WideCard = deferHydration(() => import('./wide-card.tsx'), {
  isStatic: true,
  className: 'deferred deferred-wide max-lg:hidden',
})
const Community = deferHydration(() => import('./community.tsx'), {
  isStatic: true,
  className: 'deferred deferred-collage max-lg:hidden',
})
const Parallax = deferHydration(() => import('./parallax.tsx'), {
  isStatic: true,
  className: 'deferred deferred-parallax',
})
const Promises = deferHydration(() => import('./promises.tsx'), {
  isStatic: true,
  className: 'deferred deferred-promises',
})

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/**
 * The sections of home, the loud ones first: what can be bought at which price, then where to begin, then what is new and
 * on offer. What only leads on is quiet and stands in groups.
 */
export default memoPage(function Home({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(homeMessages)
  const shop = useShop()
  const {
    banners,
    ads,
    phones,
    phoneFacts,
    phoneBands,
    newest,
    hots,
    offers,
    flash,
    flashEnd,
    isFlashEndOfAll,
    recommended,
    categories,
    brands,
    seasonPrices,
    delivery,
  } = loaderData
  const priceKey = usePriceKey()
  return (
    <div className="space-y-12 pt-1 md:space-y-16 md:pt-2">
      <h1 className="sr-only">{messages.heading(shop.name)}</h1>
      <div className="space-y-4 md:space-y-6">
        {banners.length > 0 ? (
          <Banners banners={banners} phone={phones[0]} facts={phoneFacts} />
        ) : (
          <InteractiveSlider phone={phones[0]} facts={phoneFacts} />
        )}
        {/* The first phone already stands above. */}
        {phones.length > 1 && <PhoneRail phones={phones.slice(1)} />}
        {phoneBands.length > 0 && <PriceBands bands={phoneBands} priceKey={priceKey} />}
      </div>
      <Perks delivery={delivery} />
      <div className="space-y-4">
        <CategoryCards />
        {categories.length > 0 && <CategoryCarousel categories={categories} />}
      </div>
      <ProductTabs newest={newest} hots={hots} offers={offers} />
      <FlashOffers products={flash} end={flashEnd} isEndOfAll={isFlashEndOfAll} />
      <div className="space-y-8 md:space-y-10">
        <SeasonCards prices={seasonPrices} />
        <Ads ads={ads} hots={hots} />
      </div>
      <Recommended first={recommended} />
      {brands.length > 0 && <Brands brands={brands} />}
      <div className="space-y-5 max-lg:hidden">
        <WideCard />
        <Community />
      </div>
      <RecentlyViewed className="page home-viewed" />
      <div className="space-y-5">
        <Parallax />
        <Promises />
      </div>
      <ReloadOnSignIn />
      <Welcome />
    </div>
  )
})
