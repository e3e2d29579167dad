import { expect, test } from 'vitest'
import { type Box, edgePlace, highestTop, lowestPlace, noticeGap } from './notice-place.ts'

const area = { left: 16, top: 80, right: 374, bottom: 800 }
const size = { width: 358, height: 60 }
const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ left, top, right, bottom })

test('a notice stands at the lower edge of its area where nothing is', () => {
  expect(lowestPlace({ area, size, lefts: [16], obstacles: [box(100, 200)] })).toEqual({ left: 16, top: 740 })
})

test('it stands above what it would cover, and above what it would cover there', () => {
  expect(lowestPlace({ area, size, lefts: [16], obstacles: [box(760, 844), box(650, 694)] })).toEqual({
    left: 16,
    top: 650 - noticeGap - 60,
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

test('at an edge it stands above the bars, whatever else it covers', () => {
  expect(edgePlace({ area, size, obstacles: [box(744, 844)] }, 16, [])).toEqual({ left: 16, top: 744 - noticeGap - 60 })
})

test('at its highest place it stands at the upper edge of the area, or below what it would cover there', () => {
  expect(highestTop({ area, size, obstacles: [box(300, 400)] }, 16)).toBe(80)
  expect(highestTop({ area, size, obstacles: [box(100, 148)] }, 16)).toBe(148 + noticeGap)
})

test('it stands below the header where it would cover what has to stay readable above the bars', () => {
  const obstacles = [box(0, 104), box(744, 844)]
  expect(edgePlace({ area, size, obstacles }, 16, [box(690, 720)])).toEqual({ left: 16, top: 104 + noticeGap })
})

test('there is no place at the edges where both would cover what has to stay readable', () => {
  expect(edgePlace({ area, size, obstacles: [] }, 16, [box(90, 120), box(750, 780)])).toBeUndefined()
})
