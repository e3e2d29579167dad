import { expect, test } from 'vitest'
import { type Box, highestTop, lowestTop, noticeGap } from './notice-place.ts'

const area = { left: 16, top: 80, right: 374, bottom: 800 }
const size = { width: 358, height: 60 }
const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ left, top, right, bottom })

test('a notice stands at the lower edge of its area where nothing is', () => {
  expect(lowestTop({ area, size, obstacles: [box(100, 200)] }, 16)).toBe(740)
})

test('it stands above what it would cover, and above what it would cover there', () => {
  const obstacles = [box(760, 844), box(650, 694)]
  expect(lowestTop({ area, size, obstacles }, 16)).toBe(650 - noticeGap - 60)
})

test('what stands beside it does not move it', () => {
  expect(lowestTop({ area, size: { width: 100, height: 60 }, obstacles: [box(700, 760, 150)] }, 16)).toBe(740)
})

test('there is no place where everything would be covered', () => {
  expect(lowestTop({ area, size, obstacles: [box(90, 844)] }, 16)).toBeUndefined()
})

test('at its highest place it stands at the upper edge of the area, or below what it would cover there', () => {
  expect(highestTop({ area, size, obstacles: [box(300, 400)] }, 16)).toBe(80)
  expect(highestTop({ area, size, obstacles: [box(100, 148)] }, 16)).toBe(148 + noticeGap)
})
