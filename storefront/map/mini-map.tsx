import type { Point } from '#domain/branches/distance.ts'
import { pinPath } from './country-map.tsx'
import { Land } from './land.tsx'
import { MiniStreets } from './mini-streets.tsx'
import { pathOf, toUnits } from './projection.ts'
import { useRoot } from '../page/use-root.ts'

interface Props {
  place: Point
  /** The delivery areas of the place. */
  zones: readonly (readonly Point[])[]
  /**
   * The smallest distance from the place to the edge of the map, in units of the projection, where the zones ask for no
   * more.
   */
  minReachUnits?: number
  isSmall?: boolean
}

const margin = 1.15

/**
 * A place in the middle of its delivery areas, with the coast, or with streets if a tile server is configured.
 * Assistive technology ignores it, since the card beside it has the address as text.
 */
export function MiniMap({ place, zones, minReachUnits = 60, isSmall = false }: Props) {
  const tiles = useRoot()?.map.streets?.tiles
  const { x, y } = toUnits(place)
  const corners = zones.flat().map(toUnits)
  const reach = Math.round(
    margin *
      Math.max(
        minReachUnits,
        ...corners.map((corner) => Math.max(Math.abs(corner.x - x) / 1.6, Math.abs(corner.y - y))),
      ),
  )
  return (
    <div className={`map-sea relative overflow-hidden ${isSmall ? 'h-24' : 'h-40'}`} aria-hidden="true">
      <svg
        viewBox={`${Math.round(x) - reach} ${Math.round(y) - reach} ${reach * 2} ${reach * 2}`}
        className="map-drawing size-full"
      >
        <Land />
        {zones.map((zone, index) => (
          // Zones have no id on the wire, but their order never changes.
          <path key={index} d={pathOf(zone)} className="map-zone" />
        ))}
      </svg>
      {tiles && <MiniStreets place={place} template={tiles} />}
      <svg viewBox="0 0 28 34" width="28" height="34" className="absolute bottom-1/2 left-1/2 -translate-x-1/2">
        <path d={pinPath} className="map-pin" />
      </svg>
    </div>
  )
}
