import { beforeEach, expect, test } from 'vitest'
import { listGiftCards, redeemGiftCard } from '#contract/balances.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { makeGiftCard } from '#server/testing/make-balances.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const now = new Date('2026-11-22T12:00:00Z')
const code = 'VIT-7K2M-9QXD-41TF'
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  store.setNow(now)
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

const redeem = ({ client }: SignedIn, typed: string = code) => client.call(redeemGiftCard, { code: typed })

const ways = [' vit 7k2m 9qxd 41tf ', 'vit7k2m9qxd41tf', 'VIT-7K2M-9QXD-41TF']
test.each(ways)('a gift card that belongs to nobody is added by its code, typed as %j (BALANCE-14)', async (typed) => {
  const id = await makeGiftCard(db, null, { code })
  expect(await redeem(ana, typed)).toMatchObject({
    id,
    code: '•••-••••-••••-41TF',
    balance: 1000,
    state: 'available',
  })
  expect((await ana.client.call(listGiftCards, {})).data.map((card) => card.id)).toEqual([id])
})

test('one’s own card again is said to be one’s own', async () => {
  await makeGiftCard(db, null, { code })
  await redeem(ana)
  await expect(redeem(ana)).rejects.toMatchObject({ httpStatus: 409, reason: 'gift-card-own' })
})

test('a redeemed, an expired and an unknown card are refused with the same words', async () => {
  await makeGiftCard(db, null, { code })
  await makeGiftCard(db, null, { code: 'VIT-EXPI-RED0-0001', expiresAt: now })
  await redeem(ana)
  const refusals = await Promise.all(
    [code, 'VIT-EXPI-RED0-0001', 'VIT-NONE-NONE-NONE', '%'].map((typed) =>
      redeem(bob, typed).catch((error: unknown) => error as Error & { httpStatus: number; reason: string }),
    ),
  )
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal, ['httpStatus', 'reason', 'message']))).size).toBe(1)
  expect(refusals[0]).toMatchObject({ httpStatus: 404, reason: 'gift-card-unknown' })
})

test('a redeemed, an expired and an unknown card cost the same statements', async () => {
  await makeGiftCard(db, null, { code })
  await makeGiftCard(db, null, { code: 'VIT-EXPI-RED0-0001', expiresAt: now })
  await redeem(ana)
  const counts = []
  for (const typed of [code, 'VIT-EXPI-RED0-0001', 'VIT-NONE-NONE-NONE'])
    counts.push((await countStatements(() => redeem(bob, typed).catch(() => {}))).count)
  expect(new Set(counts).size).toBe(1)
})

test('of many who redeem a card at once one gets it', async () => {
  await makeGiftCard(db, null, { code })
  const outcomes = await Promise.allSettled([redeem(ana), redeem(bob), redeem(ana), redeem(bob)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an account has ten tries an hour, right ones included', async () => {
  await makeGiftCard(db, null, { code })
  for (let tries = 0; tries < 10; tries += 1) await redeem(bob, `VIT-GUES-S000-000${tries}`).catch(() => {})
  await expect(redeem(bob)).rejects.toMatchObject({ httpStatus: 429 })
  expect(await redeem(ana)).toMatchObject({ balance: 1000 })
})

test('a code is not empty and not long', async () => {
  await expect(redeem(ana, ' ')).rejects.toMatchObject({ httpStatus: 422 })
  await expect(redeem(ana, 'A'.repeat(61))).rejects.toMatchObject({ httpStatus: 422 })
})

test('a balance of another kind has an owner', async () => {
  const orphan = { id: crypto.randomUUID(), customer_id: null, kind: 'deposit', expires_at: null, created_at: now }
  await expect(db.insertInto('balances').values(orphan).execute()).rejects.toThrow('balances_owned')
})
