import { formatMoney, sumCentavos } from '#domain/money/money.ts'
import { type BranchCart, totalsOf } from '../../cart/cart.ts'
import { cartMessages } from '../../messages/cart.ts'
import { otherCartsMessages } from '../../messages/other-carts.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchName } from '../../shopper/branch.ts'

export interface AllCartsProps {
  carts: readonly (readonly [number, BranchCart])[]
  /** Whether its button is the main one of the page: the chosen branch has no cart with one. */
  isMain: boolean
  isBuying: boolean
  onBuy: (branchCodes: readonly number[]) => void
}

/** The total of each branch's cart and of all, with the button that buys all. */
export default function AllCarts({ carts, isMain, isBuying, onBuy }: AllCartsProps) {
  const messages = useMessages(otherCartsMessages)
  const { checking } = useMessages(cartMessages)
  const nameOf = useBranchName()
  const totalCentavos = sumCentavos(carts.map(([, cart]) => totalsOf(cart).totalCentavos))
  return (
    <>
      <dl className="flex flex-col gap-1.5 text-sm">
        {carts.map(([branchCode, cart]) => (
          <div key={branchCode} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted wrap-anywhere">{nameOf(branchCode)}</dt>
            <dd>{formatMoney(totalsOf(cart).totalCentavos)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{messages.buyAllTotal(carts.length)}</dt>
          <dd>{formatMoney(totalCentavos)}</dd>
        </div>
      </dl>
      <button
        type="button"
        data-all-branches
        className={`button mt-4 w-full ${isMain ? 'button-primary' : 'button-quiet'}`}
        aria-disabled={isBuying}
        disabled={totalCentavos === 0}
        onClick={() => onBuy(carts.map(([branchCode]) => branchCode))}
      >
        <span className="min-w-0">{isBuying ? checking : messages.buyAll(carts.length)}</span>
      </button>
    </>
  )
}
