import { setTimeout as sleep } from 'node:timers/promises'
import { CallFailed, type Client } from '#contract/client.ts'
import { fileProof, listProofs, reviewProof } from '#contract/deposit-proofs.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { cancelOrder, confirmOrder, continuePayment, leaveCheckout, placeOrder } from '#contract/orders.ts'
import { type Seeded, seeded } from '#server/db/demo/seeded.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Basket, toProducts } from '#server/testing/shopper.ts'
import { type Payer, type Payments, choosePayments, decideAtProvider } from './payers.ts'
import { prices } from './two-processes.ts'

/** Where attempts are made. */
export interface Shop {
  db: Database
  /** A client of a customer, or of an employee, at one of the processes. */
  clientOf: (customerId: string, which: 0 | 1) => Client
  /** An employee who reviews proofs. */
  staffId: string
  picture: Blob
  /** What the store should never say, as it was said. */
  faults: string[]
}

/** What became of one attempt to buy: the checkout that was placed, or the reason of the refusal. */
export interface Decision {
  customerId: string
  key: string
  kinds: string
  globalId: string | null
  reason: string | null
  /** Repeats the request that placed it. */
  repeat: (() => Promise<string | null>) | null
}

/** A call is repeated so often where it gets no response; a process starts again within a few seconds. */
const triesMax = 1_000
const pauseMs = 250
/** After a refusal of too many calls. */
const limitedPauseMs = 5_000
const waitMs = 2_000

/** The reply or the refusal of whichever process responds. Calls without a response are repeated at the other process. */
async function decided<Reply>(shop: Shop, random: Seeded, call: (which: 0 | 1) => Promise<Reply>): Promise<Reply> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call(random.pick([0, 1]))
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.httpStatus === 500) shop.faults.push(`500 ${error.message}`)
      // A provider that is away is a decision: nothing was placed, and the same request would only ask it again.
      const isAway = error.reason === 'payment-provider-away'
      const isUndecided = !isAway && (error.httpStatus === 0 || error.httpStatus === 429 || error.httpStatus >= 500)
      if ((!isUndecided && error.reason !== 'payment-under-way') || tries === triesMax) throw error
      await sleep(error.httpStatus === 429 ? limitedPauseMs : pauseMs)
    }
  }
}

/** One attempt of a payer to buy a random basket with random payments, to its end. */
export async function attemptToBuy(shop: Shop, payer: Payer, key: string, seed: string): Promise<Decision> {
  const random = seeded(seed)
  const { customerId } = payer
  const verified = await verify(shop, payer, random)
  if (!verified) return { customerId, key, kinds: 'none', globalId: null, reason: 'sold-out', repeat: null }
  const totalCentavos = Math.round(verified.total_order * 100)
  const payments = choosePayments(payer, totalCentavos, random)
  const kinds = payments.map(({ kind }) => kind).join('+')
  const place = () => placeWith(shop, { payer, payments, total: verified.total_order, key, random })
  // A quarter is sent twice at once, as by an impatient shopper.
  const ends = await Promise.all(random.next() < 0.25 ? [place(), place()] : [place()])
  const globalIds = [...new Set(ends.flatMap(({ globalId }) => globalId ?? []))]
  if (globalIds.length > 1) shop.faults.push(`${key} was placed as ${globalIds.join(' and ')}`)
  const decision = { customerId, key, kinds, repeat: null }
  const [globalId] = globalIds
  if (globalId === undefined) {
    const { verification_id } = verified
    await decided(shop, random, (which) => shop.clientOf(customerId, which).call(leaveCheckout, { verification_id }))
    return { ...decision, globalId: null, reason: ends[0]?.reason ?? null }
  }
  await goOn(shop, payer, { globalId, orderIds: ends.flatMap(({ orderIds }) => orderIds), payments }, random)
  return { ...decision, globalId, reason: null, repeat: async () => (await place()).globalId }
}

/** Verifies a random basket, and takes what the store still has of it. Undefined where that is nothing. */
async function verify(shop: Shop, { customerId }: Payer, random: Seeded) {
  let basket: Basket = {}
  for (const branch of random.pick([['1'], ['2'], ['1', '2']]))
    basket[branch] = { [random.pick(Object.keys(prices))]: random.whole(1, 2) }
  let total = totalOf(basket)
  for (;;) {
    try {
      return await decided(shop, random, (which) =>
        shop.clientOf(customerId, which).call(confirmOrder, { products: toProducts(basket), total_amount: total }),
      )
    } catch (error) {
      const { reason, data } = error as CallFailed
      if (reason === 'nothing-to-order') return undefined
      if (reason !== 'total-changed') throw error
      const left = data as unknown as Pick<ReplyOf<typeof confirmOrder>, 'products'> & { current_total: number }
      basket = Object.fromEntries(
        Object.entries(left.products).map(([branch, lines]) => [
          branch,
          Object.fromEntries(lines.map(({ codarticulo, quantity }) => [codarticulo, quantity])),
        ]),
      )
      total = left.current_total
    }
  }
}

function totalOf(basket: Basket): number {
  const lines = Object.values(basket).flatMap((units) => Object.entries(units))
  return lines.reduce((sum, [code, units]) => sum + (units * prices[code as keyof typeof prices]) / 100, 0)
}

interface End {
  globalId: string | null
  orderIds: number[]
  reason: string | null
}

interface Placing {
  payer: Payer
  payments: Payments
  total: number
  key: string
  random: Seeded
}

/** Refusals that a request to place an order may end with here. */
const expected = [
  'card-rejected',
  'payment-not-approved',
  'payment-provider-away',
  'balance-too-low',
  'credit-limit-exceeded',
]

/** Places a verified order, and goes on with its payments until it is decided. */
async function placeWith(shop: Shop, { payer, payments, total, key, random }: Placing): Promise<End> {
  const clientAt = (which: 0 | 1) => shop.clientOf(payer.customerId, which)
  try {
    let reply = await decided(shop, random, (which) =>
      clientAt(which).call(placeOrder, { option_id: 3, total_amount: total, payments }, { idempotencyKey: key }),
    )
    while (reply.action) {
      const { action } = reply
      if (action.type === 'redirect') await decideAtProvider(shop.db, action.url, random.next() < 0.8)
      else await sleep(waitMs)
      reply = await decided(shop, random, (which) => clientAt(which).call(continuePayment, { id: action.payment_id }))
    }
    return { globalId: reply.global_id, orderIds: reply.orders.flatMap(({ id }) => id ?? []), reason: null }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (!expected.includes(error.reason)) shop.faults.push(`${key} was refused: ${error.reason}`)
    return { globalId: null, orderIds: [], reason: error.reason }
  }
}

/** What a customer does after the order: some cancel it, some prove their deposit, which staff accept. */
async function goOn(
  shop: Shop,
  { customerId }: Payer,
  { globalId, orderIds, payments }: { globalId: string; orderIds: readonly number[]; payments: Payments },
  random: Seeded,
): Promise<void> {
  const clientAt = (which: 0 | 1) => shop.clientOf(customerId, which)
  if (random.next() < 0.15) {
    for (const id of new Set(orderIds))
      await decided(shop, random, (which) => clientAt(which).call(cancelOrder, { id })).catch(
        expectReason('too-late-to-cancel'),
      )
    return
  }
  const [first] = payments
  if (first?.kind !== 'deposit_express' || random.next() < 0.6) return
  const proof = { bank: 'Banco del Mar', document_id: `DM-${globalId}`, amount: first.amount, global_id: globalId }
  await decided(shop, random, (which) =>
    clientAt(which).call(fileProof, proof, { files: { proof_1: shop.picture } }),
  ).catch(expectReason('deposit-known'))
  const proofs = await decided(shop, random, (which) => clientAt(which).call(listProofs, {}))
  const id = proofs.find(({ global_id }) => global_id === globalId)?.id ?? ''
  await decided(shop, random, (which) =>
    shop.clientOf(shop.staffId, which).call(reviewProof, { id, state: 'accepted' }),
  ).catch(expectReason('proof-reviewed'))
}

/** What a repeated call may be refused with, where the first one had its effect and its response was lost. */
function expectReason(reason: string) {
  return (error: unknown) => {
    if (!(error instanceof CallFailed) || error.reason !== reason) throw error
  }
}
