import type { SpendableKind } from '#domain/balances/balance.ts'
import { lastPage, pageBounds } from '#domain/products/listing.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

export interface PageRequest {
  page: number
  limit: number
}

/** One page of a list. A page past the end is empty and says how many rows there are. */
export interface Page<Row> extends PageRequest {
  rows: Row[]
  total: number
  pages: number
}

/** The bank deposits of the signed-in customer, newest first. */
export const listDeposits = (ctx: CustomerCtx, page: PageRequest): Promise<Page<repository.DepositRow>> =>
  listPage(ctx, ['deposit'], page, repository.listDeposits)

/** The credit notes of the signed-in customer, newest first. */
export const listCreditNotes = (ctx: CustomerCtx, page: PageRequest): Promise<Page<repository.CreditNoteRow>> =>
  listPage(ctx, ['credit_note'], page, repository.listCreditNotes)

/** The gift cards and rewards of the signed-in customer, newest first. */
export const listGiftCards = (ctx: CustomerCtx, page: PageRequest): Promise<Page<repository.GiftCardRow>> =>
  listPage(ctx, ['gift_card', 'reward'], page, repository.listGiftCards)

type ListRows<Row> = (db: Database, customerId: string, bounds: repository.Bounds) => Promise<Row[]>

async function listPage<Row>(
  ctx: CustomerCtx,
  kinds: readonly SpendableKind[],
  { page, limit }: PageRequest,
  listRows: ListRows<Row>,
): Promise<Page<Row>> {
  const { customerId } = ctx.actor
  const rows = await listRows(ctx.db, customerId, pageBounds(page, limit))
  const total =
    page === 1 && rows.length < limit ? rows.length : await repository.countBalances(ctx.db, customerId, kinds)
  return { rows, total, page, pages: lastPage(total, limit), limit }
}
