import { expect, test } from 'vitest'
import { isCounterBehind, passkeysMax, refusalToAddPasskey } from './passkeys.ts'

test('a customer has ten passkeys at most', () => {
  expect(refusalToAddPasskey(passkeysMax - 1)).toBeUndefined()
  expect(refusalToAddPasskey(passkeysMax)).toEqual({ code: 'passkeys-full', passkeysMax: 10 })
})

test.each([
  ['an authenticator that does not count', 0, 0, false],
  ['the first use of one that counts', 0, 1, false],
  ['a later use', 7, 8, false],
  ['the same count again', 7, 7, true],
  ['an earlier count', 7, 6, true],
  ['one that counted before and does not any more', 7, 0, true],
])('%s: %i, then %i', (_, stored, presented, isBehind) => {
  expect(isCounterBehind(stored, presented)).toBe(isBehind)
})
