import { expect, test } from 'vitest'
import { type Box, lowestPlace } from './notice-place.ts'

const area = { left: 16, top: 80, right: 374, bottom: 800 }
const size = { width: 358, height: 60 }
const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ left, top, right, bottom })

test('a notice stands at the lower edge of its area where nothing is', () => {
  expect(lowestPlace({ area, size, lefts: [16], obstacles: [box(100, 200)] })).toEqual({ left: 16, top: 740 })
})

test('it stands above what it would cover, and above what it would cover there', () => {
  expect(lowestPlace({ area, size, lefts: [16], obstacles: [box(760, 844), box(650, 694)] })).toEqual({
    left: 16,
    top: 650 - 8 - 60,
  })
})

test('of two columns it takes the one in which it stands lower', () => {
  const place = lowestPlace({
    area,
    size: { width: 100, height: 60 },
    lefts: [200, 16],
    obstacles: [box(700, 760, 150)],
  })
  expect(place).toEqual({ left: 16, top: 740 })
})

test('there is no place where everything would be covered', () => {
  expect(lowestPlace({ area, size, lefts: [16], obstacles: [box(90, 844)] })).toBeUndefined()
})
