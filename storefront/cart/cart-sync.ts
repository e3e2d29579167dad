import { afterPaint } from '../ui/after-paint.ts'
import type { Line } from './cart.ts'
import { notifyNotLoaded, notifyNotSaved } from './cart-failures.ts'
import type { CartOwner, ShopperKind } from './cart-owner.ts'
import type { CartState } from './cart-state.ts'
import { readGuestCarts, storeGuestCart } from './guest-carts.ts'
import { createPendingChanges } from './pending-changes.ts'
import type * as SaveCart from './save-cart.ts'
import { type StartTimer, createSaveQueue, cartRetryMs } from './save-queue.ts'
import type { SyncState } from './sync-state.ts'
import { changeUnsaved } from './unsaved-changes.ts'

const saveAfterMs = 2_000

/** Keeps the carts of a tab equal to those of the server, and of the browser's storage. */
export interface CartSync {
  ownerKind: () => CartOwner['kind']
  /**
   * Loads the carts of the shopper: a guest's from this browser, a customer's from the server, for an employee none. At
   * a sign-in the guest's carts are merged into the customer's and removed here (CART-4). A merge that is repeated
   * changes nothing, so a lost response does no harm. Without an id the customer is the same as before. A second call
   * during the first one shares its result.
   */
  initCarts: (kind: ShopperKind, customerId?: string) => Promise<void>
  /**
   * Saves a line two seconds after the last change; at once where the change is immediate (CART-17), and where only the
   * response brings the prices by quantity, as for a card of a list.
   */
  enqueue: (branchCode: number, line: Line, isImmediate: boolean) => void
  /**
   * The lines that a change starts from. Before the page knows who shops, these are the ones that this browser stores,
   * so that a change does not overwrite them. A customer's change of a cart that is not known yet is noted as one that
   * adds to it (CART-30).
   */
  linesToChange: (branchCode: number) => readonly Line[]
  /** Saves all pending changes now: before the checkout, and before the page is left. Waits for carts that are loading. */
  flushCarts: () => Promise<void>
  /** Reads the guest's carts again, which another tab has changed. */
  reloadGuestCarts: () => void
  /** Loads a customer's carts again that another tab or device may have changed, unless changes are pending here. */
  refreshCarts: () => Promise<void>
  /** Sends a customer's changes before the page is left. A guest's are stored in this browser already. */
  saveBeforeLeaving: () => void
  /** Cancels all delays, as the browser does with a page that is left. */
  close: () => void
}

export function createCartSync(state: CartState, timer: StartTimer): CartSync {
  const pending = createPendingChanges()
  const queue = createSaveQueue({
    save: (branchCode) => loadCodeAndSave(sync, branchCode),
    hasChanges: (branchCode) => pending.has(branchCode),
    timer,
  })
  const sync: SyncState = {
    state,
    pending,
    queue,
    owner: { kind: 'nobody', customerId: '' },
    reload: () => initCarts('customer'),
  }
  let loading: { owner: CartOwner; done: Promise<void> } | undefined

  function initCarts(kind: ShopperKind, customerId = sync.owner.customerId): Promise<void> {
    const isSame = sync.owner.kind === kind && (kind !== 'customer' || sync.owner.customerId === customerId)
    if (isSame && loading?.owner === sync.owner) return loading.done
    if (!isSame) changeOwner(sync, { kind, customerId: kind === 'customer' ? customerId : '' })
    const mine = { owner: sync.owner, done: Promise.resolve() }
    mine.done = load[kind](sync).finally(() => {
      if (loading === mine) loading = undefined
    })
    loading = mine
    return mine.done
  }

  async function flushCarts(): Promise<void> {
    await loading?.done
    await queue.saveNow(pending.branches())
  }

  const isCustomer = () => sync.owner.kind === 'customer'
  return {
    ownerKind: () => sync.owner.kind,
    initCarts,
    enqueue: (branchCode, line, isImmediate) => enqueue(sync, branchCode, line, isImmediate),
    linesToChange: (branchCode) => linesToChange(sync, branchCode),
    flushCarts,
    reloadGuestCarts: () => sync.owner.kind === 'guest' && state.writeCarts(readGuestCarts()),
    async refreshCarts() {
      if (isCustomer() && pending.branches().length === 0 && !queue.isSaving()) await initCarts('customer')
    },
    saveBeforeLeaving: () => isCustomer() && void flushCarts(),
    close: queue.cancelDelays,
  }
}

/** Changes of one shopper are never sent for another; a guest's are in this browser's storage already. */
function changeOwner(sync: SyncState, owner: CartOwner): void {
  sync.pending.clear()
  sync.queue.cancelDelays()
  sync.owner = owner
}

const load: Record<ShopperKind, (sync: SyncState) => Promise<void>> = {
  guest: loadGuestCarts,
  customer: loadCustomerCarts,
  employee: async ({ state }) => state.writeCarts(new Map()),
}

/**
 * The code that saves carts contains the cart's part of the contract. It is loaded with the first change, so that no page
 * waits for it; from then on a page that is being left sends its changes at once.
 */
let saveCode: typeof SaveCart | undefined
const loadSaveCode = async () => (saveCode ??= await import('./save-cart.ts').catch(() => undefined))

async function loadCodeAndSave(sync: SyncState, branchCode: number): Promise<void> {
  const { state, queue, owner } = sync
  // `initCarts` saves the changes once the page knows who shops, and what the customer's cart has.
  if (owner.kind === 'nobody' || sync.pending.unseen.has(branchCode)) return
  state.writeCart(branchCode, { ...state.readCart(branchCode), status: 'saving' })
  const code = saveCode ?? (await loadSaveCode())
  // Another shopper may have signed in while the code was loaded.
  if (sync.owner !== owner) return
  if (code) return code.saveCart(sync, branchCode)
  state.writeCart(branchCode, { ...state.readCart(branchCode), status: 'failed' })
  if (owner.kind === 'customer') notifyNotSaved()
  queue.saveLater(branchCode, cartRetryMs)
}

/** Visitors do not need the code that loads a customer's carts either. */
async function loadCustomerCarts(sync: SyncState): Promise<void> {
  const { owner } = sync
  const code = await import('./load-customer-carts.ts').catch(() => undefined)
  if (sync.owner !== owner) return
  if (code) return code.loadCustomerCarts(sync)
  notifyNotLoaded()
  sync.queue.runLater(() => void sync.reload(), cartRetryMs)
}

async function loadGuestCarts({ state, queue }: SyncState): Promise<void> {
  const guests = readGuestCarts()
  state.writeCarts(guests)
  for (const branchCode of guests.keys()) queue.saveLater(branchCode, 0)
}

function enqueue(
  { state, pending, queue, owner }: SyncState,
  branchCode: number,
  line: Line,
  isImmediate: boolean,
): void {
  pending.add(branchCode, line)
  // A customer's change is stored too until the server has it: if the page is left before, the next one merges it.
  if (owner.kind === 'customer') changeUnsaved(owner.customerId, branchCode, [line])
  else storeGuestCart(branchCode, state.readCart(branchCode).lines)
  if (!saveCode) afterPaint(() => void loadSaveCode())
  queue.saveLater(branchCode, isImmediate || (line.quantity > 0 && !line.product.prices) ? 0 : saveAfterMs)
}

function linesToChange({ state, pending }: SyncState, branchCode: number): readonly Line[] {
  const { lines, status } = state.readCart(branchCode)
  if (status !== 'loading') return lines
  // A guest's carts are known at once, and what was pending before goes with the change of the owner.
  pending.unseen.add(branchCode)
  return readGuestCarts().get(branchCode)?.lines ?? []
}
