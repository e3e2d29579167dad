import type { Point } from '#domain/branches/distance.ts'
import { type LatLngExpression, divIcon } from 'leaflet'
import { type ReactNode, useState } from 'react'
import { farRings } from './far-coasts.ts'
import { Areas, Credit, Marker, Pane, TileLayer, useZoom } from './leaflet.tsx'
import { countryRings, haitiRings, neighbourRings } from './outline.ts'
import { type Place, places } from './places.ts'
import { toLeafletZoom } from './projection.ts'
import { decodeRing } from './rings.ts'
import { useRoot } from '../page/use-root.ts'

/** Encoded rings as Leaflet takes them. */
export const toLeaflet = (rings: readonly string[]) =>
  rings.map((ring) => decodeRing(ring).map(({ lat, lng }): [number, number] => [lat, lng]))
const country = toLeaflet(countryRings)
const farAreas = toLeaflet([...haitiRings, ...neighbourRings, ...farRings])

/**
 * The background of every interactive map: the store's land areas and city names, and above them the tiles of the
 * configured server, of streets or of satellite pictures. Where a tile fails to load, or no server is configured, the
 * land areas are visible.
 */
export function BaseLayer({ isSatellite = false }: { isSatellite?: boolean }) {
  const servers = useRoot()?.map
  const server = isSatellite ? servers?.satellite : servers?.streets
  return (
    <>
      <Pane name="own-land" className="map-own-land">
        <Areas rings={farAreas} pane="own-land" className="map-land-far" smoothFactor={0.5} />
        <Areas rings={country} pane="own-land" className="map-land" smoothFactor={0.5} />
      </Pane>
      <Pane name="own-names" className="map-own-names">
        <CityNames />
      </Pane>
      {server && (
        <>
          <TileLayer url={server.tiles} maxZoom={19} />
          <Credit>{creditOf(server.credit)}</Credit>
        </>
      )}
    </>
  )
}

/** The names of the cities that are shown at the current zoom. */
function CityNames() {
  const zoom = useZoom()
  return places
    .filter(({ minZoom }) => toLeafletZoom(minZoom) <= zoom + 0.01)
    .map((place) => <CityName key={place.name} place={place} />)
}

/**
 * A city's name on the map. Assistive technology ignores it: otherwise it would read forty names before the branches.
 */
function CityName({ place }: { place: Place }) {
  const [marker] = useState(() => ({
    position: toLatLng(place),
    options: {
      icon: divIcon({ className: 'map-name', iconSize: [0, 0], html: nameOf(place) }),
      pane: 'own-names',
      interactive: false,
      keyboard: false,
    },
  }))
  return <Marker {...marker} />
}

function nameOf({ name, side }: Place): HTMLElement {
  const element = document.createElement('span')
  element.dataset['side'] = side ?? 'below'
  element.textContent = name
  return element
}

export const toLatLng = ({ lat, lng }: { lat: number; lng: number }): LatLngExpression & [number, number] => [lat, lng]

/** A place of Leaflet, without its methods. */
export const toPoint = ({ lat, lng }: Point): Point => ({ lat, lng })

/** The text of the credit, with `OpenStreetMap` as a link to its copyright page, as its licence requires. */
function creditOf(credit: string): ReactNode {
  const name = 'OpenStreetMap'
  const at = credit.indexOf(name)
  if (at < 0) return credit
  return (
    <>
      {credit.slice(0, at)}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {name}
      </a>
      {credit.slice(at + name.length)}
    </>
  )
}
