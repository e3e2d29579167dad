import { refuse } from '#contract/refusals.ts'
import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { releaseStock } from './release-stock.ts'
import {
  type ReservationReport,
  endLeft,
  findBranchesOfOpen,
  listProductsOfOpen,
  lockReservationsOf,
  updateReported,
} from './reservations-repository.ts'

/** Of how many customers a process remembers what they have reserved, and of at most how many products each. */
const rememberedMax = 10_000
const productsMax = 30
const remembered = new Map<string, readonly string[]>()

/** Remembers the codes of the products that a customer has just reserved at this process, unless they are many. */
export function rememberReserved({ actor }: CustomerCtx, productCodes: readonly string[]): void {
  remembered.delete(actor.customerId)
  if (productCodes.length > productsMax) return
  remembered.set(actor.customerId, productCodes)
  const [oldest] = remembered.keys()
  if (remembered.size > rememberedMax && oldest !== undefined) remembered.delete(oldest)
}

/**
 * The codes of the products that the customer has reserved, as this process remembers them, else from the database. For
 * the shares of the products alone, since the customer may have reserved others at another process.
 */
export async function listReservedProducts({ db, actor }: CustomerCtx): Promise<readonly string[]> {
  return remembered.get(actor.customerId) ?? (await listProductsOfOpen(db, actor.customerId))
}

/** The branches at which the customer has reserved products. Undefined where there is no reservation, or it expired. */
export function findReservedBranches(ctx: CustomerCtx): Promise<number[] | undefined> {
  return findBranchesOfOpen(ctx.db, ctx.actor.customerId, ctx.now)
}

/**
 * Releases the customer's reservation, as on leaving the checkout; with an id only that one. False where there is none,
 * or a payment for it is under way.
 */
export async function releaseReservation(ctx: CustomerCtx, id?: string): Promise<boolean> {
  const { customerId } = ctx.actor
  await lockReservationsOf(ctx.db, customerId)
  const left = await endLeft(ctx.db, { customerId, id, now: ctx.now })
  if (!left) return false
  await releaseStock(ctx.db, left, ctx.now)
  announceCatalogueChange(ctx)
  return true
}

/**
 * Notes that the page of the customer's reservation is still open, and gives the reservation's state. A page calls it
 * each minute, so it is one statement and touches no stock. Refuses somebody else's reservation as `not-found`.
 */
export async function reportReservation(ctx: CustomerCtx, id: string): Promise<ReservationReport> {
  const report = await updateReported(ctx.db, { customerId: ctx.actor.customerId, id, now: ctx.now })
  return report ?? refuse('not-found')
}
