import { describe, expect, test } from 'vitest'
import { groupDays } from './day-groups.ts'
import { hoursToShow, openStateAt } from './open-state.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { dayOf, instantMs, storeTimeOf, weekdayOf } from './store-time.ts'

const hoursOf = (text: string) => parseOpeningHours(text) ?? []
const nine = 9 * 60

describe('the hours that staff write', () => {
  test('name the days from Monday to Saturday; Sunday is closed', () => {
    const week = hoursOf('Mo-Sa 09:00-19:00')
    expect(week.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => [{ opens: nine, closes: 19 * 60 }]))
    expect(week[6]).toEqual([])
  })

  test('may have two spans in a day and other hours on another', () => {
    const week = hoursOf('Mo-Fr 09:00-12:00,13:30-18:00; Su 10:00-14:00')
    expect(week[4]).toEqual([
      { opens: nine, closes: 720 },
      { opens: 810, closes: 1080 },
    ])
    expect(week[5]).toEqual([])
    expect(week[6]).toEqual([{ opens: 600, closes: 840 }])
  })

  test.each([
    null,
    '',
    'always',
    'Mo-Sa',
    'Mo 9:00-19:00',
    'Mo 09:00-25:00',
    'Sa-Mo 09:00-19:00',
    'Mo 19:00-09:00',
    'Mo 09:00-12:00,11:00-13:00',
    'Mo-Tu 09:00-12:00; Tu 09:00-12:00',
    'Mo 09:00-12:00;',
  ])('in the form %j are not read', (text) => {
    expect(parseOpeningHours(text)).toBeUndefined()
  })

  test('are grouped by days that follow each other', () => {
    const groups = groupDays(hoursOf('Mo-Fr 09:00-19:00; Sa 09:00-17:00'))
    expect(groups.map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
      [0, 4, 1],
      [5, 5, 1],
      [6, 6, 0],
    ])
  })
})

describe('the time of the store', () => {
  test('is four hours behind UTC, so that its day begins at four', () => {
    const before = storeTimeOf(new Date('2026-11-24T03:59:59Z'))
    expect(before).toEqual({ day: dayOf('2026-11-23'), minute: 1439 })
    const after = storeTimeOf(new Date('2026-11-24T04:00:00Z'))
    expect(after).toEqual({ day: dayOf('2026-11-24'), minute: 0 })
  })

  test('gives the instant back', () => {
    const instant = new Date('2026-11-23T20:30:00Z')
    expect(instantMs(storeTimeOf(instant))).toBe(instant.getTime())
  })

  test.each(['1970-01-01', '2000-02-29', '2026-03-01', '2026-12-25', '2028-02-29', '2100-03-01'])(
    'counts the days until %s',
    (date) => {
      expect(dayOf(date)).toBe(Date.parse(date) / 86_400_000)
    },
  )

  test('knows that 23 November 2026 is a Monday', () => {
    expect(weekdayOf(storeTimeOf(new Date('2026-11-23T12:00:00Z')).day)).toBe(0)
  })
})

describe('a branch that is open from Monday to Saturday, 9 to 19', () => {
  const opening = { hours: hoursOf('Mo-Sa 09:00-19:00'), holidays: ['2026-12-25'] }
  const stateAt = (instant: string) => openStateAt(opening, new Date(instant))

  test('is open at nine and says when it closes', () => {
    expect(stateAt('2026-11-23T13:00:00Z')).toMatchObject({ isOpen: true, closes: { minute: 1140 } })
  })

  test('is closed at seven in the evening, until tomorrow', () => {
    const { day } = storeTimeOf(new Date('2026-11-24T12:00:00Z'))
    expect(stateAt('2026-11-23T23:00:00Z')).toEqual({ isOpen: false, opens: { day, minute: nine } })
  })

  test('is closed before nine, until nine of the same day', () => {
    const { day } = storeTimeOf(new Date('2026-11-23T12:00:00Z'))
    expect(stateAt('2026-11-23T12:59:00Z')).toEqual({ isOpen: false, opens: { day, minute: nine } })
  })

  test('is closed on a holiday, until the day after it', () => {
    const { day } = storeTimeOf(new Date('2026-12-26T16:00:00Z'))
    expect(stateAt('2026-12-25T16:00:00Z')).toEqual({ isOpen: false, opens: { day, minute: nine } })
  })

  test.each([
    ['before nine', '2026-11-23T12:00:00Z', '2026-11-23'],
    ['at noon', '2026-11-23T16:00:00Z', '2026-11-23'],
    ['on Monday evening', '2026-11-23T23:30:00Z', '2026-11-24'],
    ['on Saturday evening', '2026-11-28T23:30:00Z', '2026-11-30'],
    ['on a holiday', '2026-12-25T16:00:00Z', '2026-12-26'],
  ])('BRANCH-9: shows %s the hours of the day on which it is open next', (_, instant, date) => {
    const shown = hoursToShow(opening, stateAt(instant), new Date(instant))
    expect(shown).toEqual({ day: dayOf(date), spans: [{ opens: nine, closes: 19 * 60 }] })
  })

  test('BRANCH-9: shows after a morning only the hours to come', () => {
    const halves = { hours: hoursOf('Mo-Sa 09:00-13:00,14:00-18:00'), holidays: [] }
    const shownAt = (instant: Date) => hoursToShow(halves, openStateAt(halves, instant), instant)?.spans.length
    expect(shownAt(new Date('2026-11-23T17:30:00Z'))).toBe(1)
    expect(shownAt(new Date('2026-11-23T18:30:00Z'))).toBe(2)
  })

  test('says of no opening where it never opens', () => {
    const never = { hours: [[], [], [], [], [], [], []], holidays: [] }
    const at = new Date('2026-11-23T12:59:00Z')
    expect(openStateAt(never, at)).toEqual({ isOpen: false, opens: undefined })
    expect(hoursToShow(never, openStateAt(never, at), at)).toBeUndefined()
  })
})
