import type { SpendableKind } from '#domain/balances/balance.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Credit, getCredit } from './get-credit.ts'
import { sumSpendable } from './repository.ts'

export interface BalanceSummary {
  /** What can be spent now, by kind. */
  spendable: Record<SpendableKind, Centavos>
  credit: Credit
}

/** What the signed-in customer can spend, and what they owe. */
export async function summarizeBalances(ctx: CustomerCtx): Promise<BalanceSummary> {
  const sums = await sumSpendable(ctx.db, ctx.actor.customerId, ctx.now)
  const spendable = { deposit: 0, credit_note: 0, gift_card: 0, reward: 0 }
  for (const { kind, centavos } of sums) spendable[kind] = centavos
  return { spendable, credit: await getCredit(ctx) }
}
