import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from './distance.ts'
import { isInside } from './polygon.ts'

const at = (lat: number, lng: number): Point => ({ lat, lng })
const square = [at(0, 0), at(0, 4), at(4, 4), at(4, 0)]
/** A square with a notch cut from its northern side down to its middle. */
const notched = [at(0, 0), at(0, 4), at(4, 4), at(2, 2), at(4, 0)]

describe('isInside', () => {
  test.each([
    ['the middle', at(2, 2), true],
    ['near a corner', at(0.001, 3.999), true],
    ['north', at(5, 2), false],
    ['south', at(-1, 2), false],
    ['east', at(2, 5), false],
    ['west', at(2, -1), false],
    ['a corner', at(4, 4), true],
    ['the southern edge', at(0, 1), true],
    ['the northern edge', at(4, 3), true],
    ['the western edge', at(1, 0), true],
    ['the eastern edge', at(1, 4), true],
    ['beside an edge, in its line', at(0, 4.001), false],
  ])('of a square: %s', (_, point, inside) => {
    expect(isInside(point, square)).toBe(inside)
  })

  test('a notch lies outside', () => {
    expect(isInside(at(3, 2), notched)).toBe(false)
    expect(isInside(at(1.5, 2), notched)).toBe(true)
    expect(isInside(at(2, 2), notched)).toBe(true)
  })

  test('a ray through a vertex counts it once', () => {
    const diamond = [at(0, -2), at(2, 0), at(0, 2), at(-2, 0)]
    expect(isInside(at(0, 0), diamond)).toBe(true)
    expect(isInside(at(0, -3), diamond)).toBe(false)
    expect(isInside(at(2, -1), diamond)).toBe(false)
  })

  test('a slanted border counts as inside', () => {
    const triangle = [at(18.4, -70), at(18.5, -69.8), at(18.6, -69.9)]
    expect(isInside(at(18.45, -69.9), triangle)).toBe(true)
  })

  test('fewer than three vertices enclose nothing, not even themselves', () => {
    expect(isInside(at(0, 0), [])).toBe(false)
    expect(isInside(at(0, 0), [at(0, 0)])).toBe(false)
    expect(isInside(at(0, 1), [at(0, 0), at(0, 2)])).toBe(false)
  })

  test('an edge shorter than the border is thick is a point', () => {
    expect(isInside(at(2e-9, 0), [at(0, -1), at(5e-324, -1), at(5e-324, 0), at(0, 0)])).toBe(false)
  })

  // A coarse grid makes points fall on edges and vertices often.
  const coordinate = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ min: -5, max: 5, noNaN: true }))
  const point = fc.record({ lat: coordinate, lng: coordinate })
  const polygon = fc.array(point, { minLength: 3, maxLength: 9 })

  test('it does not matter with which vertex the list begins', () => {
    fc.assert(
      fc.property(point, polygon, fc.nat(8), (where, vertices, turn) => {
        const turned = [...vertices.slice(turn), ...vertices.slice(0, turn)]
        expect(isInside(where, turned)).toBe(isInside(where, vertices))
      }),
    )
  })

  test('it does not matter which way round the vertices go, nor whether the first is repeated at the end', () => {
    fc.assert(
      fc.property(point, polygon, (where, vertices) => {
        expect(isInside(where, [...vertices].reverse())).toBe(isInside(where, vertices))
        expect(isInside(where, [...vertices, ...vertices.slice(0, 1)])).toBe(isInside(where, vertices))
      }),
    )
  })

  test('every vertex is inside, and what lies beyond all vertices is not', () => {
    fc.assert(
      fc.property(polygon, (vertices) => {
        for (const vertex of vertices) expect(isInside(vertex, vertices)).toBe(true)
        expect(isInside(at(0, 6), vertices) || isInside(at(-6, 0), vertices)).toBe(false)
      }),
    )
  })

  test('a rectangle is what lies between its sides', () => {
    fc.assert(
      fc.property(point, point, point, (where, a, b) => {
        const [south, north] = [Math.min(a.lat, b.lat), Math.max(a.lat, b.lat)]
        const [west, east] = [Math.min(a.lng, b.lng), Math.max(a.lng, b.lng)]
        const between = where.lat >= south && where.lat <= north && where.lng >= west && where.lng <= east
        const isClear = (side: number, of: number) => Math.abs(side - of) > 3e-9
        const isClearOfAll =
          [south, north].every((lat) => isClear(lat, where.lat)) && [west, east].every((lng) => isClear(lng, where.lng))
        fc.pre(between || isClearOfAll)
        expect(isInside(where, [at(south, west), at(south, east), at(north, east), at(north, west)])).toBe(between)
      }),
    )
  })
})
