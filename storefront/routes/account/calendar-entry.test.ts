import { expect, test } from 'vitest'
import { calendarEntry } from './calendar-entry.ts'

const entry = {
  uid: 'order-12@store.example',
  title: 'Retirar el pedido 12',
  place: 'Av. Tiradentes 14, Naco; Santo Domingo',
  details: 'Lleva tu pase\ny tu cédula.',
  url: 'https://store.example/account/orders/12',
  startMs: Date.parse('2026-11-23T16:00:00-04:00'),
  endMs: Date.parse('2026-11-23T19:00:00-04:00'),
  writtenMs: Date.parse('2026-11-23T14:52:10-04:00'),
}
const linesOf = (text: string) => text.split('\r\n')

test('the times are those of the store, in its time zone', () => {
  expect(linesOf(calendarEntry(entry))).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/Santo_Domingo:20261123T160000',
      'DTEND;TZID=America/Santo_Domingo:20261123T190000',
      'DTSTAMP:20261123T185210Z',
      'TZID:America/Santo_Domingo',
    ]),
  )
})

test('commas, semicolons and new lines are escaped', () => {
  const text = calendarEntry(entry)
  expect(text).toContain(String.raw`LOCATION:Av. Tiradentes 14\, Naco\; Santo Domingo`)
  expect(text).toContain(String.raw`DESCRIPTION:Lleva tu pase\ny tu cédula.`)
})

test('a line has at most 75 octets, and its parts together are the whole', () => {
  const details = 'ñandú '.repeat(40).trim()
  const text = calendarEntry({ ...entry, details })
  expect(Math.max(...linesOf(text).map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${details}`)
})
