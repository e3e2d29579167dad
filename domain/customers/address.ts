import { distanceMetres, type Point } from '../branches/distance.ts'

/** How close to an existing address a new one is still refused (C4). */
export const addressProximityMetres = 100

/** The most addresses a customer keeps. */
export const addressesMax = 50

/** The box of degrees that holds the Dominican Republic; an address lies in it. */
export const countryBox = { south: 17.3, north: 20.1, west: -72.1, east: -68.2 } as const

/** The longest text of each field of an address, in characters; 99 is the default of C5. */
export const addressFieldMax = {
  name: 50,
  sector: 99,
  street: 99,
  house: 20,
  number: 20,
  province: 99,
  city: 99,
  reference: 200,
  directions: 500,
} as const

/** Whether a new address lies within 100 m of one the customer has, the hundredth metre included (C4, C5). */
export function isTooClose(point: Point, existing: readonly Point[]): boolean {
  return existing.some((address) => distanceMetres(point, address) <= addressProximityMetres)
}
