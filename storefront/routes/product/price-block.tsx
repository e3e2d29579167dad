import { storeTimeZone } from '#domain/branches/store-time.ts'
import { formatMoney } from '#domain/money/money.ts'
import { DiscountBadge, OldPrice } from '../../product/price.tsx'
import { displayPrice } from '../../product/display-price.ts'
import { productMessages } from '../../messages/product.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { InDollars } from '../../shopper/in-dollars.tsx'
import type { ProductAtLevel } from './product-at-level.ts'

/** The price of one unit, the price before a discount, and the end of the offer. */
export function PriceBlock({ product }: Pick<ProductAtLevel, 'product'>) {
  const messages = useMessages(productMessages)
  const { nowCentavos, beforeCentavos } = displayPrice(product)
  if (nowCentavos === undefined) {
    return (
      <div>
        <p className="text-xl font-bold">{messages.noPrice}</p>
        <p className="mt-1 text-sm text-muted">
          {messages.noPriceDetail}{' '}
          <a href="/contact" className="link">
            {messages.contactBranch}
          </a>
        </p>
      </div>
    )
  }
  const end = beforeCentavos === undefined ? null : product.special_price_end
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className={`amount-large font-bold ${beforeCentavos ? 'text-price-drop' : ''}`}>
          <span className="sr-only">{messages.priceLabel} </span>
          {formatMoney(nowCentavos)}
        </p>
        {beforeCentavos !== undefined && (
          <p className="text-base text-muted">
            <OldPrice centavos={beforeCentavos} />
          </p>
        )}
        <DiscountBadge product={product} />
        {!end && <p className="text-sm text-muted">{messages.taxIncluded}</p>}
      </div>
      <InDollars centavos={nowCentavos} className="mt-0.5" />
      {end && (
        <p className="mt-1 text-sm text-muted">
          {`${messages.taxIncluded} · `}
          <OfferEnd end={end} />
        </p>
      )}
    </div>
  )
}

/** The last day of an offer. */
export function OfferEnd({ end }: { end: string }) {
  const messages = useMessages(productMessages)
  const language = useLanguage()
  // Dates are in the store's time zone: readers elsewhere see the date on which the offer ends in the branches.
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-DO' : 'en-US', {
    dateStyle: 'long',
    timeZone: storeTimeZone,
  })
  return <time dateTime={end}>{messages.offerUntil(format.format(new Date(end)))}</time>
}
