import { getDeposit } from '#contract/balances.ts'
import { listProofs } from '#contract/deposit-proofs.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getOrder, listOrders } from '#contract/orders.ts'
import { type Centavos, sumCentavos, toCentavos } from '#domain/money/money.ts'
import { missingDeposit } from '#domain/payments/missing-deposit.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { type BankAccount, fetchBankAccounts } from './bank-accounts.tsx'

export type Proof = ReplyOf<typeof listProofs>[number]

/** What waits for a bank deposit in one checkout, and the proof that was sent for it last. */
export interface WaitingDeposit {
  /** Zero once all is paid or canceled. */
  waitingCentavos: Centavos
  proof: Proof | undefined
  accounts: readonly BankAccount[]
  /** When the orders were placed. */
  placedAt: string
}

const ordersMax = 50

/** Loads it by the id of the checkout. Deposits pay all its orders together, so the sum is
 * what all of them need beside the deposits that were accepted (PAYMENT-16). */
export async function fetchWaitingDeposit(globalId: string, signal: AbortSignal): Promise<WaitingDeposit> {
  const [proofs, accounts, { data: cards }] = await Promise.all([
    browserClient.call(listProofs, {}, { signal }),
    fetchBankAccounts(signal),
    browserClient.call(listOrders, { global_id: globalId, limit: ordersMax }, { signal }),
  ])
  const orders = await Promise.all(cards.map(({ id }) => browserClient.call(getOrder, { id }, { signal })))
  const waiting = orders
    .flatMap(({ payments }) => payments)
    .filter(({ kind, state }) => kind === 'deposit_express' && state === 'pending_approval')
  const own = proofs.filter((proof) => proof.global_id === globalId)
  const waitingCentavos = sumCentavos(waiting.map(({ amount }) => toCentavos(amount)))
  const accepted = own.flatMap(({ state, deposit_id }) => (state === 'accepted' && deposit_id ? [deposit_id] : []))
  const deposits = await Promise.all(accepted.map((id) => browserClient.call(getDeposit, { id, limit: 1 }, { signal })))
  const left = deposits.map(({ balance }) => toCentavos(balance))
  const missingCentavos = missingDeposit(waitingCentavos, left)
  return {
    waitingCentavos: missingCentavos > 0 ? missingCentavos : waitingCentavos,
    proof: own[0],
    accounts,
    placedAt: orders[0]?.creation ?? new Date().toISOString(),
  }
}
