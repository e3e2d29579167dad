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
  isSmall?: boolean
  /** What the map shows, for those who do not see it. */
  label: string
}

const margin = 1.15
/** The smallest distance from the place to the edge of the map, where the zones need no more. */
const reachUnitsMin = 60

/**
 * A place in the middle of its delivery areas, with the coast, or with streets if a tile server is configured. For
 * assistive technology it is a picture with a name; the card beside it has the address as text.
 */
export function MiniMap({ place, zones, isSmall = false, label }: Props) {
  const tiles = useRoot()?.map.streets?.tiles
  const { x, y } = toUnits(place)
  const corners = zones.flat().map(toUnits)
  const reach = Math.round(
    margin *
      Math.max(
        reachUnitsMin,
        ...corners.map((corner) => Math.max(Math.abs(corner.x - x) / 1.6, Math.abs(corner.y - y))),
      ),
  )
  return (
    <div role="img" aria-label={label} className={`map-sea relative overflow-hidden ${isSmall ? 'h-24' : 'h-40'}`}>
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
