import { refuse } from '#contract/refusals.ts'
import { type PersonalData, exportedRowsMax } from '#server/platform/personal-data.ts'
import { listCreditNotes, listDeposits, listGiftCards } from './list-balances.ts'
import { presentSummary } from './present.ts'
import { listAllMovements } from './repository.ts'
import { summarizeBalances } from './summarize-balances.ts'

const page = { page: 1, limit: exportedRowsMax }

/** The balances of a customer. They stay, since they are part of the store's books, and name nobody. */
export const balanceData: PersonalData = {
  name: 'balances',
  collect: async (ctx) => ({
    deposits: (await listDeposits(ctx, page)).rows,
    credit_notes: (await listCreditNotes(ctx, page)).rows,
    gift_cards: (await listGiftCards(ctx, page)).rows,
    movements: await listAllMovements(ctx.db, ctx.actor.customerId, exportedRowsMax),
    summary: presentSummary(await summarizeBalances(ctx), ctx.now),
  }),
  async refuseErasure(ctx) {
    const { spendable, credit } = await summarizeBalances(ctx)
    if (credit.owedCentavos > 0 || Object.values(spendable).some((centavos) => centavos > 0)) refuse('balance-open')
  },
}
