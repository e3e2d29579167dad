import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paintedLevel } from './recolour.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('paintedLevel', () => {
  test('the body itself takes the colour', () => {
    expect(paintedLevel(0.5, 0.05)).toBeCloseTo(0.05)
    expect(paintedLevel(0.5, 0.7)).toBeCloseTo(0.7)
  })

  test('a reflection stays white on a black body', () => {
    expect(paintedLevel(1, 0.05)).toBeCloseTo(1)
  })

  test('on a white body, brighter levels stay brighter', () => {
    const levels = [0.3, 0.4, 0.5, 0.55, 0.58].map((level) => paintedLevel(level, 0.95))
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    expect(new Set(levels).size).toBe(levels.length)
    expect(levels.at(-1)).toBeLessThan(1)
  })

  test('every result is a level from 0 to 1, and a brighter level never becomes the darker one', () => {
    fc.assert(
      fc.property(share, share, share, (colour, one, other) => {
        const [dark, bright] = [paintedLevel(Math.min(one, other), colour), paintedLevel(Math.max(one, other), colour)]
        expect(dark).toBeGreaterThanOrEqual(0)
        expect(bright).toBeLessThanOrEqual(1 + 1e-9)
        expect(bright).toBeGreaterThanOrEqual(dark - 1e-9)
      }),
    )
  })
})
