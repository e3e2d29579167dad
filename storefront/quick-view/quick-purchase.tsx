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
import { productPath } from '../product/product-path.ts'
import { ProductFacts } from '../product/product-facts.tsx'
import { Quantity } from '../product/quantity.tsx'
import { bandOf } from '../product/stock-note.tsx'
import { unitPriceAt } from '../product/price-tiers.ts'
import { useSearchEvents } from '../search/search-events.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useShopper } from '../shopper/shopper.tsx'
import { quickViewMessages } from '../messages/quick-view.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Product } from './fetch-product.ts'
import { QuickMaker, QuickPrice, QuickStock } from './quick-facts.tsx'

interface BuyProps {
  product: Product
  branchCode: number
  /** Whether the option that was chosen is still on its way: until then nothing can be bought. */
  isArriving: boolean
  isBuying: boolean
  onBuyNow: (card: ProductCard, branchCode: number, quantity: number) => void
}

/**
 * The purchase part of a quick view (PRODUCT-6): whose the product is, its price, its options as children, the stock with
 * the quantity, the buttons, and the way to all details.
 */
export function QuickPurchase({ children, ...props }: BuyProps & { children: ReactNode }) {
  const { product } = props
  const card = toCard(product)
  return (
    <div className="quick-purchase flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <QuickMaker product={product} />
        <ProductFacts product={card} facts={factsBeside(card.description, card)} className="text-sm" />
      </div>
      <QuickPrice product={product} />
      {children}
      <Buy key={product.codarticulo} {...props} />
      <KeyFacts product={product} />
      <More product={product} />
    </div>
  )
}

/** The page of the product, and its link to send to somebody. */
function More({ product }: Pick<BuyProps, 'product'>) {
  const messages = useMessages(quickViewMessages)
  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 text-sm max-md:-mt-4 md:mt-auto">
      <a
        href={productPath(product.codarticulo)}
        className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
      >
        {messages.details}
        <Icon name="arrow-right" className="size-4" />
      </a>
      <ShareButton
        product={product}
        label={messages.share}
        className="-mx-2 text-muted hover:bg-sunken hover:text-ink"
      />
    </div>
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

/** The stock with the quantity, and the buttons. Another product starts them anew. */
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
  if (!canBuy) return <NotBought product={product} branchCode={branchCode} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuickStock product={product} branchCode={branchCode} />
        <Quantity
          value={quantity}
          onChange={(next) => setRequested(Math.max(0, next))}
          label={messages.quantity}
          describedBy={noteId}
        />
      </div>
      <p id={noteId} role="status" className="text-sm text-muted empty:-mt-4">
        <QuantityNote quantity={quantity} notice={notice} unitCentavos={priceOf(quantity)} />
      </p>
      <div className="dialog-foot quick-buttons">
        <button
          type="button"
          disabled={isEmpty}
          onClick={onFirstClick(() => addToCart(card, branchCode, quantity) > 0 && added(card.codarticulo))}
          className="button button-primary px-3"
        >
          <Icon name="shopping-bag" className="size-4.5 max-md:hidden" />
          {messages.addToCart}
        </button>
        <BuyNow isEmpty={isEmpty} isBuying={isBuying} onBuy={() => onBuyNow(card, branchCode, quantity)} />
      </div>
    </>
  )
}

/**
 * In the place of the buttons for what cannot be bought at the branch: its stock, and where other branches have some, the
 * page of the product, which names them.
 */
function NotBought({ product, branchCode }: Pick<BuyProps, 'product' | 'branchCode'>) {
  const messages = useMessages(quickViewMessages)
  return (
    <>
      <QuickStock product={product} branchCode={branchCode} />
      {product.price !== null && bandOf(product.GlobalExistence) !== 'none' && (
        <div className="dialog-foot">
          <a href={productPath(product.codarticulo)} className="button button-primary w-full">
            <Icon name="map-pin" className="size-4.5" />
            {messages.whereToBuy}
          </a>
        </div>
      )}
    </>
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
    <button
      type="button"
      disabled={isEmpty}
      aria-disabled={isBuying}
      onClick={onBuy}
      className="button button-quiet px-3"
    >
      {isBuying ? messages.checking : messages.buyNow}
    </button>
  )
}
