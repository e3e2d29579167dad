import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { makeSandboxCard } from '#server/testing/make-sandbox-card.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createSandboxCards } from './provider.ts'

const postgres = await startPostgres()
const database = await openDatabase({ url: await postgres.newDatabase(), poolSize: 16, folder: '' })
await migrate(database.pool)
const { db } = database.browse
const cards = createSandboxCards({ db, clock: () => new Date(), slowMs: 5 })

afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const amount = { currency: 'DOP' as const, hundredths: 50_000 }
const atOnce = <T>(times: number, call: () => Promise<T>) => Promise.all(Array.from({ length: times }, call))
const one = <T>(outcomes: readonly T[]) => new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size

async function authorize() {
  const request = {
    operationId: randomUUID(),
    amount,
    cardToken: await makeSandboxCard(db),
    returnUrl: 'http://store.test/back',
    cancelUrl: 'http://store.test/away',
    description: 'Vitrina',
    language: 'en' as const,
  }
  return { request, outcomes: await atOnce(20, () => cards.authorize(request)) }
}

async function authorizedReference() {
  const [outcome] = (await authorize()).outcomes
  if (outcome?.state !== 'done') throw new Error(outcome?.state)
  return outcome.reference
}

test('twenty calls of one operation at once charge once', async () => {
  const { request, outcomes } = await authorize()
  expect(outcomes[0]).toMatchObject({ state: 'done' })
  expect(one(outcomes)).toBe(1)
  const rows = await db
    .selectFrom('sandbox_charges')
    .where('operation_id', '=', request.operationId)
    .selectAll()
    .execute()
  expect(rows).toHaveLength(1)
})

test('twenty captures of one operation at once take the money once', async () => {
  const authorizationReference = await authorizedReference()
  const operationId = randomUUID()
  const outcomes = await atOnce(20, () => cards.capture({ operationId, authorizationReference, amount }))
  expect(outcomes[0]).toMatchObject({ state: 'done' })
  expect(one(outcomes)).toBe(1)
})

test('of twenty captures by operations of their own one takes the money, and so of captures and voids', async () => {
  const authorizationReference = await authorizedReference()
  const outcomes = await atOnce(20, () => cards.capture({ operationId: randomUUID(), authorizationReference, amount }))
  expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(1)
  const other = await authorizedReference()
  const [captures, voids] = await Promise.all([
    atOnce(5, () => cards.capture({ operationId: randomUUID(), authorizationReference: other, amount })),
    atOnce(5, () => cards.void({ operationId: randomUUID(), authorizationReference: other })),
  ])
  const isDone = ({ state }: { state: string }) => state === 'done'
  expect(captures.filter(isDone).length === 1).toBe(!voids.some(isDone))
})

test('refunds at once never give back more than was captured', async () => {
  const authorizationReference = await authorizedReference()
  const taken = await cards.capture({ operationId: randomUUID(), authorizationReference, amount })
  const captureReference = (taken as { reference: string }).reference
  const part = { currency: 'DOP' as const, hundredths: 15_000 }
  const outcomes = await atOnce(20, () => cards.refund({ operationId: randomUUID(), captureReference, amount: part }))
  expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(3)
})
