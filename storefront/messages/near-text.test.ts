import { expect, test } from 'vitest'
import { nearText } from './near-text.ts'

// 1:14 in the afternoon in the store's time zone.
const now = new Date('2026-11-29T17:14:00Z')
const at = (instant: string) => (['en', 'es'] as const).map((language) => nearText(new Date(instant), now, language))

test('ACCOUNT-72: a moment of today or yesterday is said with that word and its time', () => {
  expect(at('2026-11-29T04:00:00Z')).toEqual(['today, 12:00\u00A0AM', 'hoy, 12:00\u00A0a.\u00A0m.'])
  expect(at('2026-11-29T03:59:00Z')).toEqual(['yesterday, 11:59\u00A0PM', 'ayer, 11:59\u00A0p.\u00A0m.'])
})

test('an earlier moment has no such word, and neither has one of tomorrow', () => {
  expect(at('2026-11-28T03:59:00Z')).toEqual([undefined, undefined])
  expect(at('2026-11-30T04:00:00Z')).toEqual([undefined, undefined])
})
