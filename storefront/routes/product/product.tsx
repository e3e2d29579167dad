import { useEffect } from 'react'
import { data, isRouteErrorResponse, useSearchParams } from 'react-router'
import { getProduct, listProducts } from '#contract/catalogue.ts'
import type { Client } from '#contract/client.ts'
import { colourIn } from '#domain/catalogue/colours.ts'
import { formatMoney } from '#domain/money/money.ts'
import { type ProductCard, toCard } from '../../cart/card-price.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { Gallery } from '../../components/gallery.tsx'
import { metaWords, pageMeta } from '../../components/page-meta.ts'
import { priceFacts } from '../../components/price-facts.ts'
import { productPath } from '../../components/product-card.tsx'
import { Rating } from '../../components/rating.tsx'
import { pageContext } from '../../page-context.ts'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { productWords } from '../../words/product.ts'
import { useWords } from '../../words/use-words.ts'
import type { Route } from './+types/product'
import { BranchStock } from './branch-stock.tsx'
import { BuyBar, BuyBox } from './buy-box.tsx'
import { Facts } from './facts.tsx'
import { type Product, type ShownProduct, useProductAtLevel } from './own-detail.ts'
import { PriceBlock } from './price-block.tsx'
import { parseRichText } from '#domain/catalogue/rich-text.ts'
import { Sections } from './sections.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { structuredData } from './structured-data.ts'
import { usePurchase } from './use-purchase.ts'

const similarMax = 10

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const words = metaWords({ matches, location }, productWords)
  if (!loaderData) return pageMeta({ matches, location }, { title: words.notFound, isPrivate: true })
  const { product } = loaderData
  const { category, description: name } = product
  const { nowCentavos } = priceFacts(product)
  // One address for a product, whether somebody came by its _id or by its code.
  const pathname = productPath(product.codarticulo)
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const description = nowCentavos === undefined ? words.metaNoPrice(name) : words.metaPrice(name, formatMoney(nowCentavos))
  const crumbs = [
    { name: words.home, path: '/' },
    { name: category.category_name, path: `/shop?category=${category.category_id}` },
    { name, path: pathname },
  ]
  const price =
    nowCentavos === undefined
      ? []
      : [
          { property: 'product:price:amount', content: (nowCentavos / 100).toFixed(2) },
          { property: 'product:price:currency', content: 'DOP' },
        ]
  return [
    ...pageMeta(
      { matches, location: { pathname } },
      { title: name, description, picture: product.imageGallery[0]?.picture_url, type: 'product' },
    ),
    ...price,
    ...structuredData({ product, description, url: `${publicUrl}${pathname}`, publicUrl, crumbs }).map((thing) => ({
      'script:ld+json': thing,
    })),
  ]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { client, branchCode, language } = context.get(pageContext)
  const { product } = await client.call(getProduct, { id: params.id, codplace: branchCode }).catch(refuseUnknown)
  const { feacture, ...shown } = product
  return {
    product: shown,
    features: parseRichText(feacture),
    colour: product.color && (colourIn(product.color)?.[language] ?? product.color),
    similar: await listSimilar(client, product, branchCode),
    branchCode,
  }
}

/** A code that no product has, or could have, is a page that does not exist; anything else is a fault. */
function refuseUnknown(error: unknown): never {
  // The store's own error, thrown outside of this bundle: it is known by its facts, not by its class.
  const status = (error as { httpStatus?: number }).httpStatus
  if (status === 404 || status === 422) throw data(null, { status: 404 })
  throw error
}

/** Others of the category; none where they cannot be had, since the product is what the page is for. */
async function listSimilar(client: Client, product: Product, branchCode: number): Promise<ProductCard[]> {
  const input = { category: product.category.category_id, place: branchCode, limit: 12 as const }
  const { docs } = await client.call(listProducts, input).catch(() => ({ docs: [] }))
  const others = docs.filter(({ codarticulo }) => codarticulo !== product.codarticulo).slice(0, similarMax)
  return others.map(toCard)
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  // Another product is another page: its quantity and its pictures begin anew.
  return <OneProduct key={loaderData.product.codarticulo} {...loaderData} />
}

function OneProduct({ product: shown, features, colour, similar, branchCode }: Route.ComponentProps['loaderData']) {
  const words = useWords(productWords)
  const atLevel = useProductAtLevel(shown, branchCode)
  const { product } = atLevel
  const card = cardOf(product)
  const purchase = usePurchase(atLevel, card, branchCode)
  const { category } = product
  useOwnPricesOf(similar.map(({ codarticulo }) => codarticulo))
  useScrollToReviews()

  return (
    <div className="page pt-2 pb-20 lg:pt-4 lg:pb-12">
      <Breadcrumb
        crumbs={[
          { name: words.home, to: '/' },
          { name: category.category_name, to: `/shop?category=${category.category_id}` },
          { name: product.description },
        ]}
      />
      <div className="mt-2 grid gap-6 lg:mt-4 lg:grid-cols-2 lg:items-start lg:gap-10 xl:grid-cols-[minmax(0,37rem)_minmax(0,1fr)]">
        <Gallery pictures={product.imageGallery} name={product.description} />
        <div className="min-w-0 space-y-5">
          <div>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <span className="font-semibold text-ink">{product.brand}</span>
              <span>
                {words.code} {product.codarticulo}
              </span>
            </p>
            <h1 className="mt-1 text-lg font-bold wrap-anywhere lg:text-xl">{product.description}</h1>
            {product.total_reviews > 0 && (
              <a href="#reviews" className="mt-2 inline-flex min-h-8 items-center text-sm hover:underline">
                <Rating average={product.avgRating} count={product.total_reviews} />
              </a>
            )}
          </div>
          <PriceBlock {...atLevel} shown={shown} />
          <BuyBox purchase={purchase} card={card} branchCode={branchCode} />
          <BranchStock product={product} />
          <Facts product={product} colour={colour} />
        </div>
      </div>
      <div className="mt-12 space-y-12">
        <Sections product={product} features={features} />
        <SimilarProducts products={similar} />
      </div>
      <BuyBar purchase={purchase} />
    </div>
  )
}

/** What a cart keeps of a product: its card, not the whole page. */
function cardOf({
  specifications: _s,
  branchesAvailable: _b,
  prices: _p,
  status: _t,
  garanty: _g,
  subcategory: _c,
  ...product
}: ShownProduct): ProductCard {
  return toCard(product)
}

/** `?scroll=reviews` jumps to the reviews (S2). */
function useScrollToReviews(): void {
  const [search] = useSearchParams()
  const isAsked = search.get('scroll') === 'reviews'
  useEffect(() => {
    if (isAsked) document.getElementById('reviews')?.scrollIntoView()
  }, [isAsked])
}

function UnknownProduct() {
  const words = useWords(productWords)
  return <NotFoundPage title={words.notFound} text={words.notFoundDetail} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownProduct />
  throw error
}
