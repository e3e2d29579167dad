import { expect, test } from 'vitest'
import { arrivalText } from './arrival-text.ts'

const now = new Date('2026-11-23T14:52:00-04:00')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  ['2026-11-23T19:00:00-04:00', 'Llega hoy antes de las 7:00 p. m.', 'Arrives today by 7:00 PM'],
  ['2026-11-24T11:00:00-04:00', 'Llega mañana antes de las 11:00 a. m.', 'Arrives tomorrow by 11:00 AM'],
  ['2026-11-27T13:15:00-04:00', 'Llega el viernes antes de la 1:15 p. m.', 'Arrives on Friday by 1:15 PM'],
  [
    '2026-11-30T10:00:00-04:00',
    'Llega el lunes 30 de noviembre antes de las 10:00 a. m.',
    'Arrives on Monday, November 30 by 10:00 AM',
  ],
])('DELIVERY-17: a messenger at %s arrives by a time, said as on 23 November', (at, es, en) => {
  expect(plain(arrivalText(new Date(at), now, 'es', true))).toBe(es)
  expect(plain(arrivalText(new Date(at), now, 'en', true))).toBe(en)
})

test('DELIVERY-17: a carrier arrives by the end of a day with its date', () => {
  const at = new Date('2026-12-01T23:59:00-04:00')
  expect(arrivalText(at, now, 'es', false)).toBe('Llega a más tardar el martes 1 de diciembre')
  expect(arrivalText(at, now, 'en', false)).toBe('Arrives by Tuesday, December 1')
})

test.each([
  ['2026-11-23T23:59:00-04:00', 'Llega hoy', 'Arrives today'],
  ['2026-11-24T23:59:00-04:00', 'Llega a más tardar mañana, 24 de noviembre', 'Arrives by tomorrow, November 24'],
])('DELIVERY-17: a carrier by the end of %s arrives today or tomorrow, said as on 23 November', (at, es, en) => {
  expect(plain(arrivalText(new Date(at), now, 'es', false))).toBe(es)
  expect(plain(arrivalText(new Date(at), now, 'en', false))).toBe(en)
})

test('DELIVERY-17: the date after "tomorrow" stays on one line', () => {
  const at = new Date('2026-11-24T23:59:00-04:00')
  expect(arrivalText(at, now, 'es', false)).toContain('24\u00A0de\u00A0noviembre')
  expect(arrivalText(at, now, 'en', false)).toContain('November\u00A024')
})
