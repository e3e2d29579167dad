import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Priced, displayPrice } from './display-price.ts'

/**
 * The price on a card, and beside it, or above it where the card is too narrow, the old price or the quantity that the
 * offer requires: so prices of neighbouring cards align, and one without an offer has no empty line.
 */
export function Price({ product }: { product: Priced }) {
  const messages = useMessages(cardMessages)
  const { nowCentavos, beforeCentavos, fromQuantity } = displayPrice(product)
  if (nowCentavos === undefined) return <p className="prices price-none">{messages.noPrice}</p>
  return (
    <div className="prices">
      <p className={beforeCentavos ? 'price text-price-drop' : 'price'}>{formatMoney(nowCentavos)}</p>
      {(beforeCentavos !== undefined || fromQuantity) && (
        <p className="price-was">
          {beforeCentavos !== undefined && <OldPrice centavos={beforeCentavos} />}
          {fromQuantity && (
            <b className="font-semibold text-price-drop">
              {messages.eachFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}
            </b>
          )}
        </p>
      )}
    </div>
  )
}

/** The old price, struck through. Screen readers announce that it is the old one. */
export function OldPrice({ centavos }: { centavos: Centavos }) {
  const messages = useMessages(cardMessages)
  return (
    <>
      <span className="sr-only">{`${messages.oldPriceLabel} `}</span>
      <s>{formatMoney(centavos)}</s>
    </>
  )
}

/** The badge on the picture of a product with an offer: `−15%`, and the smallest quantity if that is more than one. */
export function DiscountBadge({ percent, fromQuantity }: { percent: number; fromQuantity: number }) {
  const messages = useMessages(cardMessages)
  if (percent <= 0) return null
  const from = fromQuantity > 1 ? ` ${messages.fromQuantity(fromQuantity)}` : ''
  return (
    <p className="badge" role="img" aria-label={`${messages.discount(percent)}${from}`}>
      {`−${percent}%${from}`}
    </p>
  )
}
