import { listProofs } from '#contract/deposit-proofs.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getOrder, listOrders } from '#contract/orders.ts'
import { type Centavos, sumCentavos, toCentavos } from '#domain/money/money.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { type BankAccount, fetchBankAccounts } from './bank-accounts.tsx'

export type Proof = ReplyOf<typeof listProofs>[number]

/** What waits for a bank deposit in one checkout, and the proof that was sent for it last. */
export interface WaitingDeposit {
  /** Zero once all is paid or canceled. */
  waitingCentavos: Centavos
  proof: Proof | undefined
  accounts: readonly BankAccount[]
}

const ordersMax = 50

/** Loads it by the id of the checkout. One deposit pays all its orders, so the sum is that of all of them (PAYMENT-16). */
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
  return {
    waitingCentavos: sumCentavos(waiting.map(({ amount }) => toCentavos(amount))),
    proof: proofs.find((proof) => proof.global_id === globalId),
    accounts,
  }
}
