import { formatMoney } from '#domain/money/money.ts'
import { displayPrice } from '../product/display-price.ts'
import { DiscountBadge, OldPrice, Saving } from '../product/price.tsx'
import { Rating } from '../product/rating.tsx'
import { StockNote, bandOf } from '../product/stock-note.tsx'
import { useBranch } from '../shopper/branch.ts'
import { quickViewMessages } from '../messages/quick-view.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Product } from './fetch-product.ts'

interface Props {
  product: Product
}

/** The brand and the code of a product, and how it was rated, in one line. */
export function QuickMaker({ product }: Props) {
  const messages = useMessages(quickViewMessages)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <dl className="flex min-w-0 flex-wrap gap-x-3">
        <dt className="sr-only">{messages.brand}</dt>
        <dd className="font-semibold wrap-anywhere text-ink">{product.brand}</dd>
        <dt className="sr-only">{messages.code}</dt>
        <dd className="wrap-anywhere">{product.codarticulo}</dd>
      </dl>
      <Rating average={product.avgRating} count={product.total_reviews} />
    </div>
  )
}

/** The price with that before an offer, and from which quantity on there is a special one. */
export function QuickPrice({ product }: Props) {
  const messages = useMessages(quickViewMessages)
  const { nowCentavos, beforeCentavos, fromQuantity } = displayPrice(product)
  return (
    <div>
      <div aria-live="polite" className="flex min-h-9 flex-wrap items-baseline gap-x-3 gap-y-1">
        {nowCentavos === undefined ? (
          <p className="font-semibold">{messages.noPrice}</p>
        ) : (
          <p className={`amount-large font-bold ${beforeCentavos ? 'text-price-drop' : ''}`}>
            {formatMoney(nowCentavos)}
          </p>
        )}
        {beforeCentavos !== undefined && (
          <p className="text-muted">
            <OldPrice centavos={beforeCentavos} />
          </p>
        )}
        <DiscountBadge product={product} />
        {nowCentavos !== undefined && <p className="text-sm text-muted">{messages.taxIncluded}</p>}
      </div>
      {fromQuantity && (
        <p className="mt-1 text-sm">
          {messages.specialFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}
          <Saving percent={fromQuantity.percent} />
        </p>
      )}
    </div>
  )
}

/** The stock at the branch; where it has none, which is why nothing can be bought, as a warning. */
export function QuickStock({ product, branchCode }: Props & { branchCode: number }) {
  const messages = useMessages(quickViewMessages)
  const { branches } = useBranch()
  const branch = branches.find(({ codplace }) => codplace === branchCode)?.description ?? ''
  if (bandOf(product.existence) === 'none') {
    return (
      <p role="status" className="rounded-md bg-warning-soft px-3 py-2.5 text-sm font-medium text-warning">
        {messages.noStock(branch)} {bandOf(product.GlobalExistence) !== 'none' && messages.elsewhere}
      </p>
    )
  }
  return (
    <div className="min-w-0 flex-1 basis-32 text-sm">
      <StockNote
        here={product.existence}
        everywhere={product.GlobalExistence}
        where={branch && messages.inBranch(branch)}
      />
    </div>
  )
}
