import { expect, test } from 'vitest'
import { isInside } from '#domain/branches/polygon.ts'
import { countryRings } from './outline.ts'
import { cityZoom, pathOf, toUnits, unitsPerPixel, viewOf, wideFrame } from './projection.ts'
import { decodeRing } from './rings.ts'

const island = countryRings.map(decodeRing)
const isOnLand = (lat: number, lng: number) => island.some((ring) => isInside({ lat, lng }, ring))

test('the middle of the world is the middle of the plane', () => {
  const { x, y } = toUnits({ lat: 0, lng: 0 })
  expect(x).toBe(262_144)
  expect(y).toBeCloseTo(262_144, 6)
})

test('north is up and east is right', () => {
  const santoDomingo = toUnits({ lat: 18.47, lng: -69.93 })
  const santiago = toUnits({ lat: 19.46, lng: -70.69 })
  expect(santiago.y).toBeLessThan(santoDomingo.y)
  expect(santiago.x).toBeLessThan(santoDomingo.x)
})

test('a view shows its pins with their padding, and no more than it must', () => {
  const pins = [
    { lat: 19.79, lng: -70.69 },
    { lat: 18.21, lng: -71.1 },
    { lat: 18.56, lng: -68.37 },
  ]
  const { centre, zoom } = viewOf(pins, wideFrame)
  const pixels = (place: { lat: number; lng: number }) => {
    const [of, to] = [toUnits(place), toUnits(centre)]
    return { x: (of.x - to.x) / unitsPerPixel(zoom), y: (of.y - to.y) / unitsPerPixel(zoom) }
  }
  const { width, height, padding, pinHeight } = wideFrame
  const places = pins.map(pixels)
  const top = height / 2 + Math.min(...places.map(({ y }) => y)) - pinHeight
  const bottom = height / 2 - Math.max(...places.map(({ y }) => y))
  expect(top).toBeGreaterThanOrEqual(padding)
  expect(top).toBeLessThan(padding + 15)
  expect(bottom).toBeCloseTo(top, 6)
  expect(width / 2 - Math.max(...places.map(({ x }) => Math.abs(x)))).toBeGreaterThanOrEqual(padding)
})

test('a view of one pin is that of a city, and without pins the country is in its middle', () => {
  expect(viewOf([{ lat: 18.5, lng: -70 }], wideFrame).zoom).toBe(cityZoom)
  expect(viewOf([], wideFrame).centre.lng).toBeCloseTo(-69.78, 6)
})

test('the country is about 430 px wide at the zoom of a card', () => {
  const lngs = island.flat().map(({ lng }) => lng)
  const width = toUnits({ lat: 18, lng: Math.max(...lngs) }).x - toUnits({ lat: 18, lng: Math.min(...lngs) }).x
  expect(width / unitsPerPixel(6.4)).toBeGreaterThan(400)
  expect(width / unitsPerPixel(6.4)).toBeLessThan(460)
})

test.each([
  ['Santo Domingo', 18.4772, -69.9271],
  ['Santiago', 19.4617, -70.6862],
  ['Bávaro', 18.6816, -68.4519],
  ['Barahona', 18.2086, -71.1021],
  ['Puerto Plata', 19.7898, -70.6919],
])('%s lies on the land of the outline', (_, lat, lng) => {
  expect(isOnLand(lat, lng)).toBe(true)
})

test.each([
  ['Port-au-Prince', 18.55, -72.32],
  ['the sea off Santo Domingo', 18.35, -69.9],
])('%s does not', (_, lat, lng) => {
  expect(isOnLand(lat, lng)).toBe(false)
})

test('a ring is encoded as differences from point to point', () => {
  expect(decodeRing('-71758 19710 36-12-3 18')).toEqual([
    { lat: 19.71, lng: -71.758 },
    { lat: 19.698, lng: -71.722 },
    { lat: 19.716, lng: -71.725 },
  ])
})

test('a path is closed, and its numbers have at most one decimal', () => {
  expect(pathOf(island[0]!)).toMatch(/^M\d+(\.\d)? \d+(\.\d)?l(-?\d+(\.\d)? ?)+z$/)
})
