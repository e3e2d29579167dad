import { expect, test } from 'vitest'
import { isBirthDate, isDay } from './birth-date.ts'

test.each(['2004-02-29', '2000-02-29', '1999-12-31', '2026-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '2003-02-29',
  '1900-02-29',
  '2004-04-31',
  '2004-13-01',
  '2004-00-10',
  '2004-1-1',
  '04-01-01',
  '2004-02-29T00:00',
  '',
  '0000-00-00',
])('%j is not', (text) => {
  expect(isDay(text)).toBe(false)
})

test('a customer is thirteen on the birthday and not a day before', () => {
  expect(isBirthDate('2013-11-22', '2026-11-22')).toBe(true)
  expect(isBirthDate('2013-11-23', '2026-11-22')).toBe(false)
})

test('nobody is older than 120', () => {
  expect(isBirthDate('1905-11-23', '2026-11-22')).toBe(true)
  expect(isBirthDate('1905-11-22', '2026-11-22')).toBe(false)
})

test('tomorrow is no date of birth', () => {
  expect(isBirthDate('2026-11-23', '2026-11-22')).toBe(false)
})
