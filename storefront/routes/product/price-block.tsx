import { formatMoney } from '#domain/money/money.ts'
import { DiscountBadge, OldPrice } from '../../product/price.tsx'
import { displayPrice } from '../../product/display-price.ts'
import { productMessages } from '../../messages/product.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { InDollars } from '../../shopper/in-dollars.tsx'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import type { ProductAtLevel, ShownProduct } from './product-at-level.ts'
import { type Tier, priceTiers } from '../../product/price-tiers.ts'

/**
 * The price of one unit, the price before a discount, the end of the offer, and the prices by quantity. `shown` is the
 * product as the page contains it: where the customer's own prices have fewer rows than its public ones, empty rows keep
 * the height of the table.
 */
export function PriceBlock({ product, level, shown }: ProductAtLevel & { shown: ShownProduct }) {
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
  const hasEnd = product.special_price > 0 && Boolean(product.special_price_end)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className={`amount-larger font-bold ${beforeCentavos ? 'text-price-drop' : ''}`}>
          <span className="sr-only">{messages.priceLabel} </span>
          {formatMoney(nowCentavos)}
        </p>
        {beforeCentavos !== undefined && (
          <p className="text-base text-muted">
            <OldPrice centavos={beforeCentavos} />
          </p>
        )}
        <DiscountBadge percent={product.discountPercentage} fromQuantity={product.quantity_required_special_price} />
        {!hasEnd && <p className="text-sm text-muted">{messages.taxIncluded}</p>}
      </div>
      <InDollars centavos={nowCentavos} className="mt-0.5" />
      {hasEnd && (
        <p className="mt-1 text-sm text-muted">
          {`${messages.taxIncluded} · `}
          <OfferEnd end={product.special_price_end as string} />
        </p>
      )}
      <Tiers tiers={priceTiers(product, level)} rowsMin={priceTiers(shown, firstPriceLevel).length} />
    </div>
  )
}

function OfferEnd({ end }: { end: string }) {
  const messages = useMessages(productMessages)
  const language = useLanguage()
  // Dates are in the store's time zone: readers elsewhere see the date on which the offer ends in the branches.
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-DO' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'America/Santo_Domingo',
  })
  return <time dateTime={end}>{messages.offerUntil(format.format(new Date(end)))}</time>
}

function Tiers({ tiers, rowsMin }: { tiers: readonly Tier[]; rowsMin: number }) {
  const messages = useMessages(productMessages)
  const rows = Math.max(tiers.length, rowsMin)
  if (rows < 2) return null
  return (
    <table className="mt-4 w-full max-w-sm text-sm">
      <caption className="pb-1 text-left font-semibold">{messages.quantityPrices}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{messages.quantityFrom}</th>
          <th scope="col">{messages.each}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, unitCentavos }) => (
          <tr key={quantity} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal text-muted">
              {messages.quantityFrom} {messages.units(quantity)}
            </th>
            <td className={`py-2 text-right font-semibold ${quantity > 1 ? 'text-price-drop' : ''}`}>
              {formatMoney(unitCentavos)}
            </td>
          </tr>
        ))}
        {Array.from({ length: rows - tiers.length }, (_, at) => (
          <tr key={`empty ${at}`} aria-hidden className="invisible">
            <td className="py-2">–</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
