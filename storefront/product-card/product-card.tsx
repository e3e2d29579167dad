import { memo } from 'react'
import { cardText, states } from '#domain/products/card-text.ts'
import type { ProductCard as Product } from '../product/product-card.ts'
import { addToCart, useUnitsInCart } from '../cart/cart-store.ts'
import { compareList, toggleCompared } from '../compare/compare-list.ts'
import { openQuickView, prefetchQuickView } from '../quick-view/open-quick-view.ts'
import { useBranchCode, useRoot } from '../page/use-root.ts'
import { productPath } from '../product/product-path.ts'
import { useOwnPrice } from '../shopper/own-prices.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { onFirstClick } from '../ui/on-first-click.ts'
import { DiscountBadge, Price } from '../product/price.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProductFacts, ProductOptions } from '../product/product-facts.tsx'
import { Rating } from '../product/rating.tsx'
import { StockNote, bandOf } from '../product/stock-note.tsx'
import { withoutBreaks } from '../ui/without-breaks.tsx'

interface Props {
  product: Product
  /** The branch whose stock the card shows and whose cart it adds to; by default the shopper's branch. */
  branchCode?: number
  /** Whether the card is visible when the page opens: then its picture loads at once, otherwise when it comes near. */
  isFirst?: boolean
  /** The width of the card, as the `sizes` attribute of its picture. */
  sizes?: string
  /** The heading level of the product's name, to suit the headings of the page. */
  heading?: 'h2' | 'h3'
}

const gridSizes = '(min-width: 80rem) 14rem, (min-width: 48rem) 23vw, (min-width: 36rem) 30vw, 45vw'

/**
 * A product in a grid or carousel. The link of the name covers the whole card, and the buttons are above it. It is
 * memoized: it renders again for another product, not whenever the list around it renders.
 */
export const ProductCard = memo(function ProductCard({
  product: shown,
  branchCode,
  isFirst = false,
  sizes = gridSizes,
  heading: Heading = 'h3',
}: Props) {
  const product = useOwnPrice(shown)
  const [picture] = product.imageGallery
  const name = product.description
  const { title, facts } = cardText(name, product)
  return (
    <article className="card product">
      <div className="product-picture">
        {picture ? (
          <Picture src={picture.picture_url} alt="" sizes={sizes} isFirst={isFirst} />
        ) : (
          <Icon name="package" className="size-1/3 opacity-60" />
        )}
        <DiscountBadge product={product} />
      </div>
      <p className="product-brand">
        {/* Most titles have it. */}
        {!states(title, product.brand) && product.brand}
        <Rating average={product.avgRating} count={product.total_reviews} />
      </p>
      <Heading className="product-name">
        <a href={productPath(product.codarticulo)} aria-label={title === name ? undefined : name}>
          {withoutBreaks(title)}
        </a>
      </Heading>
      <div className="product-of">
        <ProductFacts product={product} facts={facts} />
        <ProductOptions product={product} hasPublicPrices={product === shown} />
      </div>
      <Price product={product} />
      <StockNote here={product.existence} everywhere={product.GlobalExistence} />
      <CardTools product={product} branchCode={branchCode} />
      <CardAction product={product} branchCode={branchCode} />
    </article>
  )
})

interface ActionProps {
  product: Product
  branchCode: number | undefined
}

/** The small buttons on a card's picture: the comparison, and the quick view if the configuration has it on. */
function CardTools({ product: { codarticulo: code, description: name }, branchCode }: ActionProps) {
  const messages = useMessages(cardMessages)
  const root = useRoot()
  const ownBranch = useBranchCode()
  const isCompared = compareList.use().includes(code)
  const quickViewProduct = { code, name, branchCode: branchCode ?? ownBranch }
  const prefetch = () => prefetchQuickView(quickViewProduct)
  return (
    <div className="product-tools needs-script">
      {root?.configuration?.general.web_page.quick_view && (
        <button
          type="button"
          aria-label={messages.quickViewNamed(name)}
          aria-haspopup="dialog"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => openQuickView(quickViewProduct)}
          className="product-tool icon-eye"
        />
      )}
      {/* Last, so at the edge: once pressed it stays visible on a card without the pointer, the quick view does not. */}
      <button
        type="button"
        aria-pressed={isCompared}
        aria-label={messages.compareNamed(name)}
        onClick={() => toggleCompared(code)}
        className="product-tool icon-scale"
      />
    </div>
  )
}

/**
 * The card's button: adds one unit to the cart. If the product cannot be bought, it only looks like a link to its page.
 */
function CardAction({ product, branchCode }: ActionProps) {
  const messages = useMessages(cardMessages)
  const ownBranch = useBranchCode()
  const branch = branchCode ?? ownBranch
  const inCart = useUnitsInCart(product.codarticulo, branch)
  if (product.price === null || bandOf(product.existence) === 'none') {
    // The name's link already leads to the page, so this is not focusable.
    return (
      <span aria-hidden className="button button-quiet product-action">
        {messages.view}
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={onFirstClick(() => addToCart(product, branch))}
      aria-label={messages.addNamed(product.description)}
      title={inCart > 0 ? messages.inCart(inCart) : undefined}
      className="button product-action product-add icon-plus needs-script"
    >
      {messages.add}
      {/* The style sheet shows the number: as a text of the button it would have to be a part of the button's name. */}
      <i aria-hidden className="product-units" data-units={inCart || undefined} />
    </button>
  )
}

/** The placeholder of a card while its list loads, with the same lines at the same heights. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden className="card product">
      <div className="skeleton product-picture" />
      <div className="skeleton h-4 w-1/3" />
      <div className="skeleton h-10" />
      <div className="skeleton mt-auto h-11 w-2/3" />
      <div className="skeleton h-4 w-1/2" />
      <div className="skeleton product-action h-11" />
    </div>
  )
}
