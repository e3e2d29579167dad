import { formatMoney } from '#domain/money/money.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { hasUnits } from '../../product/display-price.ts'
import { type Tier, priceTiers } from '../../product/price-tiers.ts'
import type { ProductAtLevel, ShownProduct } from './product-at-level.ts'

/**
 * The prices by quantity up to what the branch has, side by side as far as they have space (PRODUCT-20). `shown` is the
 * product as the page contains it: where the customer's own prices have fewer rows than its public ones, empty cells keep
 * the height of the row.
 */
export function PriceLadder({ product, level, shown }: ProductAtLevel & { shown: ShownProduct }) {
  const messages = useMessages(productMessages)
  if (product.price === null) return null
  const inReach = ({ quantity }: Tier) => hasUnits(product, quantity)
  const tiers = priceTiers(product, level).filter(inReach)
  const cells = Math.max(tiers.length, priceTiers(shown, firstPriceLevel).filter(inReach).length)
  if (cells < 2) return null
  return (
    <section aria-labelledby="price-ladder">
      <h2 id="price-ladder" className="mb-1.5 text-xs text-muted">
        {messages.quantityPrices}
      </h2>
      <dl className="flex flex-wrap gap-y-2 border-t border-line">
        {tiers.map(({ quantity, unitCentavos }) => (
          <div key={quantity} className="flex-1 basis-24 border-b border-line text-sm">
            <dt className="border-b border-line py-1.5 text-muted">
              {quantity > 1 ? `${messages.quantityFrom} ${quantity}` : messages.units(1)}
            </dt>
            <dd className={`py-1.5 font-semibold whitespace-nowrap ${quantity > 1 ? 'text-price-drop' : ''}`}>
              {formatMoney(unitCentavos)}
            </dd>
          </div>
        ))}
        {Array.from({ length: cells - tiers.length }, (_, at) => (
          <div key={`empty ${at}`} aria-hidden className="invisible flex-1 basis-24 border-b text-sm">
            <dt className="border-b py-1.5">–</dt>
            <dd className="py-1.5">–</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
