import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Priced, priceFacts } from './price-facts.ts'

/**
 * The price on a card: the loudest text there, below it the old one or the quantity an offer asks for. Both lines are
 * always there, so cards align.
 */
export function Price({ product }: { product: Priced }) {
  const messages = useMessages(cardMessages)
  const { nowCentavos, beforeCentavos, fromQuantity } = priceFacts(product)
  if (nowCentavos === undefined) return <p className="price price-none">{messages.noPrice}</p>
  return (
    <>
      <p className={beforeCentavos ? 'price text-price-drop' : 'price'}>{formatMoney(nowCentavos)}</p>
      <p className="price-was">
        {beforeCentavos !== undefined && <OldPrice centavos={beforeCentavos} />}
        {fromQuantity && (
          <b className="font-semibold text-price-drop">
            {messages.eachFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}
          </b>
        )}
      </p>
    </>
  )
}

/** The quiet, struck-through price; a screen reader hears that it is the former one. */
export function OldPrice({ centavos }: { centavos: Centavos }) {
  const messages = useMessages(cardMessages)
  return (
    <>
      <span className="sr-only">{`${messages.oldPriceLabel} `}</span>
      <s>{formatMoney(centavos)}</s>
    </>
  )
}

/** The badge on a picture of an offer: `−15%`, and from how many pieces where it is not from the first. */
export function DiscountBadge({ percent, fromQuantity }: { percent: number; fromQuantity: number }) {
  const messages = useMessages(cardMessages)
  if (percent <= 0) return null
  const isLater = fromQuantity > 1
  return (
    <p
      className="badge"
      role="img"
      aria-label={
        isLater ? `${messages.discount(percent)} ${messages.fromQuantity(fromQuantity)}` : messages.discount(percent)
      }
    >
      {isLater ? `−${percent}% · ${fromQuantity}+` : `−${percent}%`}
    </p>
  )
}
