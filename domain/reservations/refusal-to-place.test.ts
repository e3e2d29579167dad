import { expect, test } from 'vitest'
import { refusalToPlace } from './refusal-to-place.ts'

const expiresAt = new Date('2026-03-01T10:15:00Z')
const secondsAfter = (seconds: number) => new Date(expiresAt.getTime() + seconds * 1_000)
const open = { expiresAt, releasedAt: null, placedAt: null }

test('an open reservation can become an order until it expires', () => {
  expect(refusalToPlace(open, secondsAfter(-1))).toBeUndefined()
  expect(refusalToPlace(open, secondsAfter(0))).toEqual({ code: 'hold-expired' })
  expect(refusalToPlace(open, secondsAfter(1))).toEqual({ code: 'hold-expired' })
})

test('without a reservation, or after it became an order, a new one is needed', () => {
  expect(refusalToPlace(undefined, secondsAfter(-1))).toEqual({ code: 'verification-needed' })
  expect(refusalToPlace({ ...open, placedAt: secondsAfter(-5) }, secondsAfter(-1))).toEqual({
    code: 'verification-needed',
  })
})

test('a reservation that was released when it expired has expired, one that its customer left is needed anew', () => {
  const released = (seconds: number) => refusalToPlace({ ...open, releasedAt: secondsAfter(seconds) }, secondsAfter(60))
  expect(released(-1)).toEqual({ code: 'verification-needed' })
  expect(released(0)).toEqual({ code: 'hold-expired' })
  expect(released(30)).toEqual({ code: 'hold-expired' })
})
