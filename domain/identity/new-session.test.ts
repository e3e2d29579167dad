import { expect, test } from 'vitest'
import { isNewSession } from './new-session.ts'

const now = new Date('2026-11-30T15:00:00Z')

test.each([
  ['a moment ago', '2026-11-30T14:59:59Z', true],
  ['within the last seven days', '2026-11-23T15:00:01Z', true],
  ['seven days ago', '2026-11-23T15:00:00Z', false],
  ['months ago', '2026-08-01T15:00:00Z', false],
  // The clock of the browser may be behind that of the store.
  ['after now', '2026-11-30T15:00:30Z', true],
])('ACCOUNT-103: whether a session that began %s is new', (_, beganAt, isNew) => {
  expect(isNewSession(new Date(beganAt), now)).toBe(isNew)
})
