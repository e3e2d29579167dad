import { useId, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { type BranchCart, type Line, totalsOf } from '../../cart/cart.ts'
import { moveCartOnDemand } from '../../cart/use-choose-branch.ts'
import { useLacking } from '../../cart/use-lacking.ts'
import { chooseBranch, useBranch, useBranchName } from '../../shopper/branch.ts'
import { cartMessages } from '../../messages/cart.ts'
import { otherCartsMessages } from '../../messages/other-carts.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CartLines } from './cart-lines.tsx'

export interface OtherCartsProps {
  carts: readonly [number, BranchCart][]
  /** The chosen branch has a cart as well, whose button to buy it is the main one. */
  hasChosen: boolean
  guard: (act: () => void) => void
  isBuying: boolean
  onBuy: (branchCode: number) => void
}

/** The carts of all branches but the chosen one, folded. */
export default function OtherBranchCarts({ carts, ...props }: OtherCartsProps) {
  const messages = useMessages(otherCartsMessages)
  if (carts.length === 0) return null
  return (
    <section aria-labelledby="other-branches">
      <h2 id="other-branches" className="mb-3 text-base font-bold">
        {messages.otherBranches}
      </h2>
      <div className="flex flex-col gap-3">
        {carts.map(([branchCode, cart]) => (
          <OtherBranchCart key={branchCode} branchCode={branchCode} cart={cart} {...props} />
        ))}
      </div>
    </section>
  )
}

interface CartProps extends Omit<OtherCartsProps, 'carts'> {
  branchCode: number
  cart: BranchCart
}

function OtherBranchCart({ branchCode, cart, hasChosen, guard, isBuying, onBuy }: CartProps) {
  const messages = useMessages(cartMessages)
  const own = useMessages(otherCartsMessages)
  const [isOpen, setOpen] = useState(false)
  const name = useBranchName()(branchCode)
  const { itemsCount, orderableCount, totalCentavos } = totalsOf(cart)
  return (
    <details className="card group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex list-none items-center gap-3 rounded-lg p-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted">{messages.units(itemsCount)}</span>
        </span>
        <span className="shrink-0 font-semibold">{formatMoney(totalCentavos)}</span>
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">
        <CartLines branchCode={branchCode} cart={cart} guard={guard} />
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <button
            type="button"
            className={`button max-w-full max-sm:w-full ${hasChosen ? 'button-quiet' : 'button-primary'}`}
            aria-disabled={isBuying}
            disabled={orderableCount === 0}
            aria-describedby={orderableCount === 0 ? `nothing-to-order-${branchCode}` : undefined}
            onClick={() => onBuy(branchCode)}
          >
            <span className="min-w-0">{isBuying ? messages.checking : own.buyHere(name)}</span>
          </button>
          <Move from={branchCode} lines={cart.lines} isShown={isOpen} guard={guard} />
          <SwitchButton branchCode={branchCode} name={name} />
          {orderableCount === 0 && (
            <p id={`nothing-to-order-${branchCode}`} className="text-sm font-medium text-warning">
              {messages.nothingToOrder}
            </p>
          )}
        </div>
      </div>
    </details>
  )
}

interface MoveProps extends Pick<OtherCartsProps, 'guard'> {
  from: number
  lines: readonly Line[]
  isShown: boolean
}

/**
 * The button that moves the cart into that of the chosen branch, and what that branch lacks of it. Where it has none of
 * the products, that is said instead of the button.
 */
function Move({ from, lines, isShown, guard }: MoveProps) {
  const messages = useMessages(otherCartsMessages)
  const { branch } = useBranch()
  const { lackingAt, hasNone } = useLacking(lines, isShown)
  const [isMoving, setMoving] = useState(false)
  const id = useId()
  if (!branch) return null
  const { codplace, description } = branch
  const lacking = lackingAt(codplace) ?? []
  function move(): void {
    if (isMoving) return
    setMoving(true)
    void moveCartOnDemand({ from, to: codplace, toName: description }).finally(() => setMoving(false))
  }
  if (hasNone(codplace)) return <p className="order-last w-full text-sm text-muted">{messages.hasNone(description)}</p>
  return (
    <>
      <button
        type="button"
        className="button button-text max-w-full px-2"
        aria-disabled={isMoving}
        aria-describedby={lacking.length > 0 ? id : undefined}
        onClick={() => guard(move)}
      >
        <span className="min-w-0">{isMoving ? messages.moving : messages.moveTo(description)}</span>
      </button>
      {lacking.length > 0 && (
        <p id={id} className="order-last w-full text-sm text-muted">
          {messages.lacks(description, lacking.join(', '))}
        </p>
      )}
    </>
  )
}

function SwitchButton({ branchCode, name }: { branchCode: number; name: string }) {
  const messages = useMessages(otherCartsMessages)
  const isOpen = useBranch().branches.some(({ codplace }) => codplace === branchCode)
  if (!isOpen) return null
  return (
    <button
      type="button"
      className="button button-text max-w-full px-2"
      onClick={() => chooseBranch(branchCode)}
      aria-label={messages.switchNamed(name)}
    >
      {messages.switchBranch}
    </button>
  )
}
