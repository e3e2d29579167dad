import type { Point } from '#domain/branches/distance.ts'

/** The points of an encoded ring: `-71758 19710 36-12` begins at 71.758° west and goes 0.036° east, 0.012° south. */
export function decodeRing(word: string): Point[] {
  const numbers = [...word.matchAll(/-?\d+/g)].map(Number)
  let lng = 0
  let lat = 0
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    lng += numbers[at * 2] as number
    lat += numbers[at * 2 + 1] as number
    return { lat: lat / 1000, lng: lng / 1000 }
  })
}
