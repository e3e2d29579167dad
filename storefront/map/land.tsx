import { countryRings, haitiRings, neighbourRings } from './outline.ts'
import { pathOf } from './projection.ts'
import { decodeRing } from './rings.ts'

const countryId = 'map-country'
const otherId = 'map-other'

const pathsOf = (rings: readonly string[]) => rings.map((ring) => pathOf(decodeRing(ring))).join('')
const country = pathsOf(countryRings)
const other = pathsOf([...haitiRings, ...neighbourRings])

/** The land of our own map, written into a page once; each drawing of it refers to it. Stands before the drawings. */
export function LandShapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        <path id={countryId} d={country} className="map-land" />
        <path id={otherId} d={other} className="map-land-far" />
      </defs>
    </svg>
  )
}

/** The land, in the units of the projection, for a drawing on the page of `LandShapes`. */
export function Land() {
  return (
    <>
      <use href={`#${otherId}`} />
      <use href={`#${countryId}`} />
    </>
  )
}
