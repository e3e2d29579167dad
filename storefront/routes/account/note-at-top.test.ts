import { expect, test } from 'vitest'
import { noteAtTop } from './note-at-top.ts'

const events = [
  { status: 'on_hold' as const, note: 'A part is missing' },
  { status: 'in_process' as const, note: null },
  { status: 'sent' as const, note: 'With the carrier, 4821' },
]

test('ORDER-26: the note of the last step stands at the top, one of an earlier step does not', () => {
  expect(noteAtTop({ status: 'sent', events })).toBe(events[2])
  expect(noteAtTop({ status: 'in_process', events: events.slice(0, 2) })).toBeUndefined()
})

test('the top of a canceled order and of one bought at a branch has no note', () => {
  const note = 'Written by staff'
  expect(noteAtTop({ status: 'canceled', events: [{ status: 'canceled', note }] })).toBeUndefined()
  expect(noteAtTop({ status: 'delivered', origin: 'branch', events: [{ status: 'delivered', note }] })).toBeUndefined()
})
