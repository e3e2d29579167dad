import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { type Block, blockBehind, blockOf } from '#domain/configuration/buying.ts'
import { flushCarts, initCarts } from '../cart/cart-store.ts'
import { onDemand } from '../hydration/on-demand.tsx'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { ProductCard } from '../product/product-card.ts'
import { browserClient, seemsSignedIn } from '../shopper/browser-client.ts'
import { type User, useShopper } from '../shopper/shopper.tsx'
import { openSignInToBuy } from '../shopper/sign-in-dialog.ts'
import { notifyNotOpened } from '../ui/overlays.tsx'
import type { OrderLine } from './checkout-state.ts'
import type { BuyStop } from './buy-dialogs.tsx'
import { loadLatestCarts } from './latest-carts.ts'
import { addedSince, productsIn } from './added-products.ts'
import { type EarlierLine, type Only, useEarlierLine } from './earlier-line.ts'
import { figuresOf, orderLinesOf, totalOfLines } from './order-of-carts.ts'
import type { ChangedOrder } from './changed-order.ts'
import type { OrderRequest } from './reserve-order.ts'

/** The dialogs between the cart and the checkout, loaded when buying stops. */
const BuyDialogs = onDemand(
  () => import('./buy-dialogs.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)
const loadBeginning = () => import('./begin-order.ts')

interface BuyOptions {
  /** Whether the checkout takes the place of the page in the history of the tab. */
  replacesPage?: boolean
}

/** Takes the shopper from carts to the checkout (CHECKOUT-1), with the dialogs on the way. */
export function useBuy({ replacesPage = false }: BuyOptions = {}) {
  const messages = useMessages(cartMessages)
  const shopper = useShopper()
  const [stop, setStop] = useState<BuyStop>()
  const earlier = useEarlierLine()
  const reserve = useReserve(setStop, earlier, replacesPage)
  const { isBusy, once } = useOneAtATime((error) => {
    setStop(stopOf(error, messages.connection))
    earlier.restore()
    // The cart shows the stock that other shoppers have bought meanwhile.
    if (error instanceof CallFailed && error.reason === 'nothing-to-order') reloadCarts()
  })
  const again = useRef<() => void>(undefined)

  async function buy(branchCodes: readonly number[], steps: Steps = {}): Promise<void> {
    again.current = () => once(() => buy(branchCodes, steps))
    setStop(undefined)
    const [{ user, block }, carts] = await Promise.all([fetchBuyer(), loadLatestCarts(branchCodes)])
    if (block) return setStop({ block })
    const seen = steps.seen ?? productsIn(branchCodes)
    if (!user) return signInToBuy(() => once(() => buy(branchCodes, { ...steps, seen })), steps, carts.shownLines)
    if (JSON.stringify(user) !== JSON.stringify(shopper.user)) shopper.signedIn(user)
    await flushCarts()
    const { only } = steps
    if (carts.changedCart && !only && !steps.seen) return setStop({ changedCart: carts.changedCart })
    const added = only ? undefined : addedSince(steps.seen, branchCodes)
    if (added) return setStop({ added: { goOn: () => once(() => buy(branchCodes)), ...added } })
    only?.put()
    await flushCarts()
    const lines = only || steps.seen ? linesNow(branchCodes, only) : carts.shownLines
    if (lines.length > 0) return reserve(requestFor(user, lines))
    earlier.restore()
    setStop({ failure: messages.nothingToOrder })
  }

  const cancel = () => {
    setStop(undefined)
    earlier.restore()
    reloadCarts()
  }
  const dialogs = (
    <BuyDialogs
      isNeeded={stop !== undefined}
      stop={stop}
      isBuying={isBusy}
      onAccept={(changed, customerId) => once(() => reserve(acceptedRequest(changed, customerId)))}
      onLeavePayment={(request) => once(() => reserve({ ...request, leavesPayment: true }))}
      onCancel={cancel}
      onClose={() => setStop(undefined)}
      onPhoneConfirmed={() => again.current?.()}
    />
  )
  return {
    /** Buys the carts of these branches, each as an order of its own. */
    buy: (branchCodes: readonly number[]) => once(() => buy(branchCodes)),
    /** "Buy now": puts a product into the branch's cart and buys it alone. The other products stay in the cart. */
    buyNow: (product: ProductCard, branchCode: number, quantity: number) =>
      once(() => buy([branchCode], { only: earlier.only(product, branchCode, quantity) })),
    refuse: (block: Block) => setStop({ block }),
    isBuying: isBusy,
    dialogs,
  }
}

interface Steps {
  /** Undefined where the whole cart is bought. */
  only?: Only
  /** The products that a visitor saw in the carts before signing in. */
  seen?: ReadonlySet<string>
}

/** Opens the login modal with what is about to be ordered; "buy now" has not put its product into the cart yet. */
const signInToBuy = (then: () => void, { only, seen }: Steps, lines: readonly OrderLine[]) =>
  openSignInToBuy(then, { order: only ? undefined : figuresOf(lines), wasLost: Boolean(seen) })

/** The lines of the carts as they are now; after "buy now" that of its product alone. */
const linesNow = (branchCodes: readonly number[], only: Only | undefined): readonly OrderLine[] =>
  branchCodes.flatMap(orderLinesOf).filter(({ productCode }) => !only || productCode === only.productCode)

const requestFor = ({ id: customerId }: User, lines: readonly OrderLine[]): OrderRequest => ({
  customerId,
  lines,
  totalCentavos: totalOfLines(lines),
  changes: [],
  leavesPayment: false,
})

/** The request for an order whose changes the shopper has accepted. */
const acceptedRequest = ({ lines, currentCentavos, changes }: ChangedOrder, customerId: string): OrderRequest => ({
  customerId,
  lines,
  totalCentavos: currentCentavos,
  changes,
  leavesPayment: true,
})

/** The payment for which a refused order has to be decided about first. Throws any other refusal. */
function openPaymentOf(error: unknown): { openPayment: string } {
  if (error instanceof CallFailed && error.reason === 'payment-open')
    return { openPayment: String(error.data['payment_id']) }
  throw error
}

/**
 * Gives the function that reserves an order and opens the checkout with it. Where the order has changed, or a payment of
 * an earlier one is open, it stops with that instead, for the shopper to decide.
 */
function useReserve(setStop: (stop: BuyStop | undefined) => void, earlier: EarlierLine, replacesPage: boolean) {
  const navigate = useNavigate()
  return async (request: OrderRequest): Promise<void> => {
    const { customerId, lines, totalCentavos, changes, leavesPayment } = request
    const { beginOrder, loadReserving } = await loadBeginning()
    const { reserveOrder, applyChanges, withEarlierChanges } = await loadReserving()
    const result = await reserveOrder(lines, totalCentavos, { unlessPaymentOpen: !leavesPayment }).catch(openPaymentOf)
    if ('openPayment' in result) return setStop({ ...result, request })
    if ('changed' in result) return setStop({ changed: withEarlierChanges(result.changed, changes), customerId })
    setStop(undefined)
    const announceLeft = earlier.take()
    applyChanges(changes)
    // Saved before the checkout begins, so that the accepted quantities are in the cart on every device.
    if (changes.length > 0) await flushCarts()
    beginOrder(customerId, result.reservation, announceLeft)
    await navigate('/checkout', { replace: replacesPage })
  }
}

/** Runs one task at a time: a second click while the first is being processed does nothing, so no order is made twice. */
function useOneAtATime(onError: (error: unknown) => void) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await task()
    } catch (error) {
      onError(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, once: (task: () => Promise<void>) => void run(task) }
}

/** Why a failed call stops buying. Undefined on a disabled page, which shows a dialog of its own. */
function stopOf(error: unknown, noConnection: string): BuyStop | undefined {
  const block = error instanceof CallFailed ? blockBehind(error.reason) : undefined
  if (block) return block === 'page' ? undefined : { block }
  if (error instanceof CallFailed && error.reason === 'phone-not-confirmed') return { needsPhone: true }
  return { failure: (error instanceof CallFailed && error.reason !== 'network' && error.message) || noConnection }
}

/** Who buys, undefined for a visitor, and why buying is switched off for them, if it is (CHECKOUT-1). */
async function fetchBuyer(): Promise<{ user: User | undefined; block: Block | undefined }> {
  // Needed next: it arrives while these requests are on their way.
  loadBeginning().then(
    ({ preloadReserving }) => preloadReserving(),
    () => {}, // `useReserve` says so
  )
  const { getConfiguration } = await import('#contract/configuration.ts')
  const { general } = await browserClient.call(getConfiguration, {})
  const user = seemsSignedIn() ? await fetchUser() : undefined
  return { user, block: blockOf(general.web_page, user) }
}

/** The user from the server; undefined if the session is over. */
async function fetchUser(): Promise<User | undefined> {
  const { getCurrentUser } = await import('#contract/identity.ts')
  try {
    return (await browserClient.call(getCurrentUser, {})).user
  } catch (error) {
    if (error instanceof CallFailed && error.httpStatus === 401) return undefined
    throw error
  }
}

/** Loads the customer's carts from the server, after this page's changes are saved. */
function reloadCarts(): void {
  void flushCarts().then(() => initCarts('customer'))
}
