import { expect, test } from 'vitest'
import { reachKm } from './zone-reach.tsx'

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

test('the widest zone says how far the messengers of a branch go', () => {
  expect(reachKm(branch, [square(4), square(12)])).toBe(12)
  expect(reachKm(branch, [])).toBe(0)
})
