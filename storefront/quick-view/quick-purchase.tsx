import { type ReactNode, useId, useState } from 'react'
import { type QuantityNotice, clampQuantity } from '#domain/cart/quantity.ts'
import { factsBeside } from '#domain/products/card-text.ts'
import { statedOnce } from '#domain/products/stated-once.ts'
import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import { type ProductCard, toCard } from '../product/product-card.ts'
import { stockOf } from '../product/card-price.ts'
import { addToCart } from '../cart/cart-store.ts'
import { Icon } from '../ui/icon.tsx'
import { onFirstClick } from '../ui/on-first-click.ts'
import { displayPrice } from '../product/display-price.ts'
import { DiscountBadge, OldPrice } from '../product/price.tsx'
import { productPath } from '../product/product-path.ts'
import { ProductFacts } from '../product/product-facts.tsx'
import { Quantity } from '../product/quantity.tsx'
import { Rating } from '../product/rating.tsx'
import { StockNote, bandOf } from '../product/stock-note.tsx'
import { unitPriceAt } from '../product/price-tiers.ts'
import { useSearchEvents } from '../search/search-events.ts'
import { ShareRow } from '../share/share-row.tsx'
import { useBranch } from '../shopper/branch.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { quickViewMessages } from '../messages/quick-view.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Product } from './fetch-product.ts'

interface BuyProps {
  product: Product
  branchCode: number
  /** Whether the option that was chosen is still on its way: until then nothing can be bought. */
  isArriving: boolean
  isBuying: boolean
  onBuyNow: (card: ProductCard, branchCode: number, quantity: number) => void
}

/**
 * The purchase part of a quick view (PRODUCT-6): the product's details, its options as children, the quantity, "Add to
 * cart" and "Buy now".
 */
export function QuickPurchase({ children, ...props }: BuyProps & { children: ReactNode }) {
  const { product, branchCode } = props
  const card = toCard(product)
  return (
    <div className="quick-purchase flex min-w-0 flex-col gap-4">
      <ProductFacts product={card} facts={factsBeside(card.description, card)} className="text-sm" />
      <Details product={product} branchCode={branchCode} />
      {children}
      <Buy key={product.codarticulo} {...props} />
      <KeyFacts product={product} />
      <div className="mt-auto border-t border-line pt-2">
        <ShareRow
          url={productPath(product.codarticulo)}
          title={product.description}
          picture={product.imageGallery[0]?.picture_url}
        />
      </div>
    </div>
  )
}

/** The brand and the code: below the pictures, or on a phone at the end. */
export function QuickCode({ product }: Pick<BuyProps, 'product'>) {
  const messages = useMessages(quickViewMessages)
  return (
    <dl className="flex flex-wrap content-start gap-x-4 gap-y-1 text-xs text-muted">
      <Detail name={messages.brand} value={product.brand} />
      <Detail name={messages.code} value={product.codarticulo} />
    </dl>
  )
}

const factsMax = 3

/** On wide screens, where the column beside the pictures has space for them, the first specifications of the product. */
function KeyFacts({ product: { specifications, color, storage } }: Pick<BuyProps, 'product'>) {
  const rows = statedOnce(specifications, [color, storage]).rows.slice(0, factsMax)
  if (rows.length < factsMax) return null
  return (
    <dl className="grid grid-cols-3 gap-2 max-md:hidden">
      {rows.map(({ name, value }) => (
        <div key={name} className="rounded-md bg-sunken px-3 py-2">
          <dt className="text-xs wrap-anywhere text-muted">{name}</dt>
          <dd className="text-sm font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The quantity and the buttons. Another product starts them anew. */
function Buy({ product, branchCode, isArriving, isBuying, onBuyNow }: BuyProps) {
  const messages = useMessages(quickViewMessages)
  const { user } = useShopper()
  const { added } = useSearchEvents()
  const [requested, setRequested] = useState(1)
  const noteId = useId()
  const stock = stockOf(product)
  const priceOf = (quantity: number) =>
    unitPriceAt(product, user?.price_level_id ?? firstPriceLevel, Math.max(1, quantity))
  const canBuy = product.price !== null && stock > 0
  const { quantity, notice } = clampQuantity({
    requested: canBuy ? requested : 0,
    stock,
    priceCentavos: priceOf(requested),
  })
  const card = toCard(product)
  const isEmpty = quantity === 0 || isArriving
  if (!canBuy) return <WhereToBuy product={product} />
  return (
    <>
      <p id={noteId} role="status" className="text-sm text-muted empty:-mt-4">
        <QuantityNote quantity={quantity} notice={notice} unitCentavos={priceOf(quantity)} />
      </p>
      <div className="dialog-foot quick-buttons">
        <Quantity
          value={quantity}
          onChange={(next) => setRequested(Math.max(0, next))}
          label={messages.quantity}
          describedBy={noteId}
        />
        <button
          type="button"
          disabled={isEmpty}
          onClick={onFirstClick(() => addToCart(card, branchCode, quantity) > 0 && added(card.codarticulo))}
          className="button button-primary px-3"
        >
          <Icon name="shopping-bag" className="size-4.5 max-sm:hidden" />
          {messages.addToCart}
        </button>
        <BuyNow isEmpty={isEmpty} isBuying={isBuying} onBuy={() => onBuyNow(card, branchCode, quantity)} />
      </div>
    </>
  )
}

/** In the place of the buttons for what other branches have: the page of the product, which names them. */
function WhereToBuy({ product }: Pick<BuyProps, 'product'>) {
  const messages = useMessages(quickViewMessages)
  if (product.price === null || bandOf(product.GlobalExistence) === 'none') return null
  return (
    <div className="dialog-foot">
      <a href={productPath(product.codarticulo)} className="button button-primary w-full">
        <Icon name="map-pin" className="size-4.5" />
        {messages.whereToBuy}
      </a>
    </div>
  )
}

function Details({ product, branchCode }: { product: Product; branchCode: number }) {
  const messages = useMessages(quickViewMessages)
  const { branches } = useBranch()
  const branch = branches.find(({ codplace }) => codplace === branchCode)?.description ?? ''
  const { nowCentavos, beforeCentavos, fromQuantity } = displayPrice(product)
  const isHere = bandOf(product.existence) !== 'none'
  return (
    <>
      <div className="-my-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="flex text-muted">
          <Rating average={product.avgRating} count={product.total_reviews} />
        </p>
        <a
          href={productPath(product.codarticulo)}
          className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
        >
          {messages.details}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
      <div>
        <div aria-live="polite" className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          {nowCentavos === undefined ? (
            <p className="font-semibold">{messages.noPrice}</p>
          ) : (
            <p className={`amount-large font-bold ${beforeCentavos ? 'text-price-drop' : ''}`}>
              {formatMoney(nowCentavos)}
            </p>
          )}
          {beforeCentavos !== undefined && (
            <p className="text-muted">
              <OldPrice centavos={beforeCentavos} />
            </p>
          )}
          <DiscountBadge percent={product.discountPercentage} fromQuantity={product.quantity_required_special_price} />
        </div>
        {nowCentavos !== undefined && <p className="text-sm text-muted">{messages.taxIncluded}</p>}
        {fromQuantity && (
          <p className="mt-1 text-sm font-semibold text-price-drop">
            {messages.specialFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}
          </p>
        )}
      </div>
      {isHere ? (
        <div className="text-sm">
          <StockNote
            here={product.existence}
            everywhere={product.GlobalExistence}
            where={branch && messages.inBranch(branch)}
          />
        </div>
      ) : (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2.5 text-sm font-medium text-warning">
          {messages.noStock(branch)} {bandOf(product.GlobalExistence) !== 'none' && messages.elsewhere}
        </p>
      )}
    </>
  )
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 gap-1">
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}

interface NoteProps {
  quantity: number
  notice: QuantityNotice | undefined
  unitCentavos: Centavos | undefined
}

function QuantityNote({ quantity, notice, unitCentavos }: NoteProps) {
  const messages = useMessages(quickViewMessages)
  if (notice === 'clamped') return <span className="font-medium text-warning">{messages.onlyAvailable(quantity)}</span>
  if (quantity === 0) return messages.zeroQuantity
  if (quantity === 1 || unitCentavos === undefined) return null
  return messages.total(quantity, formatMoney(unitCentavos), formatMoney(quantity * unitCentavos))
}

/** "Buy now": a visitor signs in first, and the purchase goes on. An employee does not see it (CART-6). */
function BuyNow({ isEmpty, isBuying, onBuy }: { isEmpty: boolean; isBuying: boolean; onBuy: () => void }) {
  const messages = useMessages(quickViewMessages)
  const { user } = useShopper()
  if (user?.is_employee) return null
  return (
    <button type="button" disabled={isEmpty} aria-disabled={isBuying} onClick={onBuy} className="button button-quiet">
      {isBuying ? messages.checking : messages.buyNow}
    </button>
  )
}
