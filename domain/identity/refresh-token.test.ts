import { expect, test } from 'vitest'
import { isPredecessorValid } from './refresh-token.ts'

const now = new Date('2026-11-22T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const year = 365 * 24 * 3600

test.each([
  ['is valid while its successor was not used', 4, { usedAt: null, predecessorUsedAt: secondsAgo(year) }, true],
  ['is valid ten seconds after the first use of its successor', 4, { usedAt: secondsAgo(10) }, true],
  ['is not valid eleven seconds after it', 4, { usedAt: secondsAgo(11) }, false],
  ['is valid ten seconds after its successor was exchanged', 3, { predecessorUsedAt: secondsAgo(10) }, true],
  ['is not valid eleven seconds after that', 3, { predecessorUsedAt: secondsAgo(11) }, false],
  ['is not valid where its successor’s use is not known', 3, {}, false],
  ['is not valid after a second exchange', 2, { predecessorUsedAt: secondsAgo(0) }, false],
  ['of a generation to come is not valid', 6, {}, false],
])('a predecessor %s', (_, presented, uses, isValid) => {
  const tokens = { generation: 5, usedAt: null, predecessorUsedAt: null, ...uses }
  expect(isPredecessorValid(presented, tokens, now)).toBe(isValid)
})
