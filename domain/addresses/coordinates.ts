import type { Point } from '../branches/distance.ts'
import { isInCountry } from './address.ts'

const degrees = /-?\d{1,3}(?:[.,]\d{1,15})?/g
/** What people and other maps write around two numbers; `O` is the Spanish west. */
const around = /^[\s,;°()NWO]*$/i

/**
 * The place that a text of coordinates says, latitude first, as other maps copy them: `18.47186, -69.89232`. The sign of
 * the longitude may be missing, since the whole country lies west. Undefined for any other text, and for a place outside
 * the country.
 */
export function parseCoordinates(text: string): Point | undefined {
  const [lat, lng, ...others] = text.match(degrees) ?? []
  if (lat === undefined || lng === undefined || others.length > 0) return undefined
  if (!around.test(text.replace(degrees, ' '))) return undefined
  const point = { lat: toNumber(lat), lng: -Math.abs(toNumber(lng)) }
  return isInCountry(point) ? point : undefined
}

const toNumber = (written: string) => Number(written.replace(',', '.'))
