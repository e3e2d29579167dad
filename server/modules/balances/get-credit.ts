import { type UnpaidCharge, availableCredit, overdueCentavos, unpaidCharges } from '#domain/balances/credit.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { findCredit, listCreditMovements } from './repository.ts'

export interface Credit {
  limitCentavos: Centavos
  owedCentavos: Centavos
  availableCentavos: Centavos
  overdueCentavos: Centavos
  /** The documents that are not wholly paid, the one that is due first comes first. */
  unpaid: UnpaidCharge[]
}

/** Unpaid documents are looked for in this many movements, the newest ones (BALANCE-7). */
const creditMovementsMax = 1_000

/** The credit of the signed-in customer; a limit of nothing for one without credit. */
export async function getCredit(ctx: CustomerCtx): Promise<Credit> {
  const credit = await findCredit(ctx.db, ctx.actor.customerId)
  if (!credit) return { limitCentavos: 0, owedCentavos: 0, availableCentavos: 0, overdueCentavos: 0, unpaid: [] }
  const { limitCentavos, owedCentavos } = credit
  const unpaid =
    owedCentavos === 0 ? [] : unpaidCharges(await listCreditMovements(ctx.db, credit.id, creditMovementsMax))
  return {
    limitCentavos,
    owedCentavos,
    availableCentavos: availableCredit(limitCentavos, owedCentavos),
    overdueCentavos: overdueCentavos(owedCentavos, unpaid, ctx.now),
    unpaid,
  }
}
