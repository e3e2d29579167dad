import { Icon } from '../../ui/icon.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { type BranchCart, totalsOf } from '../../cart/cart.ts'
import { chooseBranch, useBranch, useBranchName } from '../../shopper/branch.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CartLines } from './cart-lines.tsx'

interface Props {
  carts: readonly [number, BranchCart][]
  guard: (act: () => void) => void
  isBuying: boolean
  onBuy: (branchCode: number) => void
}

/** The carts of all branches but the chosen one, folded. */
export function OtherBranchCarts({ carts, guard, isBuying, onBuy }: Props) {
  const messages = useMessages(cartMessages)
  if (carts.length === 0) return null
  return (
    <section aria-labelledby="other-branches">
      <h2 id="other-branches" className="mb-3 text-base font-bold">
        {messages.otherBranches}
      </h2>
      <div className="flex flex-col gap-3">
        {carts.map(([branchCode, cart]) => (
          <OtherBranchCart
            key={branchCode}
            branchCode={branchCode}
            cart={cart}
            guard={guard}
            isBuying={isBuying}
            onBuy={onBuy}
          />
        ))}
      </div>
    </section>
  )
}

function OtherBranchCart({
  branchCode,
  cart,
  guard,
  isBuying,
  onBuy,
}: Omit<Props, 'carts'> & { branchCode: number; cart: BranchCart }) {
  const messages = useMessages(cartMessages)
  const name = useBranchName()(branchCode)
  const isOpen = useBranch().branches.some(({ codplace }) => codplace === branchCode)
  const { itemsCount, orderableCount, totalCentavos } = totalsOf(cart)
  return (
    <details className="card group">
      <summary className="flex list-none items-center gap-3 rounded-lg p-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted">{messages.units(itemsCount)}</span>
        </span>
        <span className="shrink-0 font-semibold">{formatMoney(totalCentavos)}</span>
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">
        <div className="flex flex-wrap items-center gap-3">
          {isOpen && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => chooseBranch(branchCode)}
              aria-label={messages.switchNamed(name)}
            >
              {messages.switchBranch}
            </button>
          )}
          <button
            type="button"
            className="button button-primary max-w-full"
            aria-disabled={isBuying}
            disabled={orderableCount === 0}
            aria-describedby={orderableCount === 0 ? `nothing-to-order-${branchCode}` : undefined}
            onClick={() => onBuy(branchCode)}
          >
            <span className="min-w-0">{isBuying ? messages.checking : messages.buyHere(name)}</span>
          </button>
          {orderableCount === 0 && (
            <p id={`nothing-to-order-${branchCode}`} className="text-sm font-medium text-warning">
              {messages.nothingToOrder}
            </p>
          )}
        </div>
        <CartLines branchCode={branchCode} cart={cart} guard={guard} />
      </div>
    </details>
  )
}
