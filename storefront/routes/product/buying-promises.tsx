import { warrantyDaysOf } from '#domain/products/warranty.ts'
import type { ClosedProducts } from '#domain/returns/closed-products.ts'
import { returnDays } from '#domain/returns/returnable.ts'
import { whenText } from '../../messages/when-text.ts'
import { buyingPromiseMessages } from '../../messages/buying-promises.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { bandOf } from '../../product/stock-note.tsx'
import { PaymentMarks } from '../../shell/payment-marks.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { useCanPromisePickup, useReadyTime } from '../../shopper/use-ready-time.ts'
import { DeliveryPromises } from './delivery-promises.tsx'
import type { Deliveries } from './load-product.ts'
import type { ShownProduct } from './product-at-level.ts'
import { PromiseRow } from './promise-row.tsx'
import { useOtherBranch } from './use-branch-rows.ts'

interface Props {
  product: ShownProduct
  deliveries: Deliveries
  closedProducts: ClosedProducts
}

/**
 * What the store promises beside the button (PRODUCT-11): pickup and when, delivery, its time and cost, returns, warranty,
 * ways to pay. Where the shopper's branch does not have the product, the deliveries are those of the branch to buy it at,
 * whose button says when it can be picked up there. What depends on the hour or on the shopper's address is filled in after
 * the page is shown, in lines that are there before.
 */
export default function BuyingPromises({ product, deliveries, closedProducts }: Props) {
  const messages = useMessages(buyingPromiseMessages)
  const { branch } = useBranch()
  const { other } = useOtherBranch(product)
  const isHere = bandOf(product.existence) !== 'none'
  const own = branch && { code: branch.codplace, name: branch.description }
  const from = product.price === null ? undefined : isHere ? own : other
  const warranty = warrantyDaysOf(product.garanty)
  return (
    <section aria-label={messages.label} className="card overflow-hidden text-sm">
      <ul className="divide-y divide-line">
        {isHere && from && <Pickup />}
        {from && <DeliveryPromises from={from} deliveries={deliveries} />}
        <PromiseRow icon="rotate-ccw" title={messages.returns(returnDays, closedProducts)}>
          <a href="/home/policies/returns" className="link">
            {messages.returnsPolicy}
          </a>
        </PromiseRow>
        <PromiseRow icon="shield-check" title={messages.warranty(warranty)}>
          <p className="flex flex-wrap gap-x-2.5">
            {messages.withInvoice}
            <a href="/home/policies/warranty" className="link">
              {messages.warrantyPolicy}
            </a>
          </p>
        </PromiseRow>
      </ul>
      <div className="border-t border-line px-4 py-3">
        <PaymentMarks />
      </div>
    </section>
  )
}

function Pickup() {
  const messages = useMessages(buyingPromiseMessages)
  const language = useLanguage()
  const { branchCode, branch } = useBranch()
  const ready = useReadyTime(branchCode)
  const willSay = useCanPromisePickup(branchCode)
  if (!branch) return null
  return (
    <PromiseRow icon="store" title={messages.pickup(branch.description)}>
      {willSay && (
        <span className="block min-h-5 font-semibold text-success">
          {ready && messages.ready(whenText(ready.at, ready.now, language))}
        </span>
      )}
    </PromiseRow>
  )
}
