import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { productWords } from '../words/product.ts'
import { useWords } from '../words/use-words.ts'
import { type Priced, priceFacts } from './price-facts.ts'

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
        {fromQuantity && (
          <span className="font-semibold text-price-drop">
            {words.eachFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}
          </span>
        )}
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
