import { expect, test } from 'vitest'
import { isReached } from '../figures.ts'
import { figureOf } from './rolling-stops.ts'

test('a process that ends with another code than 0, or by a signal, is a failure of a rolling stop', () => {
  const stops = { sent: 9_000, failed: 0, faults: [] }
  expect(isReached(figureOf({ ...stops, exitCodes: [0, 0, 0, 0, 0, 0] }))).toBe(true)
  for (const code of [1, null]) {
    const figure = figureOf({ ...stops, exitCodes: [0, code, 0, 0, 0, 0] })
    expect(figure).toMatchObject({ value: 1, detail: expect.stringContaining('a process ended with') })
    expect(isReached(figure)).toBe(false)
  }
})
