import { expect, test } from 'vitest'
import { recoveryCodeMax } from '#domain/identity/recovery-code.ts'
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.ts'

// So many random bits let a code be stored under a plain hash (OWASP ASVS 5.0.0, V6.5.2).
const bitsMin = 112
const codes = Array.from({ length: 200 }, newRecoveryCodes).flat()

test('a recovery code has 112 random bits or more, in groups of four letters', () => {
  const letters = new Set(codes.join('').replaceAll('-', ''))
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4})+$/)
    expect(Math.log2(letters.size) * code.replaceAll('-', '').length).toBeGreaterThanOrEqual(bitsMin)
  }
  expect(new Set(codes).size).toBe(codes.length)
})

test('no letter of a code is taken for another', () => {
  expect(codes.join('')).not.toMatch(/[01ILOU]/)
})

test('a code is taken in small letters, with spaces, without separators', () => {
  const [code = ''] = codes
  const typed = [code.toLowerCase(), code.replaceAll('-', '  '), code.replaceAll('-', '')]
  for (const text of typed) {
    expect(text.length).toBeLessThanOrEqual(recoveryCodeMax)
    expect(recoveryHashOf('ana', text)).toBe(recoveryHashOf('ana', code))
  }
})

test('the codes of two customers have different hashes', () => {
  const [code = ''] = codes
  expect(recoveryHashOf('ana', code)).not.toBe(recoveryHashOf('bob', code))
})
