import { blockOf } from '#domain/configuration/buying.ts'
import { useCarts } from '../../cart/cart-store.ts'
import { useBuy } from '../../checkout/use-buy.tsx'
import { onDemand } from '../../hydration/on-demand.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { useBranch } from '../../shopper/branch.ts'
import { useShopper } from '../../shopper/shopper.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/cart'
import { ChosenBranchCart } from './chosen-branch-cart.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import type { OtherCartsProps } from './other-branch-carts.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useRoot } from '../../page/use-root.ts'

// Most shoppers have one cart.
const OtherBranchCarts = onDemand<OtherCartsProps>(() => import('./other-branch-carts.tsx'))
// Below an empty cart alone.
const RecentlyViewed = onDemand<{ className: string }>(async () => ({
  default: (await import('../../recent/recently-viewed.tsx')).RecentlyViewed,
}))
const BesideCart = onDemand(() => import('./beside-cart.tsx'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, cartMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The carts of all branches, that of the chosen one first (CART-1). They are personal, so they load after the first paint. */
export default function CartPage() {
  const messages = useMessages(cartMessages)
  const { carts, isLoaded } = useCarts()
  const { branchCode } = useBranch()
  const { buy, refuse, isBuying, dialogs } = useBuy()
  const block = useBlock()
  // While staff have disabled buying, actions that change the cart open a dialog instead (CART-22).
  const guard = (act: () => void) => (block ? refuse(block) : act())
  const filled = [...carts].filter(([, cart]) => cart.lines.length > 0).sort(([a], [b]) => a - b)
  const chosen = filled.find(([code]) => code === branchCode)
  const others = filled.filter(([code]) => code !== branchCode)
  // The cart of a single other branch has its total and its button itself.
  const hasSummary = chosen !== undefined || others.length > 1

  return (
    <div className="page pt-4 pb-10 max-lg:pb-4 md:pt-8">
      <h1 className="text-xl font-extrabold md:text-2xl">{messages.title}</h1>
      {!isLoaded ? (
        <>
          <NeedsScript />
          <CartSkeleton />
        </>
      ) : filled.length === 0 ? (
        <EmptyCart />
      ) : (
        <div
          className={`relative mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:mt-6 lg:mt-9 ${hasSummary ? 'lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}
        >
          <div className="flex min-w-0 flex-col gap-6">
            <ChosenBranchCart branchCode={branchCode} cart={chosen?.[1]} hasOthers={others.length > 0} guard={guard} />
            <OtherBranchCarts
              isNeeded={others.length > 0}
              carts={others}
              hasChosen={chosen !== undefined}
              guard={guard}
              isBuying={isBuying}
              onBuy={(code) => guard(() => buy([code]))}
            />
          </div>
          {hasSummary && (
            <CartSummary
              chosen={chosen}
              others={others}
              isBuying={isBuying}
              onBuy={(codes) => guard(() => buy(codes))}
            />
          )}
        </div>
      )}
      {/* The code and the products of the rows are loaded once it is known what is in the cart. */}
      {isLoaded && filled.length === 0 && <RecentlyViewed isNeeded className="mt-8" />}
      <BesideCart
        key={branchCode}
        isNeeded={isLoaded}
        branchCode={branchCode}
        meanwhile={<div className="viewed-place" />}
      />
      {dialogs}
    </div>
  )
}

/** Why buying is switched off for this shopper, if it is. */
function useBlock() {
  const configuration = useRoot()?.configuration
  const { user } = useShopper()
  return configuration ? blockOf(configuration.general.web_page, user) : undefined
}
