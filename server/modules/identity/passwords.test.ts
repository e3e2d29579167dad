import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, withPasswords } from './passwords.ts'

const isPassword = (password: string, hash: string | undefined, clientIp = '10.0.0.1') =>
  withPasswords({ clientIp }, (passwords) =>
    passwords.check(password, hash === undefined ? undefined : { id: 'ana', password_hash: hash }),
  )

test('a hash verifies its own password and no other', async () => {
  const hash = await hashPassword('Nopal-47-rio')
  expect(await isPassword('Nopal-47-rio', hash)).toBe(true)
  expect(await isPassword('Nopal-47-Rio', hash)).toBe(false)
})

test('the same letters in another Unicode form are the same password', async () => {
  expect(await isPassword('Jose\u0301-47-rio', await hashPassword('Jos\u00e9-47-rio'))).toBe(true)
})

test('a hash made with an earlier cost is still valid', async () => {
  expect(
    await isPassword('Nopal-47-rio', await hash('Nopal-47-rio', { memoryCost: 8192, timeCost: 1, parallelism: 1 })),
  ).toBe(true)
})

test('without an account, or with a damaged hash, no password is right', async () => {
  expect(await isPassword('anything', undefined)).toBe(false)
  expect(await isPassword('none', 'none')).toBe(false)
})

test('eight passwords of one IP address are hashed or wait, and further ones are refused; another address is served, and later the first one again', async () => {
  const flood = Array.from({ length: 30 }, () => isPassword('x', undefined))
  const other = isPassword('x', undefined, '10.0.0.2')
  const refused = (await Promise.allSettled(flood)).filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(30 - 8)
  expect(refused[0]?.reason).toMatchObject({ refusal: { code: 'too-many-requests', retryAfterSeconds: 2 } })
  expect(await other).toBe(false)
  expect(await isPassword('x', undefined)).toBe(false)
})

test.each(['password', 'PASSWORD', 'Password2024!', 'pa$$w0rd', '1q2w3e4r!'])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Nopal-47-rio', 'Abcd1!x', 'Ana-1987-Mar!', 'Un tigre come 3 nubes!'])(
  '%s is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('a common password stays common with any digits and symbols after it', () => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9!#?@$%^&*-]{0,8}$/), (tail) => isCommonPassword(`Password${tail}`)))
})
