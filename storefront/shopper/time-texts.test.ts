import { expect, test } from 'vitest'
import type { RootData } from '../page/root-data.ts'
import { timeTexts } from './time-texts.ts'

// A Monday, at 14:52 by the clocks of the store.
const now = new Date('2026-11-23T18:52:00Z')
const branch = (codplace: number, opening_hours: string | null, active = true) => ({ codplace, active, opening_hours })
const branches = [
  branch(1, 'Mo-Fr 09:00-19:00'),
  branch(2, 'Mo-Fr 10:00-20:00'),
  branch(3, null),
  branch(4, 'Mo-Fr 09:00-19:00', false),
]
const root = (holidays: readonly string[] = []) =>
  ({ branches, configuration: { general: { web_page: { holidays, preparation_minutes: 60 } } } }) as unknown as RootData
const textsOf = (codes: readonly number[], data = root()) => timeTexts(data, codes, now, 'en')
const local = (codes: readonly number[], data?: RootData) =>
  textsOf(codes, data).arrival('local', [])?.replaceAll('\u00A0', ' ')

test('DELIVERY-17: a messenger arrives by the hours of the branch and the holidays', () => {
  expect(local([1])).toBe('Arrives tomorrow by 10:00 AM')
  expect(local([2])).toBe('Arrives today by 8:00 PM')
  expect(local([1], root(['2026-11-24']))).toBe('Arrives on Wednesday by 10:00 AM')
})

test('DELIVERY-17: an order of several branches has arrived with the last of them', () => {
  expect(local([2, 1])).toBe('Arrives tomorrow by 10:00 AM')
})

test('DELIVERY-17: a carrier arrives within the most of the known working days', () => {
  const national = (days: readonly ({ max: number } | null)[], codes = [1]) => textsOf(codes).arrival('national', days)
  expect(national([{ max: 2 }, null, { max: 1 }])).toBe('Arrives by Wednesday, November 25')
  expect(national([{ max: 2 }], [3])).toBe('Arrives by Wednesday, November 25')
  expect(national([null])).toBeUndefined()
})

test('DELIVERY-17: nothing is said where a branch is closed for good, or hours or holidays are not known', () => {
  for (const codes of [[3], [4], [1, 3], []]) expect(local(codes)).toBeUndefined()
  const unknown = { branches, configuration: undefined } as unknown as RootData
  expect(local([1], unknown)).toBeUndefined()
  expect(textsOf([1], unknown).arrival('national', [{ max: 2 }])).toBeUndefined()
})
