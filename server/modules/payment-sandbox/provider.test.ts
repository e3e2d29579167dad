import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProviderAway, ProviderSilent } from '#server/platform/payment-provider.ts'
import { makeSandboxCard } from '#server/testing/make-sandbox-card.ts'
import { testStore } from '#server/testing/store.ts'
import { createSandboxCards, createSandboxPayPal } from './provider.ts'
import { decideCharge, deleteCard } from './repository.ts'
import type { CardBehaviour } from './test-cards.ts'

const store = await testStore()
const { db } = store.database
let now = new Date('2026-12-01T12:00:00Z')
const parts = { db, clock: () => now, slowMs: 5 }
const cards = createSandboxCards(parts)
const paypal = createSandboxPayPal(parts)

beforeEach(async () => {
  await store.reset()
  now = new Date('2026-12-01T12:00:00Z')
})

const pesos = (hundredths: number) => ({ currency: 'DOP' as const, hundredths })
const dollars = (hundredths: number) => ({ currency: 'USD' as const, hundredths })
const urls = { returnUrl: 'http://store.test/back', cancelUrl: 'http://store.test/away' }

async function request(behaviour: CardBehaviour, hundredths = 50_000) {
  const cardToken = await makeSandboxCard(db, { behaviour })
  return { operationId: randomUUID(), amount: pesos(hundredths), cardToken, ...urls, ...described }
}
const described = { description: 'Vitrina', language: 'en' as const }
const payPalRequest = () => ({ operationId: randomUUID(), amount: dollars(1_999), ...urls, ...described })

async function authorized(hundredths = 50_000, behaviour: CardBehaviour = 'approved') {
  const outcome = await cards.authorize(await request(behaviour, hundredths))
  if (outcome.state !== 'done') throw new Error(outcome.state)
  return outcome.reference
}
async function captured(hundredths = 50_000) {
  const authorizationReference = await authorized(hundredths)
  const outcome = await cards.capture({ operationId: randomUUID(), authorizationReference, amount: pesos(hundredths) })
  if (outcome.state !== 'done') throw new Error(outcome.state)
  return { authorizationReference, captureReference: outcome.reference }
}
const capture = (authorizationReference: string, hundredths: number, operationId: string = randomUUID()) =>
  cards.capture({ operationId, authorizationReference, amount: pesos(hundredths) })
const refund = (captureReference: string, hundredths: number, operationId: string = randomUUID()) =>
  cards.refund({ operationId, captureReference, amount: pesos(hundredths) })
const chargeRows = () => db.selectFrom('sandbox_charges').selectAll().execute()
const pageIdOf = async (operationId: string) =>
  (await chargeRows()).find((row) => row.operation_id === operationId)?.page_id as string
const rejected = { state: 'declined', reason: 'rejected' }

describe('authorize', () => {
  test('an approved card is authorized, and a repeat has the same outcome and charges once', async () => {
    const approved = await request('approved')
    const first = await cards.authorize(approved)
    expect(first.state).toBe('done')
    expect(await cards.authorize(approved)).toEqual(first)
    expect(await cards.find(approved.operationId)).toEqual(first)
    expect(await chargeRows()).toMatchObject([{ status: 'authorized', amount_hundredths: 50_000 }])
  })

  test.each(['rejected', 'insufficient-funds', 'processing-error', 'expired-card'] as const)(
    'a card of the sort %s is declined, every time',
    async (behaviour) => {
      const declined = await request(behaviour)
      const outcome = { state: 'declined', reason: behaviour }
      expect(await cards.authorize(declined)).toEqual(outcome)
      expect(await cards.authorize(declined)).toEqual(outcome)
      expect(await cards.find(declined.operationId)).toEqual(outcome)
    },
  )

  test('a repeat after the card was deleted has the outcome of the first call', async () => {
    const { cardToken, ...rest } = await request('approved')
    const first = await cards.authorize({ ...rest, cardToken })
    await deleteCard(db, cardToken)
    expect(await cards.authorize({ ...rest, cardToken })).toEqual(first)
    expect(await cards.authorize(rest)).toEqual(first)
  })

  test('a card that the vault does not know is rejected', async () => {
    const unknown = { ...(await request('approved')), cardToken: 'nobody' }
    expect(await cards.authorize(unknown)).toEqual(rejected)
  })

  test('a card has expired once its month is over', async () => {
    const valid = await request('approved')
    const late = await request('approved')
    now = new Date('2090-12-31T23:00:00Z')
    expect(await cards.authorize(valid)).toMatchObject({ state: 'done' })
    now = new Date('2091-01-01T05:00:00Z')
    expect(await cards.authorize(late)).toEqual({ state: 'declined', reason: 'expired-card' })
  })

  test('a slow card is charged, and a card whose response is lost as well: `find` knows it', async () => {
    expect(await cards.authorize(await request('slow'))).toMatchObject({ state: 'done' })
    const lost = await request('lost-response')
    await expect(cards.authorize(lost)).rejects.toBeInstanceOf(ProviderSilent)
    const found = await cards.find(lost.operationId)
    expect(found).toMatchObject({ state: 'done' })
    expect(await cards.authorize(lost)).toEqual(found)
  })

  test('while the provider is away nothing happens', async () => {
    const away = await request('away')
    await expect(cards.authorize(away)).rejects.toBeInstanceOf(ProviderAway)
    expect(await cards.find(away.operationId)).toBeUndefined()
    expect(await chargeRows()).toEqual([])
  })

  test('an operation that nobody heard of is not found', async () => {
    expect(await cards.find(randomUUID())).toBeUndefined()
  })

  test('another currency, no amount and the id of another charge are faults', async () => {
    const good = await request('approved')
    await expect(cards.authorize({ ...good, amount: dollars(100) })).rejects.toThrow('takes DOP')
    for (const hundredths of [0, -1, 1.5, Number.NaN])
      await expect(cards.authorize({ ...good, amount: pesos(hundredths) })).rejects.toThrow('no amount')
    await expect(cards.authorize({ ...good, returnUrl: 'javascript:alert(1)' })).rejects.toThrow()
    await cards.authorize(good)
    await expect(cards.authorize({ ...good, amount: pesos(1) })).rejects.toThrow('another charge')
    expect(await chargeRows()).toHaveLength(1)
  })
})

describe('payers who confirm', () => {
  test('a card that asks for confirmation waits until its page was approved', async () => {
    const unconfirmed = await request('confirmation')
    const outcome = await cards.authorize(unconfirmed)
    const pageId = await pageIdOf(unconfirmed.operationId)
    expect(outcome).toMatchObject({ state: 'requires_action', url: `http://store.test/sandbox/confirm/${pageId}` })
    expect(await cards.find(unconfirmed.operationId)).toEqual(outcome)
    await decideCharge(db, pageId, { status: 'authorized', declineReason: null })
    expect(await cards.find(unconfirmed.operationId)).toMatchObject({ state: 'done' })
    expect(await cards.authorize(unconfirmed)).toMatchObject({ state: 'done' })
  })

  test('a refused one is declined, and stays declined', async () => {
    const unconfirmed = await request('confirmation')
    await cards.authorize(unconfirmed)
    const pageId = await pageIdOf(unconfirmed.operationId)
    await decideCharge(db, pageId, { status: 'declined', declineReason: 'not-approved' })
    await decideCharge(db, pageId, { status: 'authorized', declineReason: null })
    expect(await cards.find(unconfirmed.operationId)).toEqual({ state: 'declined', reason: 'not-approved' })
  })

  test('the page waits for an hour', async () => {
    const unconfirmed = await request('confirmation')
    await cards.authorize(unconfirmed)
    now = new Date(now.getTime() + 60 * 60_000)
    expect(await cards.find(unconfirmed.operationId)).toEqual({ state: 'declined', reason: 'not-approved' })
  })

  test('one that is voided before its payer decided is not charged any longer', async () => {
    const unconfirmed = await request('confirmation')
    const outcome = await cards.authorize(unconfirmed)
    const authorizationReference = (outcome as { reference: string }).reference
    expect(await capture(authorizationReference, 50_000)).toEqual(rejected)
    expect(await cards.void({ operationId: randomUUID(), authorizationReference })).toMatchObject({ state: 'done' })
    await decideCharge(db, await pageIdOf(unconfirmed.operationId), { status: 'authorized', declineReason: null })
    expect(await cards.find(unconfirmed.operationId)).toEqual({ state: 'declined', reason: 'not-approved' })
  })

  test('PayPal always wants its payer, in US dollars', async () => {
    const order = payPalRequest()
    const outcome = await paypal.authorize(order)
    const pageId = await pageIdOf(order.operationId)
    expect(outcome).toMatchObject({ state: 'requires_action', url: `http://store.test/sandbox/paypal/${pageId}` })
    await expect(paypal.authorize({ ...payPalRequest(), amount: pesos(100) })).rejects.toThrow('takes USD')
    await decideCharge(db, pageId, { status: 'authorized', declineReason: null })
    const authorizationReference = (outcome as { reference: string }).reference
    const taken = await paypal.capture({ operationId: randomUUID(), authorizationReference, amount: dollars(1_999) })
    const captureReference = (taken as { reference: string }).reference
    const part = { operationId: randomUUID(), captureReference, amount: dollars(999) }
    expect(await paypal.refund(part)).toMatchObject({ state: 'done' })
  })
})

describe('capture', () => {
  test('takes the authorized amount or a part of it, once', async () => {
    const reference = await authorized()
    const operationId = randomUUID()
    const first = await capture(reference, 40_000, operationId)
    expect(first).toMatchObject({ state: 'done' })
    expect(await capture(reference, 40_000, operationId)).toEqual(first)
    expect(await cards.find(operationId)).toEqual(first)
    expect(await capture(reference, 10_000)).toEqual(rejected)
    expect(await chargeRows()).toMatchObject([{ status: 'captured', captured_hundredths: 40_000 }])
  })

  test('never takes more than was authorized', async () => {
    const reference = await authorized(50_000)
    expect(await capture(reference, 50_001)).toEqual(rejected)
    expect(await capture(reference, 50_000)).toMatchObject({ state: 'done' })
  })

  test('is declined seven days later, for a card that declines it, and for nothing', async () => {
    const declining = await authorized(50_000, 'declined-at-capture')
    expect(await capture(declining, 50_000)).toEqual(rejected)
    expect(await cards.void({ operationId: randomUUID(), authorizationReference: declining })).toMatchObject({
      state: 'done',
    })
    expect(await capture('nothing', 1)).toEqual(rejected)
    const late = await authorized()
    now = new Date(now.getTime() + 7 * 86_400_000)
    expect(await capture(late, 50_000)).toEqual(rejected)
  })

  test('whose response is lost is found', async () => {
    const reference = await authorized(50_000, 'lost-capture-response')
    const operationId = randomUUID()
    await expect(capture(reference, 50_000, operationId)).rejects.toBeInstanceOf(ProviderSilent)
    expect(await cards.find(operationId)).toMatchObject({ state: 'done' })
    expect(await capture(reference, 50_000, operationId)).toMatchObject({ state: 'done' })
  })

  test('the id of one step is a fault for another', async () => {
    const reference = await authorized()
    const operationId = randomUUID()
    await capture(reference, 50_000, operationId)
    await expect(capture(reference, 1, operationId)).rejects.toThrow('was another capture')
    await expect(cards.void({ operationId, authorizationReference: reference })).rejects.toThrow('was another capture')
  })
})

describe('void', () => {
  test('releases what was authorized; after it nothing is captured', async () => {
    const authorizationReference = await authorized()
    const operationId = randomUUID()
    const first = await cards.void({ operationId, authorizationReference })
    expect(first).toMatchObject({ state: 'done' })
    expect(await cards.void({ operationId, authorizationReference })).toEqual(first)
    expect(await capture(authorizationReference, 50_000)).toEqual(rejected)
    expect(await chargeRows()).toMatchObject([{ status: 'voided', captured_hundredths: 0 }])
  })

  test('is declined after a capture', async () => {
    const { authorizationReference } = await captured()
    expect(await cards.void({ operationId: randomUUID(), authorizationReference })).toEqual(rejected)
    expect(await chargeRows()).toMatchObject([{ status: 'captured', captured_hundredths: 50_000 }])
  })
})

describe('refund', () => {
  test('several refunds never exceed what was captured', async () => {
    const { captureReference } = await captured(50_000)
    const operationId = randomUUID()
    const first = await refund(captureReference, 30_000, operationId)
    expect(first).toMatchObject({ state: 'done' })
    expect(await refund(captureReference, 30_000, operationId)).toEqual(first)
    expect(await refund(captureReference, 20_001)).toEqual(rejected)
    expect(await refund(captureReference, 20_000)).toMatchObject({ state: 'done' })
    expect(await refund(captureReference, 1)).toEqual(rejected)
    expect(await chargeRows()).toMatchObject([{ refunded_hundredths: 50_000 }])
  })

  test('what was only authorized is not refunded', async () => {
    const reference = await authorized()
    expect(await refund(reference, 1)).toEqual(rejected)
    expect(await refund('nothing', 1)).toEqual(rejected)
    const { captureReference } = await captured()
    await expect(refund(captureReference, 0)).rejects.toThrow('no amount')
    await expect(cards.refund({ operationId: randomUUID(), captureReference, amount: dollars(1) })).rejects.toThrow(
      'another currency',
    )
  })
})
