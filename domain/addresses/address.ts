import { distanceMetres, type Point } from '../branches/distance.ts'
import type { Refusal } from '../refusal.ts'
import { type WrittenAddress, addressLine } from './address-lines.ts'

/** The place of an address on the map; null, both of them, where its customer has not shown it. */
export interface MaybePlaced {
  lat: number | null
  lng: number | null
}

/** The fields of an address that a customer fills in, with its place. An order stores a copy of them. */
export interface AddressFields extends MaybePlaced, WrittenAddress {
  name: string
  phone: string
  reference: string
  /** How to find the door, in the customer's own words. */
  directions: string
}

type LaterField = 'house' | 'number' | 'directions'

/** The fields as a client sends them. One of before a field existed does not send it. */
export type SentAddressFields = Omit<AddressFields, LaterField> & Record<LaterField, string | undefined>

/** The place of an address; undefined where it has none. */
export function placeOf({ lat, lng }: MaybePlaced): Point | undefined {
  return lat === null || lng === null ? undefined : { lat, lng }
}

/** All fields of an address: those that were not sent stay as they are stored, and are empty in a new one. */
export function completeAddress(
  sent: SentAddressFields,
  stored: Pick<AddressFields, LaterField> = { house: '', number: '', directions: '' },
): AddressFields {
  const { house = stored.house, number = stored.number, directions = stored.directions } = sent
  return { ...sent, house, number, directions }
}

/** The fields of an address and nothing else that a record of it has, such as its id: the copy that an order stores. */
export function addressFieldsOf({
  name,
  phone,
  province,
  city,
  sector,
  street,
  house,
  number,
  reference,
  directions,
  lat,
  lng,
}: AddressFields): AddressFields {
  return { name, phone, province, city, sector, street, house, number, reference, directions, lat, lng }
}

/** Whether all fields that a customer fills in are the same. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  const fields = addressFieldsOf(other)
  return Object.entries(addressFieldsOf(one)).every(([name, value]) => fields[name as keyof AddressFields] === value)
}

/** How close to an existing address a new one is still refused (ACCOUNT-16). */
const addressProximityMetres = 100

/** The most addresses of one customer. */
export const addressesMax = 50

/** The bounding box of the Dominican Republic in degrees; every address lies in it. */
export const countryBox = { south: 17.3, north: 20.1, west: -72.1, east: -68.2 } as const

/** Whether a place lies within the bounds in which the store accepts addresses. */
export function isInCountry({ lat, lng }: Point): boolean {
  const { south, north, west, east } = countryBox
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** The longest text of each field of an address, in characters. */
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

/** Whether a new address lies within 100 m of one the customer has, the hundredth metre included (ACCOUNT-16). */
export function isTooClose(point: Point, existing: readonly Point[]): boolean {
  return existing.some((address) => distanceMetres(point, address) <= addressProximityMetres)
}

/**
 * The refusal of a new address: the customer has fifty already, or one within 100 m of it (ACCOUNT-16). Of an address
 * without a place no distance is known.
 */
export function refusalToAddAddress(
  added: MaybePlaced,
  existing: readonly MaybePlaced[],
): Refusal<'too-many-addresses', 'addressesMax'> | Refusal<'address-too-close', 'metres'> | undefined {
  if (existing.length >= addressesMax) return { code: 'too-many-addresses', addressesMax }
  return isCloseToAny(added, existing) ? { code: 'address-too-close', metres: addressProximityMetres } : undefined
}

/** The refusal of another place for an address: another one of the customer is within 100 m of it (ACCOUNT-16). */
export function refusalToMoveAddress(
  moved: MaybePlaced,
  others: readonly MaybePlaced[],
): Refusal<'address-moved-too-close', 'metres'> | undefined {
  return isCloseToAny(moved, others) ? { code: 'address-moved-too-close', metres: addressProximityMetres } : undefined
}

function isCloseToAny(address: MaybePlaced, others: readonly MaybePlaced[]): boolean {
  const place = placeOf(address)
  return (
    place !== undefined &&
    isTooClose(
      place,
      others.map(placeOf).filter((other) => other !== undefined),
    )
  )
}

/**
 * The refusal of a second address without a place whose lines say the same door as one of the customer's: there is no
 * distance by which it could be told (ACCOUNT-16).
 */
export function refusalOfSameDoor(
  added: AddressFields,
  existing: readonly AddressFields[],
): Refusal<'address-too-close', 'metres'> | undefined {
  if (placeOf(added)) return undefined
  const line = addressLine(added).toLowerCase()
  const isSame = existing.some((address) => addressLine(address).toLowerCase() === line)
  return isSame ? { code: 'address-too-close', metres: addressProximityMetres } : undefined
}

/**
 * The refusal to change or delete an address while an active quotation with delivery goes there: its price was
 * calculated for this place (ACCOUNT-86).
 */
export function refusalOfQuotedAddress(quotedUntil: Date | null, now: Date): Refusal<'address-quoted'> | undefined {
  return quotedUntil && quotedUntil > now ? { code: 'address-quoted' } : undefined
}

/** The refusal to delete an address: it is the customer's only one (ACCOUNT-17). */
export function refusalToDeleteAddress(count: number): Refusal<'only-address'> | undefined {
  return count <= 1 ? { code: 'only-address' } : undefined
}
