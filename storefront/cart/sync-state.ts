import type { CartOwner } from './cart-owner.ts'
import type { CartState } from './cart-state.ts'
import type { PendingChanges } from './pending-changes.ts'
import type { SaveQueue } from './save-queue.ts'

/** What loading and saving the carts of a tab share. */
export interface SyncState {
  state: CartState
  pending: PendingChanges
  queue: SaveQueue
  owner: CartOwner
  /** Loads the carts of the same owner again. */
  reload: () => Promise<void>
}
