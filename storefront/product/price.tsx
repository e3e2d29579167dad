import { type Centavos, formatMoney, formatMoneyShort } from '#domain/money/money.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Priced, displayPrice, hasUnits } from './display-price.ts'

interface PriceProps {
  product: Priced
  /** Whether whole amounts are without centavos, where there is little space. */
  isShort?: boolean
}

/** The price on a card, and quietly beside it the old price or the quantity that the offer requires. */
export function Price({ product, isShort = false }: PriceProps) {
  const format = isShort ? formatMoneyShort : formatMoney
  const messages = useMessages(cardMessages)
  const { nowCentavos, beforeCentavos, fromQuantity } = displayPrice(product)
  if (nowCentavos === undefined) return <p className="prices price-none">{messages.noPrice}</p>
  const isPlain = beforeCentavos === undefined && !fromQuantity
  return (
    <div className="prices">
      <p className={beforeCentavos ? 'price text-price-drop' : 'price'}>{format(nowCentavos)}</p>
      {!isPlain && (
        <p className="price-was">
          {beforeCentavos !== undefined && <OldPrice centavos={beforeCentavos} format={format} />}
          {fromQuantity && messages.eachFrom(format(fromQuantity.priceCentavos), fromQuantity.quantity)}
        </p>
      )}
    </div>
  )
}

/** The old price, struck through. Screen readers announce that it is the old one. */
export function OldPrice({ centavos, format = formatMoney }: { centavos: Centavos; format?: typeof formatMoney }) {
  const messages = useMessages(cardMessages)
  return (
    <>
      <span className="sr-only">{`${messages.oldPriceLabel} `}</span>
      <s>{format(centavos)}</s>
    </>
  )
}

/**
 * The badge of a product with an offer: `−15%`, and the smallest quantity if that is more than one; nothing where the
 * branch has fewer units (PRODUCT-20).
 */
export function DiscountBadge({ product }: { product: Priced & { discountPercentage: number } }) {
  const { discountPercentage: percent, quantity_required_special_price: fromQuantity } = product
  const messages = useMessages(cardMessages)
  if (percent <= 0 || !hasUnits(product, fromQuantity)) return null
  const from = fromQuantity > 1 ? ` ${messages.fromQuantity(fromQuantity)}` : ''
  return (
    <p className="badge" role="img" aria-label={`${messages.discount(percent)}${from}`}>
      {`−${percent}%`}
      {from && <span className="badge-from">{from}</span>}
    </p>
  )
}
