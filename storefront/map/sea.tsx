import { toLeaflet } from './base-layer.tsx'
import { Areas, Pane } from './leaflet.tsx'
import { countryRings, haitiRings } from './outline.ts'

/** The waters around the island, as far as they touch no other land. */
const waters: [number, number][] = [
  [17.2, -74.6],
  [19.3, -74.6],
  [20.2, -73.8],
  [20.2, -67.9],
  [17.2, -67.9],
]
// Both halves of the island are holes of it: by the rule "evenodd", what lies in two rings is outside.
const rings = [waters, ...toLeaflet([...countryRings, ...haitiRings])]

/** The sea around the island, over areas that go beyond the coast that our own map draws. */
export function Sea() {
  return (
    <Pane name="own-sea" className="map-own-sea">
      <Areas rings={rings} pane="own-sea" fillRule="evenodd" className="map-sea-area" smoothFactor={0.5} />
    </Pane>
  )
}
