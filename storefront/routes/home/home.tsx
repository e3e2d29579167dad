import { listProducts } from '#contract/catalogue.ts'
import { getImages } from '#contract/configuration.ts'
import { toCard } from '../../cart/card-price.ts'
import { metaWords, pageMeta } from '../../components/page-meta.ts'
import { pageContext } from '../../page-context.ts'
import { homeWords } from '../../words/home.ts'
import { shellWords } from '../../words/shell.ts'
import type { Route } from './+types/home'
import { Banners } from './banners.tsx'
import { CategoryCards } from './category-cards.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Perks } from './perks.tsx'
import { ProductTabs } from './product-tabs.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: metaWords(args, homeWords).title,
    description: metaWords(args, shellWords).description,
  })

/** The home carousels show the house brand alone (S7, D2); this is its slug. */
const houseBrand = 'vitrina'
const newProductsCategory = 16

export async function loader({ context }: Route.LoaderArgs) {
  const { client, branchCode } = context.get(pageContext)
  const carousel = { page: 1, limit: 10, prices: '0,100000', place: branchCode, brands_selected: houseBrand } // S9
  // What is below the fold never breaks the page.
  const list = (filters: object) =>
    client.call(listProducts, { ...carousel, ...filters }).then(
      ({ docs }) => docs.map(toCard),
      () => [],
    )
  const [banners, newest, top, offers] = await Promise.all([
    client.call(getImages, {}).then(
      ({ images }) => images.filter(({ type }) => type === 'main'),
      () => [],
    ),
    list({ order_by: 'newest', category: newProductsCategory }),
    list({ order_by: 'popularity' }),
    list({ order_by: 'popularity', only_offers: true }),
  ])
  return { banners, newest, top, offers }
}

export default function Home({ loaderData: { banners, newest, top, offers } }: Route.ComponentProps) {
  return (
    <div className="space-y-14 pt-1 md:space-y-20 md:pt-2">
      <div className="space-y-8 md:space-y-10">
        {banners.length > 0 ? <Banners banners={banners} /> : <Hero />}
        <Perks />
      </div>
      <ProductTabs newest={newest} top={top} offers={offers} newCategory={newProductsCategory} />
      <CategoryCards />
      <Closing />
    </div>
  )
}
