import { formatMoney } from '#domain/money/money.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { useUnitsInCart } from '../../cart/cart-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { onFirstClick } from '../../ui/on-first-click.ts'
import { Quantity } from '../../product/quantity.tsx'
import { StockNote } from '../../product/stock-note.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BottomBar } from './bottom-bar.tsx'
import { BuyNowButton } from './buy-now-button.tsx'
import { NextCompanion } from './companions.tsx'
import type { Purchase } from './use-purchase.ts'

const noteId = 'quantity-note'

interface Props {
  purchase: Purchase
  card: ProductCard
  companions: readonly ProductCard[]
  branchCode: number
}

/**
 * The stock at the branch, the quantity field, and the buttons that add the product to the cart, which narrow screens have
 * in their bar, and buy it alone. On wide screens, once the product is in the cart, a line below them offers what goes with
 * it.
 */
export function BuyBox({ purchase, card, companions, branchCode }: Props) {
  const messages = useMessages(productMessages)
  const { branch } = useBranch()
  const { quantity, notice, unitCentavos, canAdd, request, add } = purchase
  const inCart = useUnitsInCart(card.codarticulo, branchCode)
  if (unitCentavos === undefined) return null
  return (
    <div className="needs-script no-print mb-2">
      <div className="mb-2 flex flex-wrap gap-x-1.5 text-sm">
        <StockNote here={card.existence} everywhere={card.GlobalExistence} />
        {branch && <span className="text-muted">{messages.stockHere(branch.description)}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Quantity value={quantity} onChange={request} label={messages.quantity} describedBy={noteId} />
        <button
          type="button"
          data-adds-to-cart
          onClick={onFirstClick(add)}
          disabled={!canAdd}
          className="button button-primary hidden min-w-56 grow lg:inline-flex"
        >
          <Icon name="shopping-bag" className="size-4.5" />
          {messages.addToCart}
        </button>
        <BuyNowButton card={card} branchCode={branchCode} quantity={quantity} isDisabled={!canAdd} />
      </div>
      <p id={noteId} role="status" className="mt-1.5 min-h-5 text-sm">
        {notice === 'clamped' ? (
          <span className="font-medium text-warning">{messages.onlyAvailable(quantity)}</span>
        ) : quantity === 0 ? (
          <span className="text-muted">{messages.zeroQuantity}</span>
        ) : (
          <span className="text-muted">
            {quantity > 1 && `${quantity} × ${formatMoney(unitCentavos)} = ${formatMoney(quantity * unitCentavos)}`}
            {quantity > 1 && inCart > 0 && ' · '}
            {inCart > 0 && messages.inCart(inCart)}
          </span>
        )}
      </p>
      {inCart > 0 && (
        <NextCompanion
          companions={companions}
          branchCode={branchCode}
          className="mt-2 rounded-lg bg-sunken p-3 max-lg:hidden"
        />
      )}
    </div>
  )
}

/** The options that a card is sold in: `256 GB · black`. The name that states them may have scrolled away. */
function optionsOf({ storage, length, color }: ProductCard): string {
  return [storage ?? length, color].filter(Boolean).join(' · ')
}

/**
 * Price and button at the bottom of narrow screens, above the shell's own bar. Once the product is in the cart, a line
 * above them offers what goes with it.
 */
export function BuyBar({ purchase, card, companions, branchCode }: Props) {
  const messages = useMessages(productMessages)
  const { quantity, unitCentavos, canAdd, add } = purchase
  const isInCart = useUnitsInCart(card.codarticulo, branchCode) > 0
  if (unitCentavos === undefined) return null
  return (
    <BottomBar>
      {isInCart && (
        // With large text the bar would cover half of the page.
        <NextCompanion
          companions={companions}
          branchCode={branchCode}
          className="mb-2 border-b border-line pb-2 @max-[15rem]:hidden"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="leading-tight">
          <span className="block text-base font-bold sm:text-lg">
            {formatMoney(unitCentavos * Math.max(1, quantity))}
          </span>
          <span className="block text-xs text-muted">{quantity > 1 ? messages.units(quantity) : optionsOf(card)}</span>
        </p>
        <button
          type="button"
          data-adds-to-cart
          onClick={onFirstClick(add)}
          disabled={!canAdd}
          className="button button-primary min-w-0 px-4"
        >
          <Icon name="shopping-bag" className="size-4.5 max-[24rem]:hidden" />
          {messages.addToCart}
        </button>
      </div>
    </BottomBar>
  )
}
