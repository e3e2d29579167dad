import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceMetres, nearest, type Point } from './distance.ts'

const santoDomingo = { lat: 18.4861, lng: -69.9312 }
const santiago = { lat: 19.4517, lng: -70.697 }
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true })
const point: fc.Arbitrary<Point> = fc.record({ lat: degrees(90), lng: degrees(180) })

describe('distanceMetres', () => {
  test('a degree along the equator is a 360th of the circumference', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((2 * Math.PI * 6371008.8) / 360, 3)
  })

  test('the poles are half a circumference apart', () => {
    expect(distanceMetres({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(Math.PI * 6371008.8, 3)
  })

  test('Santo Domingo lies some 134 km from Santiago', () => {
    expect(distanceMetres(santoDomingo, santiago) / 1000).toBeCloseTo(134.2, 0)
  })

  test('the way across the date line is the short one', () => {
    expect(distanceMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111195.08, 0)
  })

  test('there and back are equally far', () => {
    fc.assert(fc.property(point, point, (a, b) => Math.abs(distanceMetres(a, b) - distanceMetres(b, a)) < 1e-6))
  })

  test('it is a number from 0 to half a circumference, and 0 to itself', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMetres(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceMetres(a, b)).toBeLessThanOrEqual(Math.PI * 6371008.8)
        expect(distanceMetres(a, a)).toBe(0)
      }),
    )
  })

  test('a detour is never shorter', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceMetres(a, c)).toBeLessThanOrEqual(distanceMetres(a, b) + distanceMetres(b, c) + 0.5)
      }),
    )
  })
})

describe('nearest', () => {
  test('the closest place is found', () => {
    const places = [
      { ...santiago, branchCode: '2' },
      { ...santoDomingo, branchCode: '1' },
    ]
    expect(nearest({ lat: 18.5, lng: -69.9 }, places)?.branchCode).toBe('1')
  })

  test('of equally close places it is the first', () => {
    const places = [
      { ...santiago, branchCode: '2' },
      { ...santiago, branchCode: '3' },
    ]
    expect(nearest(santoDomingo, places)?.branchCode).toBe('2')
  })

  test('without places there is none', () => {
    expect(nearest(santoDomingo, [])).toBeUndefined()
  })

  test('no place is closer', () => {
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 1, maxLength: 10 }), (from, places) => {
        const found = nearest(from, places)
        const least = Math.min(...places.map((place) => distanceMetres(from, place)))
        expect(found && distanceMetres(from, found)).toBe(least)
      }),
    )
  })
})
