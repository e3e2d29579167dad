import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paintedLevel, recolour, withoutTraces } from './recolour.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('paintedLevel', () => {
  test('the body itself takes the colour', () => {
    expect(paintedLevel(0.5, 0.3)).toBeCloseTo(0.3)
    expect(paintedLevel(0.5, 0.7)).toBeCloseTo(0.7)
  })

  test('a black body is somewhat lighter than its colour, and its shades stay apart', () => {
    expect(paintedLevel(0.5, 0.1)).toBeGreaterThan(0.13)
    expect(paintedLevel(0.5, 0.1)).toBeLessThan(0.18)
    expect(paintedLevel(0.56, 0.1) - paintedLevel(0.44, 0.1)).toBeGreaterThan(0.03)
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

describe('recolour', () => {
  const side = 200
  /** A grey disc that ends softly, as a render has it; the trace of an encoder around it. */
  const disc = Buffer.alloc(side * side * 4, 128)
  const cover = Buffer.alloc((side / 2) ** 2)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const inside = Math.min(1, Math.max(0, 70.5 - Math.hypot(x - 100, y - 100)))
      disc[(y * side + x) * 4 + 3] = Math.max(1, Math.round(255 * inside))
      cover[(y >> 1) * (side / 2) + (x >> 1)] = inside === 1 ? 255 : 0
    }
  }
  const picture = () => sharp(disc, { raw: { width: side, height: side, channels: 4 } })
  const maskOf = () =>
    sharp(cover, { raw: { width: side / 2, height: side / 2, channels: 1 } })
      .png()
      .toBuffer()
  const painted = async (colour: string) => (await recolour(picture(), await maskOf(), colour)).raw().toBuffer()

  test('the outline has the colour too, though the mask has half the pixels', async () => {
    const pixels = await painted('b3262e')
    const grey = []
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, , alpha = 0] = pixels.subarray(at, at + 4)
      if (alpha > 60 && red - green < 40) grey.push(at / 4)
    }
    expect(grey).toEqual([])
  })

  test('a black body has a rim of light, a bright one has none', async () => {
    const redAt = (pixels: Buffer, x: number) => pixels[(100 * side + x) * 4] as number
    const [black, bright] = [await painted('1b1c1f'), await painted('e8705a')]
    expect(redAt(black, 170)).toBeGreaterThan(redAt(black, 100) + 30)
    expect(Math.abs(redAt(bright, 170) - redAt(bright, 100))).toBeLessThan(4)
  })

  test('what was empty is empty again, with and without a colour', async () => {
    expect((await painted('1b1c1f'))[3]).toBe(0)
    expect((await (await withoutTraces(picture())).raw().toBuffer())[3]).toBe(0)
  })
})
