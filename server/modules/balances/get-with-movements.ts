import { refuse } from '#contract/refusals.ts'
import { lastPage, pageBounds } from '#domain/products/listing.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { Page, PageRequest } from './list-balances.ts'
import * as repository from './repository.ts'

export type WithMovements<Row> = Row & { movements: Page<repository.MovementRow> }

/** A deposit of the signed-in customer with a page of its movements. Refuses what is not theirs. */
export async function getDeposit(
  ctx: CustomerCtx,
  id: string,
  page: PageRequest,
): Promise<WithMovements<repository.DepositRow>> {
  const deposit = (await repository.findDeposit(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
  return { ...deposit, movements: await pageOfMovements(ctx, deposit, page) }
}

/** A gift card or reward of the signed-in customer with a page of its movements. Refuses what is not theirs. */
export async function getGiftCard(
  ctx: CustomerCtx,
  id: string,
  page: PageRequest,
): Promise<WithMovements<repository.GiftCardRow>> {
  const card = (await repository.findGiftCard(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
  return { ...card, movements: await pageOfMovements(ctx, card, page) }
}

async function pageOfMovements(
  ctx: CustomerCtx,
  balance: repository.SpendableRow,
  { page, limit }: PageRequest,
): Promise<Page<repository.MovementRow>> {
  const rows = await repository.listMovements(ctx.db, balance, pageBounds(page, limit))
  const total = balance.movementsCount
  return { rows, total, page, pages: lastPage(total, limit), limit }
}
