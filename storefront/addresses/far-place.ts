import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import { type NamedPlace, placeInForm } from './place-in-form.ts'

/** A place that an address says, and how far from it its pin lies. */
export interface FarPlace {
  name: string
  km: number
}

/** Nothing of the kind reaches as far from the place that the map has for it: a pin beyond lies elsewhere. */
const reachKm: Readonly<Record<NamedPlace['of'], number>> = { sector: 8, municipality: 30, province: 80 }

/**
 * The place that the fields of an address say, where its pin lies too far away to be in it (ACCOUNT-102); undefined where
 * it fits, and where the map names no place of the address.
 */
export function farPlace(form: FormData, pin: Point): FarPlace | undefined {
  const place = placeInForm(form)
  if (!place) return undefined
  const km = distanceMetres(pin, place) / 1000
  return km > reachKm[place.of] ? { name: place.name, km: Math.round(km) } : undefined
}
