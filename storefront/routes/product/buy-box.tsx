import { formatMoney } from '#domain/money/money.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { useUnitsInCart } from '../../cart/cart-store.ts'
import { Quantity } from '../../product/quantity.tsx'
import { StockNote } from '../../product/stock-note.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AddButton } from './add-button.tsx'
import { BuyNowButton } from './buy-now-button.tsx'
import { NextCompanion } from './next-companion.ts'
import type { Purchase } from './use-purchase.ts'

const noteId = 'quantity-note'

interface Props {
  purchase: Purchase
  card: ProductCard
  companions: readonly ProductCard[]
  branchCode: number
}

/**
 * The stock at the branch, the quantity field, and the buttons that add the product to the cart and buy it alone. Once the
 * product is in the cart, a line below them offers what goes with it.
 */
export function BuyBox({ purchase, card, companions, branchCode }: Props) {
  const messages = useMessages(productMessages)
  const { branch } = useBranch()
  const { quantity, notice, unitCentavos, canAdd, request } = purchase
  const inCart = useUnitsInCart(card.codarticulo, branchCode)
  if (unitCentavos === undefined) return null
  return (
    <div data-buy-box className="needs-script no-print mb-2">
      <div className="mb-2 flex flex-wrap gap-x-1.5 text-sm">
        <StockNote here={card.existence} everywhere={card.GlobalExistence} />
        {branch && <span className="text-muted">{messages.stockHere(branch.description)}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Quantity value={quantity} onChange={request} label={messages.quantity} describedBy={noteId} />
        <AddButton purchase={purchase} className="grow lg:min-w-56" />
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
          isNeeded
          companions={companions}
          branchCode={branchCode}
          className="mt-2 rounded-lg bg-sunken p-3"
        />
      )}
    </div>
  )
}
