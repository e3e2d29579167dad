import { Icon } from '../../ui/icon.tsx'
import { type BranchCart, totalsOf } from '../../cart/cart.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { openBranchDialog, useBranchName } from '../../shopper/branch.ts'
import { CartLines } from './cart-lines.tsx'

const PickupPromise = onDemand(() => import('./pickup-promise.tsx'))

interface Props {
  branchCode: number
  cart: BranchCart | undefined
  hasOthers: boolean
  guard: (act: () => void) => void
}

/** The cart of the chosen branch. */
export function ChosenBranchCart({ branchCode, cart, hasOthers, guard }: Props) {
  const messages = useMessages(cartMessages)
  const name = useBranchName()(branchCode)
  return (
    <section aria-labelledby="chosen-branch" className="card p-4 sm:p-6">
      <p className="text-sm text-muted">{messages.chosenBranch}</p>
      <h2 id="chosen-branch" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="map-pin" className="size-4.5 text-muted" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </h2>
      {cart && totalsOf(cart).orderableCount > 0 && (
        <PickupPromise isNeeded branchCode={branchCode} meanwhile={<p className="h-5" />} />
      )}
      {cart && (
        <div className="flex flex-wrap items-start gap-x-4 text-sm text-muted">
          <button
            type="button"
            className="link flex min-h-9 items-center"
            aria-haspopup="dialog"
            onClick={() => openBranchDialog()}
          >
            {messages.changeBranch}
          </button>
          <details>
            <summary className="flex min-h-9 cursor-pointer items-center underline decoration-dotted underline-offset-4">
              {messages.whatThen}
            </summary>
            <p className="text-pretty">{messages.switchMeaning}</p>
          </details>
        </div>
      )}
      {cart ? (
        <CartLines branchCode={branchCode} cart={cart} guard={guard} />
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-md bg-sunken p-4">
          <div>
            <p className="font-semibold">{messages.emptyHere(name)}</p>
            {hasOthers && <p className="text-sm text-muted">{messages.emptyHereDetail}</p>}
          </div>
          <a href="/shop" className="button bg-raised text-ink">
            {messages.goShopping}
          </a>
        </div>
      )}
    </section>
  )
}
