import { useEffect, useRef, useState } from 'react'
import { useBranchName } from '../../shopper/branch.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { type BranchCart, totalsOf } from '../../cart/cart.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PaymentMarks } from '../../shell/payment-marks.tsx'
import { InDollars } from '../../shopper/in-dollars.tsx'
import { onDemand } from '../../hydration/on-demand.tsx'
import type { AllCartsProps } from './all-carts.tsx'

const AllCarts = onDemand<AllCartsProps>(() => import('./all-carts.tsx'))

interface Props extends Pick<AllCartsProps, 'isBuying' | 'onBuy'> {
  chosen: readonly [number, BranchCart] | undefined
  others: AllCartsProps['carts']
}

/**
 * The total of the chosen branch's cart with the button to buy it and, with carts at other branches, a button to buy all;
 * on narrow screens that one stands in the page, and the total alone at the lower edge.
 */
export function CartSummary({ chosen, others, isBuying, onBuy }: Props) {
  const messages = useMessages(cartMessages)
  const all = chosen ? [chosen, ...others] : others
  const allCarts = all.length > 1 && (
    <AllCarts isNeeded carts={all} isMain={!chosen} isBuying={isBuying} onBuy={onBuy} />
  )
  const nameOf = useBranchName()
  const shown = chosen ? totalsOf(chosen[1]) : undefined
  const { end, isAtRest } = useRest()
  const edges = isAtRest
    ? 'max-lg:rounded-lg max-lg:shadow-soft'
    : 'sticky-total max-lg:-mx-4 max-lg:rounded-t-lg max-lg:shadow-high'
  return (
    <>
      <span ref={end} aria-hidden className="absolute bottom-0 size-px" />
      {allCarts && <div className="card p-4 lg:hidden">{allCarts}</div>}
      <aside
        aria-label={messages.summary}
        className={`${edges} cart-total max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:bg-raised max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:sticky lg:top-24 lg:rounded-lg lg:bg-raised lg:p-6 lg:shadow-soft`}
      >
        <h2 className="text-lg font-bold max-lg:sr-only">{messages.summary}</h2>
        {chosen && shown && (
          <>
            <p className="text-sm text-muted lg:hidden">
              {allCarts && `${nameOf(chosen[0])} · `}
              {messages.units(shown.orderableCount)}
            </p>
            <Parts branch={nameOf(chosen[0])} units={shown.orderableCount} totalCentavos={shown.totalCentavos} />
            <Total centavos={shown.totalCentavos} />
            <p className="text-xs text-muted lg:hidden">{messages.deliveryLater}</p>
            <button
              type="button"
              className="button button-primary mt-2 w-full text-base lg:mt-5"
              // `disabled` would lose the focus, which dialogs return to this button.
              aria-disabled={isBuying}
              disabled={shown.orderableCount === 0}
              aria-describedby={shown.orderableCount === 0 ? 'nothing-to-order' : undefined}
              onClick={() => onBuy([chosen[0]])}
            >
              {isBuying ? messages.checking : messages.buy}
            </button>
            {shown.orderableCount === 0 && (
              <p id="nothing-to-order" className="mt-2 text-sm font-medium text-warning">
                {messages.nothingToOrder}
              </p>
            )}
          </>
        )}
        {allCarts && (
          <div className={`max-lg:hidden ${chosen ? 'mt-6 border-t border-line pt-5' : 'mt-4'}`}>{allCarts}</div>
        )}
        <BelowButton className="max-lg:hidden" />
      </aside>
      <BelowButton className="px-4 lg:hidden" />
    </>
  )
}

/** What the total consists of, in a wide window, where it costs no space. */
function Parts({ branch, units, totalCentavos }: { branch: string; units: number; totalCentavos: Centavos }) {
  const messages = useMessages(cartMessages)
  const parts = [
    [messages.units(units), formatMoney(totalCentavos)],
    [messages.pickupAt(branch), messages.free],
    [messages.delivery, messages.atCheckout],
  ] as const
  return (
    <dl className="mt-4 space-y-2 text-sm max-lg:hidden">
      {parts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Total({ centavos }: { centavos: Centavos }) {
  const messages = useMessages(cartMessages)
  return (
    <>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 lg:mt-4 lg:border-t lg:border-line lg:pt-4">
        <dt className="font-semibold">{messages.total}</dt>
        <dd className="amount-large ml-auto text-right font-extrabold" aria-live="polite">
          {formatMoney(centavos)}
          <InDollars centavos={centavos} />
        </dd>
      </dl>
      <p className="text-right text-xs text-muted lg:text-sm">{messages.taxIncluded}</p>
    </>
  )
}

/** What the store promises, and how it can be paid: at the end of the summary, below the floating total of a phone. */
function BelowButton({ className }: { className: string }) {
  const messages = useMessages(cartMessages)
  return (
    <div className={className}>
      <p className="flex items-center gap-2 text-sm text-muted lg:mt-4">
        <Icon name="shield-check" className="size-4.5 text-success" />
        {messages.reservationNote}
      </p>
      <div className="mt-3 lg:mt-4 lg:border-t lg:border-line lg:pt-4">
        <PaymentMarks />
      </div>
    </div>
  )
}

/**
 * Whether the summary stands where the page has it. Otherwise, on narrow screens, it floats at the lower edge of the
 * window. `end` belongs to an element at the end of the grid that contains the summary.
 */
function useRest() {
  const end = useRef<HTMLSpanElement>(null)
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAtRest(entry.isIntersecting || entry.boundingClientRect.top < 0),
    )
    observer.observe(end.current as HTMLSpanElement)
    return () => observer.disconnect()
  }, [])
  return { end, isAtRest }
}
