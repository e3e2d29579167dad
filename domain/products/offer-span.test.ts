import { expect, test } from 'vitest'
import { offerSpan } from './offer-span.ts'

const now = new Date('2026-03-01T12:00:00Z')
const inHours = (hours: number) => offerSpan(new Date(now.getTime() + hours * 3_600_000), now)

test('offers that end within a day are in their last day, those that end within a week are of the week', () => {
  expect([inHours(1), inHours(24), inHours(25)]).toEqual(['lastDay', 'lastDay', 'week'])
})

test('offers of more than a week, past ones and those without an end have no span', () => {
  expect([inHours(7 * 24), inHours(7 * 24 + 1), inHours(0), offerSpan(undefined, now)]).toEqual([
    'week',
    'open',
    'open',
    'open',
  ])
})
