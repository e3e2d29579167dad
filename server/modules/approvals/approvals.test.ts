import { beforeEach, describe, expect, test } from 'vitest'
import { approveSignIn, beginApproval, finishApproval, getApproval, refuseSignIn } from '#contract/approvals.ts'
import { getCurrentUser, logout } from '#contract/identity.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { otherCode } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const start = new Date('2026-11-22T15:00:00Z')
const at = (seconds: number) => store.setNow(new Date(start.getTime() + seconds * 1000))
const missing = '00000000-0000-4000-8000-000000000000'
const over = { httpStatus: 410, reason: 'approval-over' }
/** The device that wants to sign in. */
const tablet = store.client({ headers: { 'user-agent': 'Tablet' } })
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  at(0)
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

const begin = () => tablet.call(beginApproval, {})
const approve = ({ id, digits }: { id: string; digits: string }, { client }: SignedIn = ana) =>
  client.call(approveSignIn, { id, digits })
const finish = ({ id, secret }: { id: string; secret: string }) => tablet.call(finishApproval, { id, secret })

describe('a sign-in that another device approves', () => {
  test('waits until the customer writes its digits, and then signs in to the customer’s account', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ digits: expect.stringMatching(/^\d{6}$/), expires_in: 600 })
    expect(await finish(begun)).toEqual({ waiting: true })
    await approve(begun)
    const reply = await finish(begun)
    expect(reply).toMatchObject({ user: { email: 'ana@example.com' } })
    const { tokens: pair } = reply as { tokens: { access_token: string } }
    const signedIn = store.client({ headers: { authorization: `Bearer ${pair.access_token}` } })
    expect(await signedIn.call(getCurrentUser, {})).toMatchObject({ user: { email: 'ana@example.com' } })
  })

  test('is shown with its device and without its digits and its secret', async () => {
    const { id, digits, secret } = await begin()
    const shown = await ana.client.call(getApproval, { id })
    expect(shown).toEqual({
      device: 'Tablet',
      created_at: start.toISOString(),
      expires_at: new Date(start.getTime() + 600_000).toISOString(),
      status: 'open',
    })
    expect(JSON.stringify(shown)).not.toContain(digits)
    expect(JSON.stringify(shown)).not.toContain(secret)
  })

  test('gives one session', async () => {
    const begun = await begin()
    await approve(begun)
    const replies = await Promise.allSettled(Array.from({ length: 5 }, () => finish(begun)))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(finish(begun)).rejects.toMatchObject(over)
  })

  test('is over after ten minutes, approved or not', async () => {
    const [open, approved] = [await begin(), await begin()]
    await approve(approved)
    at(600)
    for (const each of [open, approved]) await expect(finish(each)).rejects.toMatchObject(over)
    await expect(approve(open)).rejects.toMatchObject(over)
    await expect(ana.client.call(getApproval, { id: open.id })).rejects.toMatchObject(over)
  })

  test('needs its own secret', async () => {
    const [begun, other] = [await begin(), await begin()]
    await approve(begun)
    const access = ana.headers.authorization.slice('Bearer '.length)
    for (const secret of [other.secret, begun.digits, begun.secret.slice(0, -2), access, ana.headers['refresh-token']])
      await expect(tablet.call(finishApproval, { id: begun.id, secret })).rejects.toMatchObject(over)
    await expect(finish(begun)).resolves.toHaveProperty('user')
  })

  test('is not finished where the session that approved it has ended', async () => {
    const begun = await begin()
    await approve(begun)
    await ana.client.call(logout, {})
    await expect(finish(begun)).rejects.toMatchObject(over)
  })

  test('goes on with the challenges of the account', async () => {
    await db.updateTable('customers').set({ must_change_password: true }).execute()
    const begun = await begin()
    await approve(begun)
    expect(await finish(begun)).toMatchObject({ challenge: 'NEW_PASSWORD_REQUIRED' })
  })

  test('leaves an employee’s second factor out on no device', async () => {
    await db.updateTable('customers').set({ is_employee: true }).execute()
    const begun = await begin()
    await approve(begun)
    expect(await finish(begun)).toMatchObject({ challenge: 'MFA_SETUP' })
  })

  test('is begun ten times in ten minutes by one IP address', async () => {
    for (let n = 0; n < 10; n += 1) await begin()
    await expect(begin()).rejects.toMatchObject({ httpStatus: 429 })
  })
})

describe('an approval', () => {
  test('with wrong digits is refused, the sixth time for good', async () => {
    const begun = await begin()
    const wrong = { id: begun.id, digits: otherCode(begun.digits) }
    for (let n = 0; n < 5; n += 1) await expect(approve(wrong)).rejects.toMatchObject({ reason: 'approval-mismatch' })
    await expect(approve(begun)).rejects.toMatchObject(over)
    expect(await finish(begun)).toEqual({ waiting: true })
  })

  test('evaluates five of many parallel guesses', async () => {
    const begun = await begin()
    const wrong = { id: begun.id, digits: otherCode(begun.digits) }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => approve(wrong).catch(({ reason }: { reason: string }) => reason)),
    )
    expect(replies.filter((reason) => reason === 'approval-mismatch')).toHaveLength(5)
  })

  test('twice by the same customer does no harm', async () => {
    const begun = await begin()
    await approve(begun)
    await expect(approve(begun)).resolves.toEqual({})
  })

  test('of one customer cannot be seen, replaced or refused by another', async () => {
    const begun = await begin()
    await approve(begun)
    await expect(approve(begun, bob)).rejects.toMatchObject(over)
    await expect(bob.client.call(getApproval, { id: begun.id })).rejects.toMatchObject(over)
    await expect(bob.client.call(refuseSignIn, { id: begun.id })).rejects.toMatchObject(over)
    expect(await finish(begun)).toMatchObject({ user: { email: 'ana@example.com' } })
  })

  test('by two customers at once belongs to one of them', async () => {
    const begun = await begin()
    const replies = await Promise.allSettled([approve(begun, ana), approve(begun, bob)])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that is taken back before its use signs nobody in', async () => {
    const begun = await begin()
    await approve(begun)
    await ana.client.call(refuseSignIn, { id: begun.id })
    await expect(finish(begun)).rejects.toMatchObject({ reason: 'approval-refused' })
  })

  test('by a session that has expired since signs nobody in', async () => {
    const begun = await begin()
    await approve(begun)
    await db
      .updateTable('sessions')
      .set({ ends_at: new Date(0) })
      .execute()
    await expect(finish(begun)).rejects.toMatchObject(over)
  })

  test('of a sign-in that does not exist is over', async () => {
    await expect(approve({ id: missing, digits: '123456' })).rejects.toMatchObject(over)
    await expect(ana.client.call(getApproval, { id: missing })).rejects.toMatchObject(over)
  })

  test('by a visitor is refused', async () => {
    const begun = await begin()
    for (const call of [
      () => tablet.call(approveSignIn, { id: begun.id, digits: begun.digits }),
      () => tablet.call(getApproval, { id: begun.id }),
      () => tablet.call(refuseSignIn, { id: begun.id }),
    ])
      await expect(call()).rejects.toMatchObject({ httpStatus: 401 })
  })

  test.each([{ digits: '' }, { digits: '1'.repeat(21) }, { id: 'nothing' }])('of %o is invalid', async (change) => {
    const { id, digits } = await begin()
    await expect(approve({ id, digits, ...change })).rejects.toMatchObject({ httpStatus: 422 })
  })
})

test('the device of a refused sign-in reads that it was refused', async () => {
  const begun = await begin()
  await ana.client.call(refuseSignIn, { id: begun.id })
  await expect(finish(begun)).rejects.toMatchObject({ reason: 'approval-refused' })
  await expect(approve(begun)).rejects.toMatchObject(over)
})
