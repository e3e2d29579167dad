import { expect, test } from 'vitest'
import { onDayText, whenText } from './when-text.ts'

const now = new Date('2026-11-23T14:52:00-04:00')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  ['2026-11-23T16:00:00-04:00', 'hoy a las 4:00 p. m.', 'today at 4:00 PM'],
  ['2026-11-23T23:30:00-04:00', 'hoy a las 11:30 p. m.', 'today at 11:30 PM'],
  ['2026-11-24T13:15:00-04:00', 'mañana a la 1:15 p. m.', 'tomorrow at 1:15 PM'],
  ['2026-11-29T10:00:00-04:00', 'el domingo a las 10:00 a. m.', 'on Sunday at 10:00 AM'],
  ['2026-11-30T10:00:00-04:00', 'el lunes 30 de noviembre a las 10:00 a. m.', 'on Monday, November 30 at 10:00 AM'],
  ['2026-11-22T10:00:00-04:00', 'el domingo 22 de noviembre a las 10:00 a. m.', 'on Sunday, November 22 at 10:00 AM'],
])('%s is said as people say it on 23 November', (at, es, en) => {
  expect(plain(whenText(new Date(at), now, 'es'))).toBe(es)
  expect(plain(whenText(new Date(at), now, 'en'))).toBe(en)
})

test.each([
  ['2026-11-23T00:00:00-04:00', 'hoy', 'today'],
  ['2026-11-24T00:00:00-04:00', 'mañana', 'tomorrow'],
  ['2026-11-29T00:00:00-04:00', 'el domingo', 'on Sunday'],
  ['2026-11-30T00:00:00-04:00', 'el lunes 30 de noviembre', 'on Monday, November 30'],
])('the day of %s is said as people say it on 23 November', (at, es, en) => {
  expect(onDayText(new Date(at), now, 'es')).toBe(es)
  expect(onDayText(new Date(at), now, 'en')).toBe(en)
})
