import { expect, test } from 'vitest'
import { reachesOf } from './zone-reach.ts'

const branch = { lat: 18.47, lng: -69.9 }
/** A square around the branch whose corners are so many kilometres away. */
const square = (km: number) => {
  const lat = km / Math.SQRT2 / 111.195
  const lng = lat / Math.cos((branch.lat * Math.PI) / 180)
  return [
    { lat: branch.lat + lat, lng: branch.lng + lng },
    { lat: branch.lat + lat, lng: branch.lng - lng },
    { lat: branch.lat - lat, lng: branch.lng - lng },
    { lat: branch.lat - lat, lng: branch.lng + lng },
  ]
}

test('each zone says how far the messengers of a branch go, and from which price, the nearest first', () => {
  const zones = [
    { polygon: square(12), fromCentavos: 30_000 },
    { polygon: square(4), fromCentavos: 15_000 },
    { polygon: square(4.2), fromCentavos: 14_000 },
  ]
  expect(reachesOf(branch, zones)).toEqual([
    { ...zones[2], km: 4 },
    { ...zones[0], km: 12 },
  ])
  expect(reachesOf(branch, [])).toEqual([])
})
