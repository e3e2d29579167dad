import { refuse } from '#contract/refusals.ts'
import { lastPage, pageBounds } from '#domain/products/listing.ts'
import { returnableLines, returnableUntilMs } from '#domain/returns/returnable.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/** What of an order can still be returned, and until when. */
export interface Returnable {
  until: Date
  lines: { productCode: string; quantity: number }[]
}

/** The returns of an order of the customer, and what of it can still be returned. Refuses somebody else's order. */
export async function listOrderReturns(
  { db, actor, language, now }: CustomerCtx,
  orderId: number,
): Promise<{ returns: repository.ReturnRow[]; returnable: Returnable | undefined }> {
  const { customerId } = actor
  const order = (await repository.findOrder(db, customerId, orderId)) ?? refuse('not-found')
  const returns = await repository.listOfOrder(db, customerId, orderId, language)
  const untilMs = returnableUntilMs(order)
  if (untilMs === undefined || now.getTime() > untilMs) return { returns, returnable: undefined }
  const lines = returnableLines(await repository.listLines(db, orderId))
  return { returns, returnable: lines.length > 0 ? { until: new Date(untilMs), lines } : undefined }
}

/** One page of the customer's returns, newest first. A page past the end is empty and tells how many there are. */
export async function listReturns({ db, actor, language }: CustomerCtx, page: number, limit: number) {
  const { customerId } = actor
  const rows = await repository.listReturns(db, customerId, pageBounds(page, limit), language)
  const total = page === 1 && rows.length < limit ? rows.length : await repository.countReturns(db, customerId)
  return { rows, total, page, pages: lastPage(total, limit), limit }
}

/** One page of the returns of all customers that wait for a decision of staff, the oldest first (RETURN-9). */
export async function listPendingReturns({ db, language }: CustomerCtx, page: number, limit: number) {
  const { rows, total } = await repository.listPending(db, pageBounds(page, limit), language)
  return { rows, total, page, pages: lastPage(total, limit), limit }
}

/** A return of the customer. Refuses somebody else's. */
export async function getReturn({ db, actor, language }: CustomerCtx, id: string): Promise<repository.ReturnRow> {
  return (await repository.findReturn(db, actor.customerId, id, language)) ?? refuse('not-found')
}
