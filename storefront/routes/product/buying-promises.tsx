import { formatMoney } from '#domain/money/money.ts'
import { warrantyDaysOf } from '#domain/products/warranty.ts'
import type { ClosedProducts } from '#domain/returns/closed-products.ts'
import { returnDays } from '#domain/returns/returnable.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { whenText } from '../../messages/when-text.ts'
import { buyingPromiseMessages } from '../../messages/buying-promises.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { bandOf } from '../../product/stock-note.tsx'
import { PaymentMarks } from '../../shell/payment-marks.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { useCanPromisePickup, useReadyTime } from '../../shopper/use-ready-time.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useKnownDelivery } from './known-delivery.ts'
import type { ShownProduct } from './product-at-level.ts'

/** Visitors have no address. */
const KnownArrival = onDemand(() => import('./known-arrival.tsx'))

/**
 * What the store promises beside the button (PRODUCT-11): pickup and when, delivery, its time and cost, returns, warranty,
 * ways to pay. What depends on the hour or on the shopper's address is filled in after the page is shown, in lines that
 * are there before.
 */
export function BuyingPromises({ product, closedProducts }: { product: ShownProduct; closedProducts: ClosedProducts }) {
  const messages = useMessages(buyingPromiseMessages)
  const canPickUp = bandOf(product.existence) !== 'none' && product.price !== null
  const warranty = warrantyDaysOf(product.garanty)
  return (
    <section aria-label={messages.label} className="card overflow-hidden text-sm">
      <ul className="divide-y divide-line">
        {canPickUp && <Pickup />}
        {canPickUp && <Delivery />}
        <Promise icon="rotate-ccw" title={messages.returns(returnDays, closedProducts)}>
          <a href="/home/policies/returns" className="link">
            {messages.returnsPolicy}
          </a>
        </Promise>
        <Promise icon="shield-check" title={messages.warranty(warranty)}>
          <a href="/home/policies/warranty" className="link">
            {messages.warrantyPolicy}
          </a>
        </Promise>
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
    <Promise icon="store" title={messages.pickup(branch.description)}>
      {willSay && (
        <span className="block min-h-5 font-semibold text-success">
          {ready && messages.ready(whenText(ready.at, ready.now, language))}
        </span>
      )}
    </Promise>
  )
}

/** How it is delivered, by when it arrives if it is bought now, else within which time, and what that costs. */
function Delivery() {
  const messages = useMessages(buyingPromiseMessages)
  const { branchCode } = useBranch()
  const known = useKnownDelivery(branchCode)
  const isNational = known?.kind === 'national'
  const time = isNational ? messages.nationalTime(known.days.min, known.days.max) : messages.deliveryTime
  return (
    <Promise icon="truck" title={isNational ? messages.national : messages.delivery}>
      <p>
        <KnownArrival isNeeded={known !== undefined} {...{ known, branchCode, time }} meanwhile={time} />
      </p>
      {known ? (
        messages.costTo(formatMoney(known.costCentavos), known.address)
      ) : (
        <a href="/home/policies/delivery#cost" className="link">
          {messages.seeCost}
        </a>
      )}
    </Promise>
  )
}

function Promise({ icon, title, children }: { icon: IconName; title: string; children?: React.ReactNode }) {
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-link" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <div className="text-muted">{children}</div>
      </div>
    </li>
  )
}
