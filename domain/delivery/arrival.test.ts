import { describe, expect, test } from 'vitest'
import { parseOpeningHours } from '../branches/opening-hours.ts'
import { type PromisedDelivery, arrivesMs, carrierArrivesMs, messengerArrivesMs } from './arrival.ts'

/** Times in these tests are the store's, four hours behind UTC. 27 November 2026 is a Friday. */
const at = (text: string) => new Date(`${text}-04:00`)
const holidays = ['2026-12-25']

describe('DELIVERY-14: a messenger of a branch that is open from Monday to Saturday arrives', () => {
  const hours = parseOpeningHours('Mo-Sa 09:00-19:00') ?? []

  test.each([
    ['five hours later', '2026-11-23T10:02:00', '2026-11-23T15:15:00'],
    ['as the branch closes where the five hours end then', '2026-11-23T14:00:00', '2026-11-23T19:00:00'],
    ['with the rest of the hours on the next day', '2026-11-23T17:00:00', '2026-11-24T12:00:00'],
    ['on Monday where the order is placed on Saturday', '2026-11-28T10:00:00', '2026-11-30T14:00:00'],
    ['after the weekend where it is placed late on Friday', '2026-11-27T18:00:00', '2026-11-30T13:00:00'],
    ['after a holiday and the weekend that follows it', '2026-12-24T18:00:00', '2026-12-28T13:00:00'],
  ])('%s', (_, from, arrives) => {
    expect(messengerArrivesMs({ hours, holidays }, at(from))).toBe(at(arrives).getTime())
  })

  test('at no known time where the branch opens on weekends alone', () => {
    const weekends = parseOpeningHours('Sa-Su 09:00-19:00') ?? []
    expect(messengerArrivesMs({ hours: weekends, holidays }, at('2026-11-28T10:00:00'))).toBeUndefined()
  })
})

describe('DELIVERY-14: a carrier arrives by the end of a working day', () => {
  test.each([
    ['two days after a Monday', 2, '2026-11-23T23:50:00', '2026-11-25'],
    ['over a weekend', 2, '2026-11-27T10:00:00', '2026-12-01'],
    ['counted from a Saturday', 1, '2026-11-28T10:00:00', '2026-11-30'],
    ['over a holiday', 2, '2026-12-24T10:00:00', '2026-12-29'],
  ])('%s', (_, days, from, arrives) => {
    expect(carrierArrivesMs(days, holidays, at(from))).toBe(at(`${arrives}T23:59:00`).getTime())
  })
})

describe('DELIVERY-17: what is ordered at an instant arrives', () => {
  const hours = parseOpeningHours('Mo-Sa 09:00-19:00')
  const placedAt = at('2026-11-23T14:52:00')
  const arrives = (delivery: PromisedDelivery, known = hours) =>
    arrivesMs(delivery, { hours: known, holidays }, placedAt)

  test('by messenger within the hours of the branch, by carrier within the promised days', () => {
    expect(arrives({ delivery: 'local', promisedDays: null })).toBe(at('2026-11-24T10:00:00').getTime())
    expect(arrives({ delivery: 'national', promisedDays: 2 })).toBe(at('2026-11-25T23:59:00').getTime())
  })

  test('by carrier although the hours of the branch are not known', () => {
    expect(arrivesMs({ delivery: 'national', promisedDays: 1 }, { hours: undefined, holidays }, placedAt)).toBe(
      at('2026-11-24T23:59:00').getTime(),
    )
  })

  test.each([
    ['where it is picked up', { delivery: 'pickup', promisedDays: null }, hours],
    ['by messenger of a branch whose hours are not known', { delivery: 'local', promisedDays: null }, undefined],
    ['by carrier of whom nothing is promised', { delivery: 'national', promisedDays: null }, hours],
  ] as const)('at no known time %s', (_, delivery, known) => {
    expect(arrivesMs(delivery, { hours: known, holidays }, placedAt)).toBeUndefined()
  })
})
