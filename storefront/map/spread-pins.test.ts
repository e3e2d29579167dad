import { expect, test } from 'vitest'
import { spreadPins } from './spread-pins.ts'

test('pins that do not overlap stay where they are', () => {
  const pins = [
    { x: 0, y: 0 },
    { x: 36, y: 0 },
    { x: 0, y: 40 },
  ]
  expect(spreadPins(pins)).toEqual(pins)
})

test('pins that would overlap are spread in a fan, from west to east', () => {
  expect(
    spreadPins([
      { x: 102, y: 50 },
      { x: 98, y: 50 },
      { x: 100, y: 50 },
    ]),
  ).toEqual([
    { x: 132, y: 36 },
    { x: 68, y: 36 },
    { x: 100, y: 50 },
  ])
})

test('a pin that is close to one pin of a fan belongs to the fan', () => {
  const [first, , last] = spreadPins([
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 40, y: 0 },
  ])
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBe(64)
})
