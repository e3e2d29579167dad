import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { page } from '../../hydration/page.ts'
import { pageContext } from '../../page/page-context.ts'
import { RecentlyViewed } from '../../recent/recently-viewed.tsx'
import { useShop } from '../../page/use-root.ts'
import { Welcome } from '../../shell/welcome.tsx'
import { homeMessages } from '../../messages/home.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/home'
import { Banners } from './banners.tsx'
import { ReloadOnSignIn } from './reload-on-sign-in.tsx'
import { later } from '../../hydration/later.tsx'
import { loadHome } from './load-home.ts'
import { Perks } from './perks.tsx'
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

const InteractiveSlider = later(() => import('./interactive-slider.tsx'), { className: 'slider-place' })
const Ads = later(() => import('./ads.tsx'), { isStill: true, className: 'later later-ads' })
const CategoryCards = later(() => import('./category-cards.tsx'), { isStill: true, className: 'later later-cards' })
const CategoryCarousel = later(() => import('./category-carousel.tsx'), {
  className: 'later later-categories max-lg:hidden',
})
const FlashOffers = later(() => import('./flash-offers.tsx'), { className: 'later later-flash' })
const SeasonCards = later(() => import('./season-cards.tsx'), { isStill: true, className: 'later later-season' })
const Brands = later(() => import('./brands.tsx'), { className: 'later later-brands' })
const Recommended = later(() => import('./recommended.tsx'), { className: 'later later-products' })
const WideCard = later(() => import('./wide-card.tsx'), { isStill: true, className: 'later later-wide max-lg:hidden' })
const Community = later(() => import('./community.tsx'), {
  isStill: true,
  className: 'later later-collage max-lg:hidden',
})
const Parallax = later(() => import('./parallax.tsx'), { isStill: true, className: 'later later-parallax' })
const Promises = later(() => import('./promises.tsx'), { isStill: true, className: 'later later-promises' })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

export default page(function Home({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(homeMessages)
  const shop = useShop()
  const { banners, ads, newest, hots, offers, flash, flashEnd, recommended: first, categories, brands } = loaderData
  return (
    <div className="space-y-14 pt-1 md:space-y-20 md:pt-2">
      <h1 className="sr-only">{messages.heading(shop.name)}</h1>
      <div className="space-y-8 md:space-y-10">
        {banners.length > 0 ? <Banners banners={banners} /> : <InteractiveSlider />}
        <Perks />
      </div>
      <ProductTabs newest={newest} hots={hots} offers={offers} />
      <Ads ads={ads} hots={hots} />
      <CategoryCards />
      {categories.length > 0 && <CategoryCarousel categories={categories} />}
      <SeasonCards />
      {brands.length > 0 && <Brands brands={brands} />}
      <Community />
      <Recommended first={first} />
      <WideCard />
      <FlashOffers products={flash} end={flashEnd} />
      <Parallax />
      <Promises />
      <RecentlyViewed className="page" />
      <ReloadOnSignIn />
      <Welcome />
    </div>
  )
})
