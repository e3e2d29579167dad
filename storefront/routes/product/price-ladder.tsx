import { formatMoney } from '#domain/money/money.ts'
import { discountPercentage, firstPriceLevel } from '#domain/products/unit-price.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Saving } from '../../product/price.tsx'
import { hasUnits } from '../../product/display-price.ts'
import { type Tier, priceTiers } from '../../product/price-tiers.ts'
import { OfferEnd } from './price-block.tsx'
import type { ProductAtLevel, ShownProduct } from './product-at-level.ts'

/**
 * The prices by quantity up to what the branch has, with what each saves (PRODUCT-20). `shown` is the
 * product as the page contains it: where the customer's own prices have fewer rows than its public ones, empty cells keep
 * the height of the row.
 */
export default function PriceLadder({ product, level, shown }: ProductAtLevel & { shown: ShownProduct }) {
  const messages = useMessages(productMessages)
  if (product.price === null) return null
  const inReach = ({ quantity }: Tier) => hasUnits(product, quantity)
  const tiers = priceTiers(product, level).filter(inReach)
  const [first] = tiers
  const cells = Math.max(tiers.length, priceTiers(shown, firstPriceLevel).filter(inReach).length)
  if (cells < 2 || !first) return null
  const isOffered = product.special_price > 0 && product.quantity_required_special_price > 1
  const end = isOffered && hasUnits(product, product.quantity_required_special_price) && product.special_price_end
  return (
    <section aria-labelledby="price-ladder">
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <h2 id="price-ladder">{messages.quantityPrices}</h2>
        {end && <OfferEnd end={end} />}
      </div>
      <dl className="flex flex-wrap gap-y-2 border-t border-line">
        {tiers.map(({ quantity, unitCentavos }, at) => (
          <div key={quantity} className="flex-1 basis-24 border-b border-line text-sm">
            <dt className="border-b border-line py-1.5 text-muted">
              {quantity > 1 ? `${messages.quantityFrom} ${quantity}` : messages.units(1)}
            </dt>
            <dd className="flex flex-wrap items-baseline gap-x-1.5 py-1.5 pr-3 font-semibold whitespace-nowrap">
              {formatMoney(unitCentavos)}
              {at > 0 && (
                <span className="-ml-1.5">
                  <Saving percent={discountPercentage(first.unitCentavos, unitCentavos)} />
                </span>
              )}
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
