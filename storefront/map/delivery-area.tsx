import type { Point } from '#domain/branches/distance.ts'
import { toLatLng } from './base-layer.tsx'
import { Areas, Pane } from './leaflet.tsx'
import { Sea } from './sea.tsx'

type Rings = readonly (readonly [number, number][])[]

/** Delivery areas as one. Over our own land they end at the coast that it draws, as no messenger rides over the sea. */
export function DeliveryArea({ rings, isOverTiles }: { rings: Rings; isOverTiles: boolean }) {
  if (isOverTiles) return <Areas rings={rings} fillRule="nonzero" className="delivery-area" />
  return (
    <Pane name="own-areas" className="map-own-areas">
      <Areas rings={rings} pane="own-areas" fillRule="nonzero" className="delivery-area" />
      <Sea />
    </Pane>
  )
}

/** The rings of zones, all of which turn clockwise: filled by the rule "nonzero", they are one area without holes. */
export const ringsOf = (zones: readonly (readonly Point[])[]): [number, number][][] =>
  zones.map((zone) => turnedAlike(zone).map(toLatLng))

/** A zone clockwise. */
function turnedAlike(zone: readonly Point[]): readonly Point[] {
  const doubled = zone.reduce((sum, { lat, lng }, index) => {
    const next = zone[(index + 1) % zone.length]!
    return sum + (next.lng - lng) * (next.lat + lat)
  }, 0)
  return doubled < 0 ? zone.toReversed() : zone
}
