import { Plus } from 'lucide-react'
import { useRouteLoaderData } from 'react-router'
import type { ProductCard as Product } from '../cart/card-price.ts'
import { addToCart, useCart } from '../cart/cart-store.ts'
import type { loader } from '../root.tsx'
import { useOwnPrice } from '../shopper/own-prices.ts'
import { productWords } from '../words/product.ts'
import { useWords } from '../words/use-words.ts'
import { DiscountBadge, Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Rating } from './rating.tsx'
import { StockNote, bandOf } from './stock-note.tsx'

interface Props {
  product: Product
  /** The branch whose stock the card shows and whose cart it fills; the shopper's own unless the list names another. */
  branchCode?: number
  /** True for cards seen first: their picture loads at once. */
  isFirst?: boolean
  /** What share of the window a card takes, as the `sizes` of a picture. */
  sizes?: string
  /** The level that fits the page's headings. */
  heading?: 'h2' | 'h3'
}

const gridSizes = '(min-width: 80rem) 14rem, (min-width: 48rem) 23vw, (min-width: 36rem) 30vw, 45vw'

/** Where a product's page is. */
export const productPath = (code: string) => `/products/${encodeURIComponent(code)}`

/** A product in a grid or carousel. The name's link covers the whole card; the button lies above it. */
export function ProductCard({ product: shown, branchCode, isFirst = false, sizes = gridSizes, heading: Heading = 'h3' }: Props) {
  const product = useOwnPrice(shown)
  return (
    <article className="card group relative flex h-full flex-col p-2 transition-shadow hover:shadow-high sm:p-3">
      <div className="relative aspect-square overflow-hidden rounded-md bg-sunken p-3">
        <ProductPicture
          picture={product.imageGallery[0]}
          alt=""
          sizes={sizes}
          isFirst={isFirst}
          className="size-full object-contain transition-transform duration-300 group-hover:scale-105"
        />
        <DiscountBadge
          percent={product.discountPercentage}
          fromQuantity={product.quantity_required_special_price}
          className="absolute top-2 left-2"
        />
      </div>
      <div className="@container flex grow flex-col gap-1 pt-3 sm:px-1 sm:pb-1">
        <div className="flex min-h-4 items-center justify-between gap-2 text-xs">
          <span className="truncate text-muted">{product.brand}</span>
          <Rating average={product.avgRating} count={product.total_reviews} />
        </div>
        <Heading className="line-clamp-2 min-h-10 text-sm font-medium wrap-anywhere">
          <a
            href={productPath(product.codarticulo)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {product.description}
          </a>
        </Heading>
        <div className="mt-auto pt-1">
          <Price product={product} />
        </div>
        <StockNote here={product.existence} everywhere={product.GlobalExistence} />
        <CardAct product={product} branchCode={branchCode} />
      </div>
    </article>
  )
}

/** The card's button: puts one piece into the cart, or leads to the page where nothing can be added. */
function CardAct({ product, branchCode }: { product: Product; branchCode: number | undefined }) {
  const words = useWords(productWords)
  const ownBranch = useRouteLoaderData<typeof loader>('root')?.branchCode ?? 1
  const branch = branchCode ?? ownBranch
  const { lines } = useCart(branch)
  const held = lines.find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
  const className = 'button mt-2 w-full px-2 text-sm'
  if (product.price === null || bandOf(product.existence) === 'none') {
    // The card's link leads to the same page; a second stop for the keyboard would say nothing new.
    return (
      <span aria-hidden className={`${className} button-quiet`}>
        {words.view}
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={() => addToCart(product, branch)}
      aria-label={words.addNamed(product.description)}
      className={`${className} needs-script relative z-10 bg-accent-soft text-price-drop hover:bg-accent hover:text-on-accent`}
    >
      <Plus size={16} aria-hidden className="-ml-1" />
      {words.add}
      {held > 0 && (
        <span className="rounded-sm bg-on-accent px-1.5 text-xs leading-5 text-accent" title={words.inCart(held)}>
          {held}
        </span>
      )}
    </button>
  )
}

/** The place of a card while its list loads: the same lines at the same heights. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden className="card flex h-full flex-col p-2 sm:p-3">
      <div className="skeleton aspect-square" />
      <div className="@container flex grow flex-col gap-1 pt-3 sm:px-1 sm:pb-1">
        <div className="skeleton h-4 w-1/3" />
        <div className="skeleton h-10" />
        <div className="mt-auto pt-1">
          <div className="skeleton h-11 w-2/3" />
        </div>
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton mt-2 h-11" />
      </div>
    </div>
  )
}
