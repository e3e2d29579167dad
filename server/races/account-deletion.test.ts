import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/account-data.ts'
import { setCartLine } from '#contract/cart.ts'
import type { Client } from '#contract/client.ts'
import { updateSettings } from '#contract/customer-settings.ts'
import { getCurrentUser, refresh } from '#contract/identity.ts'
import { placeOrder } from '#contract/orders.ts'
import { createPartner } from '#contract/partners.ts'
import { signIn } from '#contract/sign-in.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import type { Database } from '#server/platform/database/database.ts'
import { stockFaults } from './ledger.ts'
import { untilWaiting, whileLocked } from './locks.ts'
import { makeBuyer, placing, startTwoProcesses, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)

/** A buyer with a verified order, who knows a password, and a client of theirs at the other process. */
async function makeOwner() {
  const buyer = await makeBuyer(setup)
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', buyer.customerId).execute()
  return { ...buyer, elsewhere: stores[1].client({ headers: buyer.headers }) }
}

const remove = (client: Client) => client.call(deleteAccount, { password })
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { reason: string }) => error.reason,
  )

const lockCartOf = (customerId: string) => (inside: Database) =>
  inside.selectFrom('cart_lines').selectAll().where('customer_id', '=', customerId).forUpdate().execute()

const customer = (id: string) => db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const ordersOf = (id: string) => db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()

test('an order that is being placed comes before the deletion of its account, which is refused', async () => {
  const owner = await makeOwner()
  const lockStock = (inside: Database) => inside.selectFrom('stock').selectAll().forUpdate().execute()
  const [order, deletion] = await whileLocked(db, lockStock, async () => {
    const order = reasonOf(owner.client.call(placeOrder, placing))
    await untilWaiting(db, 1)
    const deletion = reasonOf(remove(owner.elsewhere))
    await untilWaiting(db, 2)
    return [order, deletion]
  })
  expect([await order, await deletion]).toEqual(['done', 'order-open'])
  expect(await ordersOf(owner.customerId)).toHaveLength(2)
  expect((await customer(owner.customerId)).deleted_at).toBeNull()
})

test('an order that arrives while its account is being deleted is not placed', async () => {
  const owner = await makeOwner()
  const [deletion, order] = await whileLocked(db, lockCartOf(owner.customerId), async () => {
    const deletion = reasonOf(remove(owner.client))
    await untilWaiting(db, 1)
    const order = reasonOf(owner.elsewhere.call(placeOrder, placing))
    await untilWaiting(db, 2)
    return [deletion, order]
  })
  expect([await deletion, await order]).toEqual(['done', 'sign-in-required'])
  expect(await ordersOf(owner.customerId)).toEqual([])
  expect((await customer(owner.customerId)).deleted_at).not.toBeNull()
  expect(await stockFaults(db, startUnits)).toEqual([])
})

const partner = { full_name: 'Socio Pérez', identification: '00113918205', whatsapp: '8095550144' }
type Owner = Awaited<ReturnType<typeof makeOwner>>

// A line of a cart is written without a transaction, in one statement that leaves it out.
test.each<[string, (owner: Owner) => Promise<unknown>, string]>([
  ['a partner', ({ elsewhere }) => elsewhere.call(createPartner, partner), 'sign-in-required'],
  ['a setting', ({ elsewhere }) => elsewhere.call(updateSettings, { bills_email: 'a@b.example' }), 'sign-in-required'],
  ['a line', ({ elsewhere }) => elsewhere.call(setCartLine, { id: 2, cod_articulo: 'C', quantity: 1 }), 'done'],
  [
    'a session',
    ({ email: username }) => stores[1].client().call(signIn, { username, password }),
    'entity-may-not-sign-in',
  ],
])('%s is not stored for an account that is being deleted', async (_, write, reason) => {
  const owner = await makeOwner()
  const [deletion, written] = await whileLocked(db, lockCartOf(owner.customerId), async () => {
    const deletion = reasonOf(remove(owner.client))
    await untilWaiting(db, 1)
    const written = reasonOf(write(owner))
    await untilWaiting(db, 2)
    return [deletion, written]
  })
  expect([await deletion, await written]).toEqual(['done', reason])
  for (const table of ['partners', 'customer_settings', 'cart_lines'] as const)
    expect(await db.selectFrom(table).selectAll().where('customer_id', '=', owner.customerId).execute()).toEqual([])
  const sessions = db.selectFrom('sessions').select('device').where('customer_id', '=', owner.customerId)
  expect(await sessions.where('ended_at', 'is', null).execute()).toEqual([])
})

test('of two deletions at once one is done, and one mail confirms it', async () => {
  const owner = await makeOwner()
  const [one, other] = await whileLocked(db, lockCartOf(owner.customerId), async () => {
    const calls = [reasonOf(remove(owner.client)), reasonOf(remove(owner.elsewhere))]
    await untilWaiting(db, 2)
    return calls
  })
  expect([await one, await other].toSorted()).toEqual(['done', 'sign-in-required'])
  const outbox = await db.selectFrom('outbox').select('recipient').execute()
  const recipients = outbox.map(({ recipient }) => recipient)
  expect(recipients.filter((recipient) => recipient === owner.email || recipient.endsWith('.invalid'))).toEqual([
    owner.email,
  ])
})

test('a deletion ends the sessions of the account in every process at once', async () => {
  const owner = await makeOwner()
  await owner.elsewhere.call(getCurrentUser, {})
  await remove(owner.client)
  for (const endpoint of [getCurrentUser, refresh])
    await expect(owner.elsewhere.call(endpoint, {})).rejects.toMatchObject({ httpStatus: 401 })
})
