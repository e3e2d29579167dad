import { type Centavos, formatMoney, formatMoneyShort } from '#domain/money/money.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Priced, displayPrice } from './display-price.ts'

interface PriceProps {
  product: Priced
  /** Whether whole amounts are without centavos, where there is little space. */
  isShort?: boolean
}

/** The price on a card, quietly beside it the old price, and above it the one from the quantity that an offer requires. */
export function Price({ product, isShort = false }: PriceProps) {
  const format = isShort ? formatMoneyShort : formatMoney
  const messages = useMessages(cardMessages)
  const { nowCentavos, beforeCentavos, fromQuantity } = displayPrice(product)
  if (nowCentavos === undefined) return <p className="prices price-none">{messages.noPrice}</p>
  return (
    <div className="prices">
      <p className={beforeCentavos ? 'price text-price-drop' : 'price'}>{format(nowCentavos)}</p>
      {beforeCentavos !== undefined && (
        <p className="price-was">
          <OldPrice centavos={beforeCentavos} format={format} />
        </p>
      )}
      {fromQuantity && (
        <p className="price-was price-from">
          <span>
            {messages.eachFrom(formatMoneyShort(fromQuantity.priceCentavos), fromQuantity.quantity)}
            <Saving percent={fromQuantity.percent} />
          </span>
        </p>
      )}
    </div>
  )
}

/** What a price from a quantity on saves, quietly. */
export function Saving({ percent }: { percent: number }) {
  const messages = useMessages(cardMessages)
  if (percent === 0) return null
  return <span role="img" aria-label={messages.discount(percent)} className="saving">{`−${percent}%`}</span>
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
 * The badge of a product whose single unit is on offer: `−15%`. One that costs less from several on has none: it would
 * promise for one unit what counts from that quantity (PRODUCT-20).
 */
export function DiscountBadge({ product }: { product: Priced & { discountPercentage: number } }) {
  const { discountPercentage: percent, quantity_required_special_price: fromQuantity } = product
  const messages = useMessages(cardMessages)
  if (percent <= 0 || fromQuantity > 1) return null
  return (
    <p className="badge" role="img" aria-label={messages.discount(percent)}>
      {`−${percent}%`}
    </p>
  )
}
