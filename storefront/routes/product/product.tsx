import { type ReactNode, useEffect, useMemo } from 'react'
import { isRouteErrorResponse, useSearchParams } from 'react-router'
import { cardText } from '#domain/products/card-text.ts'
import type { Choices } from '../../product/options.ts'
import { ShortName } from '../../product/short-name.tsx'
import { toCard } from '../../product/product-card.ts'
import { CompareButton } from '../../compare/compare-button.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Gallery } from '../../product/gallery.tsx'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { memoPage } from '../../hydration/memo-page.ts'
import { Rating } from '../../product/rating.tsx'
import { pageContext } from '../../page/page-context.ts'
import { RecentlyViewed } from '../../recent/recently-viewed.tsx'
import { rememberViewed } from '../../recent/viewed-list.ts'
import { useProductViewed } from '../../search/search-events.ts'
import { NotFoundPage } from '../../shell/not-found.tsx'
import { PageError } from '../../shell/page-error.tsx'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import type { Route } from './+types/product'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { FittingDevices } from './fitting-devices.tsx'
import { loadProduct } from './load-product.ts'
import { OptionLinks } from './option-links.tsx'
import { type ShownProduct, hasQuantityPrices, useProductAtLevel } from './product-at-level.ts'
import { PriceBlock } from './price-block.tsx'
import { productMeta, productStructuredData } from './product-meta.ts'
import { Section } from './section.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { useFocusOnArrival } from './use-buy-at.ts'
import { usePurchase } from './use-purchase.ts'

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const args = { matches, location }
  if (!loaderData) return pageMeta(args, { title: metaMessages(args, productMessages).notFound, isPrivate: true })
  const root = matches[0].loaderData
  const structuredData = import.meta.env.SSR && root ? productStructuredData(args, loaderData, root) : []
  return [...productMeta(args, loaderData, root?.language ?? 'en'), ...structuredData]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadProduct(context.get(pageContext), params.id)
}

const BuyingPromises = deferHydration(() => import('./buying-promises.tsx'), {
  isFirst: true,
  className: 'deferred-promises-to-buyers',
})
// Few products have one of these.
const NotHere = deferHydration(() => import('./not-here.tsx'), { isFirst: true, className: 'deferred-not-here' })
const PriceLadder = deferHydration(() => import('./price-ladder.tsx'), {
  isStatic: true,
  isFirst: true,
  className: 'deferred-ladder',
})
const AboutProduct = deferHydration(() => import('./about-product.tsx'), {
  isStatic: true,
  className: 'deferred-sections',
})
const CompanionSet = deferHydration(() => import('./companion-set.tsx'), { className: 'deferred-companions' })
const BranchStock = deferHydration(() => import('./branch-stock.tsx'), { className: 'deferred-branches' })
const Specifications = deferHydration(() => import('./specifications.tsx'), {
  isStatic: true,
  className: 'deferred-sections',
})
const CardRow = deferHydration(() => import('../../product-card/card-row.tsx'), { className: 'deferred-row-of-cards' })
const Reviews = deferHydration(() => import('./reviews-and-questions/reviews.tsx'), { className: 'deferred-posts' })
const Questions = deferHydration(() => import('./reviews-and-questions/questions.tsx'), { className: 'deferred-posts' })

export default memoPage(function ProductPage({ loaderData }: Route.ComponentProps) {
  // The key resets quantity and pictures when a link leads to another product.
  return <ProductContent key={loaderData.product.codarticulo} {...loaderData} />
})

function ProductContent(loaded: Route.ComponentProps['loaderData']) {
  const {
    product: shown,
    choices,
    compatibleDevices,
    companions,
    similar,
    branchCode,
    deliveries,
    closedProducts,
  } = loaded
  const messages = useMessages(productMessages)
  const atLevel = useProductAtLevel(shown, branchCode)
  const { product } = atLevel
  const card = toCard(product)
  const purchase = usePurchase(atLevel, card, branchCode)
  const isHere = purchase.stock > 0
  const { category, codarticulo: code } = product
  const name = <NameBeside product={product} choices={choices} />
  useScrollToReviews()
  useEffect(() => rememberViewed({ codarticulo: code }), [code])
  useProductViewed(code)
  useFocusOnArrival(branchCode)

  return (
    <div className="page pt-2 pb-20 lg:pt-4 lg:pb-0">
      <Breadcrumb
        crumbs={[
          { name: messages.home, to: '/' },
          { name: category.category_name, to: `/shop?category=${category.category_id}` },
          { name: product.description, content: name },
        ]}
      />
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-3 sm:mt-2 sm:gap-6 lg:mt-4 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-10">
        <Gallery pictures={product.imageGallery} name={product.description} />
        <div className="min-w-0 space-y-2.5 sm:space-y-5 lg:row-span-2">
          <Heading product={product} name={name} />
          <PriceBlock product={product} />
          <OptionLinks {...choices} hasPublicPrices={atLevel.product === shown} />
          {compatibleDevices.length > 0 && (
            <FittingDevices devices={compatibleDevices} categoryId={category.category_id} />
          )}
          {isHere ? (
            <BuyBox purchase={purchase} card={card} companions={companions} branchCode={branchCode} />
          ) : (
            <NotHere product={product} alikeHere={loaded.alikeHere} hasSimilar={similar.length > 0} />
          )}
          {(hasQuantityPrices(product) || hasQuantityPrices(shown)) && <PriceLadder {...atLevel} shown={shown} />}
          <BuyingPromises {...{ product, deliveries, closedProducts }} />
          <div id="stock-by-branch" className="scroll-mt-24">
            <BranchStock product={product} />
          </div>
        </div>
        {/* Below the pictures, and on a phone below all. It does not depend on the price level. */}
        <div className="min-w-0 max-lg:mt-3">
          <AboutProduct {...loaded} />
        </div>
      </div>
      <BelowTheFold {...loaded} atLevel={product} isHere={isHere} />
      {isHere && <BuyBar purchase={purchase} card={card} companions={companions} branchCode={branchCode} />}
    </div>
  )
}

interface BelowProps {
  /** The product at the customer's price level. */
  atLevel: ShownProduct
  isHere: boolean
}

/**
 * What goes with the product, its specifications, reviews and questions, then accessories, similar products and parts for
 * repairs. Only the first depends on the price level.
 */
function BelowTheFold({ atLevel, isHere, ...loaded }: Route.ComponentProps['loaderData'] & BelowProps) {
  const { product, choices, branchCode, compatibleDevices, similar, reviews, summary, questions } = loaded
  const messages = useMessages(productMessages)
  const { companions, accessories: others, parts, hasFewSpecifications } = loaded
  // The set is not offered where the device cannot be bought, so what it has stands among the accessories. A new array
  // would be new data for the row, whose code loads at once then.
  const accessories = useMemo(() => (isHere ? others : [...companions, ...others]), [isHere, others, companions])
  const device = compatibleDevices[0]?.name ?? `${product.brand} ${product.model}`
  const code = product.codarticulo
  return (
    <div className="mt-12 space-y-12">
      {isHere && companions.length > 0 && (
        <CompanionSet product={atLevel} companions={companions} branchCode={branchCode} />
      )}
      {!hasFewSpecifications && <Specifications product={product} choices={choices} />}
      <Section id="reviews" title={messages.reviews}>
        <Reviews code={code} first={reviews} summary={summary} />
      </Section>
      {/* Its title stands in the column of the stars above, so that a list of few questions leaves no column empty. */}
      <Section
        id="questions"
        title={messages.questions}
        className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-8"
      >
        <Questions code={code} first={questions} />
      </Section>
      <div className="product-rows no-print">
        {accessories.length > 0 && (
          <Section id="accessories" title={messages.accessories(device)}>
            <CardRow products={accessories} labelledBy="accessories" />
          </Section>
        )}
        {similar.length > 0 && (
          <Section id="similar" title={messages.similar}>
            <CardRow products={similar} labelledBy="similar" />
          </Section>
        )}
      </div>
      {parts.length > 0 && (
        <Section id="parts" title={messages.parts(device)} className="no-print">
          <CardRow products={parts} labelledBy="parts" />
        </Section>
      )}
      <RecentlyViewed except={code} />
    </div>
  )
}

/** The name without the colour, the storage and the length that the choices state. */
function NameBeside({ product, choices }: { product: ShownProduct; choices: Choices }) {
  const { description, model, color, storage, length } = product
  const { title } = cardText(description, {
    model,
    color: choices.colours.length > 0 ? color : null,
    storage: choices.storages.length > 0 ? storage : null,
    length: choices.lengths.length > 0 ? length : null,
  })
  return <ShortName name={description} title={title} />
}

function Heading({ product, name }: { product: ShownProduct; name: ReactNode }) {
  const messages = useMessages(productMessages)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <p className="min-w-0 text-sm font-semibold wrap-anywhere">{product.brand}</p>
          {product.total_reviews > 0 && (
            <a href="#reviews" className="inline-flex min-h-8 items-center text-sm hover:underline">
              <Rating average={product.avgRating} count={product.total_reviews} />
            </a>
          )}
        </div>
        <div className="flex flex-wrap">
          <CompareButton code={product.codarticulo} />
          <ShareButton
            product={product}
            label={messages.share}
            className="needs-script -my-2 -mr-2 font-semibold text-link hover:bg-link-soft"
          />
        </div>
      </div>
      <h1 className="product-title sm:mt-1">{name}</h1>
      {/* Paper shows no choices, so the chosen ones are named there. */}
      <p className="hidden text-sm print:block">{product.description}</p>
    </div>
  )
}

/** Scrolls to the reviews when the URL has `?scroll=reviews`. */
function useScrollToReviews(): void {
  const [search] = useSearchParams()
  const shouldScroll = search.get('scroll') === 'reviews'
  useEffect(() => {
    if (shouldScroll) document.getElementById('reviews')?.scrollIntoView()
  }, [shouldScroll])
}

function UnknownProduct() {
  const messages = useMessages(productMessages)
  return <NotFoundPage title={messages.notFound} text={messages.notFoundDetail} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownProduct /> : <PageError />
}
