import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDeliveryCost, travelMinutes, zoneAt } from './local-delivery.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const squareOf = (size: number) => [at(0, 0), at(0, size), at(size, size), at(size, 0)]
const zone = { polygon: squareOf(1), baseCentavos: 10000, perKmCentavos: 2500, perMinuteCentavos: 300, speedKmh: 30 }

describe('zoneAt', () => {
  const zones = [
    { polygon: squareOf(1), name: 'centre' },
    { polygon: squareOf(3), name: 'outskirts' },
  ]

  test('the first zone that contains the place', () => {
    expect(zoneAt(zones, at(0.5, 0.5))?.name).toBe('centre')
    expect(zoneAt(zones, at(2, 2))?.name).toBe('outskirts')
  })

  test('outside of all there is none', () => {
    expect(zoneAt(zones, at(4, 4))).toBeUndefined()
  })
})

describe('travelMinutes', () => {
  test('5 km at 30 km/h take 10 minutes', () => {
    expect(travelMinutes(5000, 30)).toBeCloseTo(10)
  })

  test.each([0, -1, NaN])('a speed of %d is refused', (speedKmh) => {
    expect(() => travelMinutes(1000, speedKmh)).toThrow(new RangeError(`Not a speed: ${speedKmh}`))
  })
})

describe('localDeliveryCost', () => {
  test('base, distance and time add up: 100 + 5 × 25 + 10 × 3', () => {
    expect(localDeliveryCost(zone, 5000)).toBe(25500)
  })

  test('the cost is rounded to the peso, a half up', () => {
    const byWay = { ...zone, baseCentavos: 0, perMinuteCentavos: 0, perKmCentavos: 100 }
    expect(localDeliveryCost(byWay, 2499)).toBe(200)
    expect(localDeliveryCost(byWay, 2500)).toBe(300)
  })

  const zones = fc.record({
    polygon: fc.constant(zone.polygon),
    baseCentavos: fc.nat(100000),
    perKmCentavos: fc.nat(10000),
    perMinuteCentavos: fc.nat(10000),
    speedKmh: fc.integer({ min: 1, max: 120 }),
  })

  test('it is whole pesos, and a longer distance never costs less', () => {
    fc.assert(
      fc.property(zones, fc.nat(100000), fc.nat(100000), (anyZone, metres, more) => {
        const cost = localDeliveryCost(anyZone, metres)
        expect(cost % 100).toBe(0)
        expect(localDeliveryCost(anyZone, metres + more)).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})
