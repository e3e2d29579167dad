import { countryId, otherId } from './land.tsx'
import { countryRings, haitiRings, neighbourRings } from './outline.ts'
import { pathOf } from './projection.ts'
import { decodeRing } from './rings.ts'

const pathsOf = (rings: readonly string[]) => rings.map((ring) => pathOf(decodeRing(ring))).join('')
const country = pathsOf(countryRings)
const other = pathsOf([...haitiRings, ...neighbourRings])

/** Defines the land areas once per page; `Land` refers to them in each map. */
export default function LandShapes() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <path id={countryId} d={country} className="map-land" />
        <path id={otherId} d={other} className="map-land-far" />
      </defs>
    </svg>
  )
}
