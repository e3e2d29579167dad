import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CallFailed, type Client } from '#contract/client.ts'
import { languages } from '#contract/language.ts'
import { cancelOrder, continuePayment, placeOrder } from '#contract/orders.ts'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import { type PaymentProvider, ProviderAway, ProviderSilent } from '#server/platform/payment-provider.ts'
import { makeCredit } from '#server/testing/make-balances.ts'
import { makeProduct } from '#server/testing/make.ts'
import { providerWorld } from '#server/testing/provider-world.ts'
import { type Shopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { workOnPayments } from './work-on-payments.ts'

/**
 * The failures of a payment that the specification names (shopping sections 4 and 8): each with the sentence with which
 * the store begins, and the case that leads to it.
 */
interface Failure {
  en: string
  es: string
  reason: string
  when: string
  /** What comes before the call. */
  prepare?: () => Promise<unknown>
  /** The call that is refused. */
  call: (client: Client) => Promise<unknown>
}

const store = await testStore()
const { db } = store.database
const world = providerWorld(store)
let ana: Shopper
/** The payment that waits for its provider. */
let paymentId: string

beforeEach(async () => {
  ;[ana] = await resetWithTwoShoppers(store)
  world.begin()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50 } })
})
// The store is shared with the other tests of this process.
afterAll(world.end)

const order = { option_id: 3, total_amount: 100 } as const
async function placeByCard(client: Client, behaviour: CardBehaviour = 'approved') {
  await ana.verify({ 1: { A: 1 } }, 100)
  const token = await world.card(ana.customerId, behaviour)
  return client.call(placeOrder, { ...order, payments: [{ kind: 'card', amount: 100, token }] })
}

/** Pays by card, lets some seconds pass, and lets the store go on with what is open. */
async function payAndWait(seconds: number, behaviour?: CardBehaviour): Promise<void> {
  const { action } = await placeByCard(ana.client, behaviour)
  paymentId = action?.payment_id ?? ''
  world.later(seconds)
  await workOnPayments(world.work())
}

/** Lets each call of the provider of cards throw. */
function cardsThrow(failure: () => Error): void {
  const fails = () => Promise.reject(failure())
  const cards: Partial<PaymentProvider> = { authorize: fails, find: fails, capture: fails, void: fails, refund: fails }
  world.begin(cards)
}

const halfAnHour = 31 * 60
const goOn = (client: Client) => client.call(continuePayment, { id: paymentId })

const failures: Failure[] = [
  {
    en: 'Card rejected.',
    es: 'Tarjeta rechazada.',
    reason: 'card-rejected',
    when: 'the bank rejects the card',
    call: (client) => placeByCard(client, 'rejected'),
  },
  {
    en: 'Insufficient funds.',
    es: 'Fondos insuficientes.',
    reason: 'insufficient-funds',
    when: 'the account has too little',
    call: (client) => placeByCard(client, 'insufficient-funds'),
  },
  {
    en: 'An error occurred while processing your card. Do you mind if we try again?',
    es: 'Ocurrió un error al procesar tu tarjeta. ¿Lo intentamos de nuevo?',
    reason: 'card-processing-error',
    when: 'the provider reports an error',
    call: (client) => placeByCard(client, 'processing-error'),
  },
  {
    en: 'Exceeded credit limit',
    es: 'Límite de crédito excedido',
    reason: 'credit-limit-exceeded',
    when: 'the order is more than the credit that is left',
    prepare: () => makeCredit(db, ana.customerId, { limitCentavos: 5_000 }),
    async call(client) {
      await ana.verify({ 1: { A: 1 } }, 100)
      return client.call(placeOrder, { ...order, payments: [{ kind: 'credit', amount: 100 }] })
    },
  },
  {
    en: 'Transaction not completed.',
    es: 'La transacción no se completó.',
    reason: 'transaction-not-completed',
    when: 'the provider does nothing for half an hour',
    async prepare() {
      cardsThrow(() => new ProviderAway())
      await payAndWait(halfAnHour)
    },
    call: goOn,
  },
  {
    en: 'The payment provider does not answer right now. Try again later',
    es: 'El proveedor de pagos no responde en este momento. Inténtalo más tarde',
    reason: 'payment-provider-away',
    when: 'the provider is away several times, for searches too',
    async prepare() {
      cardsThrow(() => new ProviderAway())
      await payAndWait(60)
      world.later(60)
      await workOnPayments(world.work())
    },
    call: goOn,
  },
  {
    en: 'Transaction error',
    es: 'Error en la transacción',
    reason: 'transaction-error',
    when: 'the provider says nothing for half an hour',
    async prepare() {
      cardsThrow(() => new ProviderSilent())
      await payAndWait(halfAnHour)
    },
    call: goOn,
  },
  {
    en: 'Transaction error',
    es: 'Error en la transacción',
    reason: 'transaction-error',
    when: 'its answers cannot be read for half an hour',
    async prepare() {
      cardsThrow(() => new SyntaxError('an answer that is no JSON'))
      await payAndWait(halfAnHour)
    },
    call: goOn,
  },
  {
    en: 'Cancellation not available at this time',
    es: 'Cancelación no disponible en este momento',
    reason: 'too-late-to-cancel',
    when: 'the order is on its way',
    async prepare() {
      await ana.verify({ 1: { A: 1 } }, 100)
      await ana.place(100)
      await db.updateTable('orders').set({ status: 'sent' }).execute()
    },
    async call(client) {
      const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
      return client.call(cancelOrder, { id })
    },
  },
]

const refusalOf = (call: Promise<unknown>): Promise<CallFailed> =>
  call.then(
    () => Promise.reject(new Error('The call was not refused.')),
    (error: unknown) => (error instanceof CallFailed ? error : Promise.reject(error as Error)),
  )

describe.each(failures)('“$en” when $when', ({ reason, prepare, call, ...sentence }) => {
  test.each(languages)('in %s', async (language) => {
    await prepare?.()
    const refusal = await refusalOf(call(store.client({ language, headers: ana.headers })))
    expect(refusal.reason).toBe(reason)
    expect(refusal.message.slice(0, sentence[language].length)).toBe(sentence[language])
  })
})

test('PAYMENT-18: a payment of which nobody knows names its reference, and what it may have reserved is released', async () => {
  let isSilent = true
  world.begin()
  const { cards } = store.app.platform.providers
  const lose = async <Outcome>(outcome: Promise<Outcome>) => {
    const known = await outcome
    if (isSilent) throw new ProviderSilent()
    return known
  }
  if (cards)
    store.app.platform.providers.cards = {
      ...cards,
      authorize: (request) => lose(cards.authorize(request)),
      find: (operationId) => lose(cards.find(operationId)),
    }
  await payAndWait(halfAnHour)
  const refusal = await refusalOf(goOn(ana.client))
  expect(refusal.message).toContain(paymentId)
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
  isSilent = false
  world.later(halfAnHour)
  await workOnPayments(world.work())
  expect(await db.selectFrom('sandbox_charges').select('status').execute()).toEqual([{ status: 'voided' }])
})

test('a process that is killed between a decline and the end of its request leaves the reason', async () => {
  const { action } = await placeByCard(ana.client, 'confirmation')
  await db.updateTable('payments').set({ state: 'failed', failure: 'insufficient-funds' }).execute()
  paymentId = action?.payment_id ?? ''
  expect((await refusalOf(goOn(ana.client))).reason).toBe('insufficient-funds')
})
