import { generateSync } from 'otplib'
import { beforeEach, expect, test } from 'vitest'
import type { ChallengeAnswer, IdentityService } from '#server/platform/identity-service.ts'
import { contextOf } from '#server/platform/http/request-context.ts'
import { makeCustomer } from './make.ts'
import { type TestStore, testStore } from './store.ts'

type Answer = Pick<ChallengeAnswer, 'challenge' | 'answer'>

/**
 * Defines the tests that every identity service passes: what the store relies on where it asks for passwords and second
 * factors. A test file calls it with the service.
 */
export async function testIdentityService(service: IdentityService): Promise<void> {
  const given = toolsFor(service, await testStore())
  beforeEach(given.begin)
  testPasswords(given)
  testAuthenticator(given)
  testOthers(given)
}

type Tools = ReturnType<typeof toolsFor>

function testPasswords({ service, caller, use, ana, prepare, isRight }: Tools): void {
  test('a password counts once it is stored, and no other does', async () => {
    const prepared = await prepare('Nopal-47-rio')
    expect(prepared).not.toContain('Nopal-47-rio')
    expect(await isRight('Nopal-47-rio')).toBe(false)
    await service.storePassword(use(), (await ana()).id, prepared)
    expect([await isRight('Nopal-47-rio'), await isRight('nopal-47-rio')]).toEqual([true, false])
  })

  test('another password takes the place of the first', async () => {
    const { id } = await ana()
    await service.storePassword(use(), id, await prepare('Nopal-47-rio'))
    await service.storePassword(use(), id, await prepare('Ceiba-88-sol'))
    expect([await isRight('Nopal-47-rio'), await isRight('Ceiba-88-sol')]).toEqual([false, true])
  })

  test('without an account no password is right', async () => {
    expect(await service.withPasswords(caller, (passwords) => passwords.check('Nopal-47-rio', undefined))).toBe(false)
  })
}

function testAuthenticator({ use, ana, check, accept, factors, codeOf, setUp, enrol }: Tools): void {
  test('an authenticator counts from its first right code on', async () => {
    const secret = await setUp()
    expect(await check({ challenge: 'MFA_SETUP', answer: '12' })).toEqual({ outcome: 'wrong' })
    expect((await check({ challenge: 'SOFTWARE_TOKEN_MFA', answer: codeOf(secret) })).outcome).toBe('wrong')
    expect((await factors()).hasAuthenticator).toBe(false)
    const { recoveryCodes } = await accept({ challenge: 'MFA_SETUP', answer: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await factors()).hasAuthenticator).toBe(true)
  })

  test.each(['SOFTWARE_TOKEN_MFA', 'EMPLOYEE_MFA'] as const)(
    'a code of the authenticator answers %s once',
    async (challenge) => {
      const { secret } = await enrol()
      const given = { challenge, answer: codeOf(secret) }
      const twice = [await check(given), await check(given)]
      expect(twice.map(({ outcome }) => outcome)).toEqual(['right', 'right'])
      await accept(given)
      const again = twice[1]
      if (again?.outcome !== 'right') throw new Error('A right answer is expected.')
      await expect(again.accept(use(), owner(await ana()))).rejects.toMatchObject({
        refusal: { code: 'code-mismatch' },
      })
      expect((await check(given)).outcome).toBe('wrong')
    },
  )

  test('a recovery code stands in for the authenticator once', async () => {
    const { recoveryCodes } = await enrol()
    const given = { challenge: 'SOFTWARE_TOKEN_MFA', answer: recoveryCodes[0] as string } as const
    await accept(given)
    expect((await check(given)).outcome).toBe('wrong')
  })
}

function testOthers({ service, store, pass, use, ana, prepare, isRight, check, factors, codeOf, enrol }: Tools): void {
  test('a code of somebody else is wrong', async () => {
    const { secret } = await enrol()
    const customerId = await makeCustomer(store.database.db, { email: 'bob@example.com' })
    const given = { customerId, challenge: 'SOFTWARE_TOKEN_MFA', requestId: undefined, answer: codeOf(secret) } as const
    expect(await service.checkAnswer(use(), given)).toEqual({ outcome: 'wrong' })
  })

  test('a code that was not sent is wrong', async () => {
    expect(await check({ challenge: 'EMAIL_CONFIRMATION', answer: '123456' })).toEqual({ outcome: 'wrong' })
  })

  test('a trusted device leaves the second factor out for 30 days, another one does not', async () => {
    const { id } = await ana()
    await service.trustDevice(use(), id, use().tokens.keyedHash('phone'))
    expect([(await factors('phone')).isTrustedDevice, (await factors('tablet')).isTrustedDevice]).toEqual([true, false])
    pass(31 * 24 * 3600_000)
    expect((await factors('phone')).isTrustedDevice).toBe(false)
  })

  test('without its secrets an account has no password and no second factor', async () => {
    const { id } = await ana()
    await enrol()
    await service.storePassword(use(), id, await prepare('Nopal-47-rio'))
    await service.trustDevice(use(), id, use().tokens.keyedHash('phone'))
    await service.removeSecrets(use(), id)
    expect(await factors('phone')).toEqual({ hasAuthenticator: false, smsPhone: null, isTrustedDevice: false })
    expect([await isRight('Nopal-47-rio'), await isRight('')]).toEqual([false, false])
  })

  test('the trust of one device, of all others and of all ends', async () => {
    const { id } = await ana()
    const hashOf = (device: string) => use().tokens.keyedHash(device)
    for (const device of ['phone', 'tablet', 'laptop']) await service.trustDevice(use(), id, hashOf(device))
    const trusted = () =>
      Promise.all(['phone', 'tablet', 'laptop'].map(async (device) => (await factors(device)).isTrustedDevice))
    await service.endTrust(use(), id, { only: hashOf('phone') })
    expect(await trusted()).toEqual([false, true, true])
    await service.endTrust(use(), id, { allBut: hashOf('laptop') })
    expect(await trusted()).toEqual([false, false, true])
    await service.endTrust(use(), id, 'all')
    expect(await trusted()).toEqual([false, false, false])
  })
}

/** What the tests do with a service: most of it to the account of Ana, at a time that the tests move on. */
function toolsFor(service: IdentityService, store: TestStore) {
  const caller = { clientIp: '203.0.113.7' }
  const email = 'ana@example.com'
  let elapsedMs = 0
  const pass = (ms: number): void => void (elapsedMs += ms)
  const use = () => useOf(store, elapsedMs)
  const ana = () =>
    store.database.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const prepare = (password: string) => service.withPasswords(caller, (passwords) => passwords.prepare(password))
  const isRight = async (password: string) => {
    const account = await ana()
    return service.withPasswords(caller, (passwords) => passwords.check(password, account))
  }
  const check = async ({ challenge, answer }: Answer) =>
    service.checkAnswer(use(), { customerId: (await ana()).id, challenge, requestId: undefined, answer })
  const accept = async (given: Answer) => {
    const checked = await check(given)
    if (checked.outcome !== 'right') throw new Error(`The answer is ${checked.outcome}.`)
    return checked.accept(use(), owner(await ana()))
  }
  const factors = async (device?: string) => service.factorsOf(use(), (await ana()).id, device)
  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(use().now.getTime() / 1_000) })
  const setUp = async () => {
    const setup = service.prepareSetup(use(), owner(await ana()))
    await setup.store(use())
    return setup.secret
  }
  /** Gives an account an authenticator, and moves the clock on, so that it shows another code. */
  const enrol = async () => {
    const secret = await setUp()
    const { recoveryCodes = [] } = await accept({ challenge: 'MFA_SETUP', answer: codeOf(secret) })
    pass(60_000)
    return { secret, recoveryCodes }
  }

  const begin = async () => {
    await store.reset()
    elapsedMs = 0
    await makeCustomer(store.database.db, { email })
  }
  return {
    service,
    store,
    caller,
    pass,
    use,
    ana,
    prepare,
    isRight,
    check,
    accept,
    factors,
    codeOf,
    setUp,
    enrol,
    begin,
  }
}

/** The context of a call, so many milliseconds after midday. */
function useOf({ app: { platform } }: TestStore, elapsedMs: number) {
  const now = new Date(Date.parse('2026-05-04T12:00:00Z') + elapsedMs)
  const caller = { clientIp: '203.0.113.7', userAgent: '', actor: { kind: 'visitor' } as const }
  const ctx = contextOf({ platform, now, language: 'en', log: platform.log, ...caller })
  return { ...ctx, tokens: platform.tokens }
}

const owner = ({ id, email, first_name }: { id: string; email: string; first_name: string }) => ({
  id,
  email,
  first_name,
  language: null,
})
