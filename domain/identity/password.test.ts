import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenPasswordRules, passwordRules, requiredRules, usualRequirements } from './password.ts'

describe('brokenPasswordRules', () => {
  test.each([
    ['Abcd1!', []],
    ['Ñandú-2025', []],
    ['Abc1!', ['minimum-length']],
    ['abcd1!', ['uppercase']],
    ['ABCD1!', ['lowercase']],
    ['Abcde!', ['digit']],
    ['Abcde1', ['special']],
    ['Abcde1+', ['special']],
    ['', ['minimum-length', 'uppercase', 'lowercase', 'digit', 'special']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken)
  })

  test.each([...'#?!@$%^&*-'])('%s is a special character', (sign) => {
    expect(brokenPasswordRules(`Abcde1${sign}`)).toEqual([])
  })

  test('the minimum length is a setting, 6 without one', () => {
    expect(brokenPasswordRules('Abcd1!')).toEqual([])
    expect(brokenPasswordRules('Abcd1!', { ...usualRequirements, minimumLength: 10 })).toEqual(['minimum-length'])
  })

  test('128 characters are accepted and 129 are not', () => {
    const ofLength = (length: number) => 'Ab1!'.padEnd(length, 'x')
    expect(brokenPasswordRules(ofLength(128))).toEqual([])
    expect(brokenPasswordRules(ofLength(129))).toEqual(['maximum-length'])
  })

  test('an emoji is one character', () => {
    expect(brokenPasswordRules('Aa1!😀')).toEqual(['minimum-length'])
    expect(brokenPasswordRules('Aa1!' + '😀'.repeat(124))).toEqual([])
  })

  test('the store may ask for fewer rules, never for less length', () => {
    expect(brokenPasswordRules('abcdef', { minimumLength: 6, required: [] })).toEqual([])
    expect(brokenPasswordRules('abcdef', { minimumLength: 6, required: ['digit'] })).toEqual(['digit'])
    expect(brokenPasswordRules('abc', { minimumLength: 6, required: [] })).toEqual(['minimum-length'])
  })

  test('a longer password breaks no more composition rules', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (start, end) => {
        const before = brokenPasswordRules(start)
        for (const name of brokenPasswordRules(start + end)) expect(before).toContain(name)
      }),
    )
  })
})

test('each rule has a name of its own', () => {
  expect(new Set(passwordRules.map((rule) => rule.name)).size).toBe(5)
})

test('the form shows the minimum length and the rules that the settings require, in its order', () => {
  const names = requiredRules({ minimumLength: 8, required: ['digit', 'uppercase'] }).map(({ name }) => name)
  expect(names).toEqual(['minimum-length', 'uppercase', 'digit'])
})
