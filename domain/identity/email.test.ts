import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailMax, isEmail, normaliseEmail } from './email.ts'

describe('normaliseEmail', () => {
  test('spaces around go and letters become small', () => {
    expect(normaliseEmail('  Ana.Pérez@Example.COM\n')).toBe('ana.pérez@example.com')
  })

  test('a normalised address stays as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress()),
        (text) => normaliseEmail(normaliseEmail(text)) === normaliseEmail(text),
      ),
    )
  })
})

/** An address of this many characters. */
const ofLength = (length: number) => {
  const name = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.`
  return `${name}${'d'.repeat(length - name.length - 4)}.com`
}

describe('isEmail', () => {
  test('an address has at most 254 characters', () => {
    expect(isEmail(ofLength(emailMax))).toBe(true)
    expect(isEmail(ofLength(emailMax + 1))).toBe(false)
  })

  test.each([
    'ana@example.com',
    'Ana.Perez+tienda@mail.example.com.do',
    "o'neil_1@a-b.do",
    'a@b.co',
    'x@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@@example.com',
    'ana@exa mple.com',
    ' ana@example.com',
    'ana@example.com ',
    '.ana@example.com',
    'ana.@example.com',
    'a..b@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@.example.com',
    'ana@example..com',
    'ana@example.c',
    'ana@example.123',
    'ana@[127.0.0.1]',
    'ana@example.com\nbcc:eva@example.com',
    'aña@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(126)}com`,
  ])('%j is not', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('ordinary addresses pass, whatever their case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        expect(isEmail(text)).toBe(true)
        expect(isEmail(text.toUpperCase())).toBe(true)
        expect(isEmail(normaliseEmail(text))).toBe(true)
      }),
    )
  })
})
