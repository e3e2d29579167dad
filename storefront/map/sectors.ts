import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import type { Place } from './places.ts'

/** The zoom from which sectors are named, as Leaflet counts it. */
export const sectorsZoom = 11

/** Sectors and suburbs of the two largest cities, about where their middle is: landmarks of a map that has no streets. */
export const sectors: readonly Pick<Place, 'name' | 'lat' | 'lng'>[] = [
  { name: 'Zona Colonial', lat: 18.4735, lng: -69.8843 },
  { name: 'Bella Vista', lat: 18.4535, lng: -69.9415 },
  { name: 'Villa Mella', lat: 18.5525, lng: -69.9055 },
  { name: 'Los Mina', lat: 18.5003, lng: -69.8573 },
  { name: 'Cristo Rey', lat: 18.5035, lng: -69.9285 },
  { name: 'Arroyo Hondo', lat: 18.5015, lng: -69.9605 },
  { name: 'Herrera', lat: 18.4715, lng: -69.9855 },
  { name: 'Los Alcarrizos', lat: 18.5172, lng: -70.0172 },
  { name: 'San Isidro', lat: 18.4925, lng: -69.7855 },
  { name: 'Haina', lat: 18.4162, lng: -70.0332 },
  { name: 'Pedro Brand', lat: 18.5665, lng: -70.0905 },
  { name: 'Gazcue', lat: 18.4675, lng: -69.9015 },
  { name: 'Piantini', lat: 18.4705, lng: -69.9405 },
  { name: 'Villa Juana', lat: 18.4915, lng: -69.9065 },
  { name: 'Cienfuegos', lat: 19.4615, lng: -70.7325 },
  { name: 'Gurabo', lat: 19.4765, lng: -70.6645 },
  { name: 'Licey', lat: 19.4305, lng: -70.6115 },
  { name: 'Tamboril', lat: 19.4875, lng: -70.6105 },
]

const nearDegrees = 0.05

/** Whether the map names sectors around a place. */
export const hasSectorsNear = ({ lat, lng }: Point): boolean =>
  sectors.some((sector) => Math.abs(sector.lat - lat) < nearDegrees && Math.abs(sector.lng - lng) < nearDegrees)

const nearMetres = 2000

/** The name of the sector whose middle is nearest to a place, at most two kilometres away. */
export function sectorNear(place: Point): string | undefined {
  const [nearest] = sectors
    .map(({ name, ...middle }) => ({ name, metres: distanceMetres(middle, place) }))
    .toSorted((one, other) => one.metres - other.metres)
  return nearest && nearest.metres <= nearMetres ? nearest.name : undefined
}
