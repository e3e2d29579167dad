import { type Centavos, formatMoney, toCentavos } from '#domain/money/money.ts'
import type { ProductCard } from '../cart/card-price.ts'
import { productWords } from '../words/product.ts'
import { useWords } from '../words/use-words.ts'

type Priced = Pick<ProductCard, 'price' | 'special_price' | 'quantity_required_special_price'>

export interface PriceFacts {
  /** What one piece costs today; undefined where the product has no price. */
  nowCentavos: Centavos | undefined
  /** What it cost before the offer; undefined where no offer lowers the price of one piece. */
  beforeCentavos: Centavos | undefined
  /** An offer that needs more pieces than one. */
  fromQuantity: { quantity: number; priceCentavos: Centavos } | undefined
}

/** What there is to say about a price: an offer lowers the price of one piece, or it waits for its quantity (S3). */
export function priceFacts({ price, special_price, quantity_required_special_price: required }: Priced): PriceFacts {
  if (price === null) return { nowCentavos: undefined, beforeCentavos: undefined, fromQuantity: undefined }
  const regular = toCentavos(price)
  const special = toCentavos(special_price)
  if (special <= 0 || special >= regular) return { nowCentavos: regular, beforeCentavos: undefined, fromQuantity: undefined }
  if (required > 1) return { nowCentavos: regular, beforeCentavos: undefined, fromQuantity: { quantity: required, priceCentavos: special } }
  return { nowCentavos: special, beforeCentavos: regular, fromQuantity: undefined }
}

/** The price on a card: the loudest text there, below it the old one or the quantity an offer asks for. Both lines are always there, so cards align. */
export function Price({ product }: { product: Priced }) {
  const words = useWords(productWords)
  const { nowCentavos, beforeCentavos, fromQuantity } = priceFacts(product)
  if (nowCentavos === undefined) return <p className="min-h-11 text-sm font-semibold text-muted">{words.noPrice}</p>
  return (
    <div className="min-h-11">
      <p className={`text-base leading-6 font-bold whitespace-nowrap @min-[9.5rem]:text-lg ${beforeCentavos ? 'text-price-drop' : ''}`}>
        <span className="sr-only">{words.priceLabel} </span>
        {formatMoney(nowCentavos)}
      </p>
      <p className="text-xs leading-5 text-muted @min-[9.5rem]:text-sm">
        {beforeCentavos !== undefined && <OldPrice centavos={beforeCentavos} />}
        {fromQuantity && <span className="font-semibold text-price-drop">{words.eachFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}</span>}
      </p>
    </div>
  )
}

/** The quiet, struck-through price; a screen reader hears that it is the former one. */
export function OldPrice({ centavos }: { centavos: Centavos }) {
  const words = useWords(productWords)
  return (
    <>
      <span className="sr-only">{words.oldPriceLabel} </span>
      <s>{formatMoney(centavos)}</s>
    </>
  )
}

/** The badge on a picture of an offer: `−15 %`, and from how many pieces where it is not from the first. */
export function DiscountBadge({ percent, fromQuantity, className = '' }: { percent: number; fromQuantity: number; className?: string }) {
  const words = useWords(productWords)
  if (percent <= 0) return null
  return (
    <p className={`rounded-sm bg-accent px-2 py-0.5 text-xs font-bold text-on-accent ${className}`}>
      <span aria-hidden>
        −{percent} %{fromQuantity > 1 && ` · ${fromQuantity}+`}
      </span>
      <span className="sr-only">
        {words.discount(percent)} {fromQuantity > 1 && words.fromPieces(fromQuantity)}
      </span>
    </p>
  )
}
