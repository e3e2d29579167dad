import { type Map as LeafletMap, type Marker as LeafletMarker, divIcon, latLngBounds, point } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useMemo, useRef } from 'react'
import { prefersNoMotion } from '../../ui/motion.ts'
import { BaseLayer, toLatLng } from '../../map/base-layer.tsx'
import { pinPath } from '../../map/country-map.tsx'
import { Areas, Controls, MapContainer, Marker, Popup, useMap, useZoom } from '../../map/leaflet.tsx'
import '../../map/map.css'
import { type MapPoint, countryCentre, countryZoom, firstZoom, leastZoom, toLeafletZoom } from '../../map/projection.ts'
import { holding, svgElement } from '../../map/svg-element.ts'
import { spreadPins } from '../../map/spread-pins.ts'
import type { Branch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BranchPopup } from './branch-popup.tsx'
import type { BranchArea } from './branch-areas.ts'

interface Props {
  branches: readonly Branch[]
  /** Those of the chosen city; undefined shows the country. */
  shown: readonly Branch[] | undefined
  areas: readonly BranchArea[]
  currentCode: number
  /** Whether the map goes to the country by itself after a while: in the main look. */
  isSettling: boolean
  onReady: () => void
}

const settleAfterMs = 6_000
const mostZoom = 17
const cityZoom = 12
const pinRoom = 40
const zonesFromZoom = 7.5
const namesFromZoom = 8.5

/** The map of all branches. Each pin is a stop for the Tab key and opens its branch with Enter. */
export default function LiveMap({ branches, shown, areas, currentCode, isSettling, onReady }: Props) {
  const messages = useMessages(contactMessages)
  return (
    <MapContainer
      options={{
        center: toLatLng(countryCentre),
        zoom: toLeafletZoom(firstZoom),
        minZoom: toLeafletZoom(leastZoom),
        maxZoom: toLeafletZoom(mostZoom),
        zoomSnap: 0.1,
        zoomDelta: 1,
        wheelPxPerZoomLevel: 120,
        zoomControl: false,
        attributionControl: false,
        scrollWheelZoom: false,
        dragging: !isTouchScreen(),
      }}
      className="map size-full"
      onReady={onReady}
    >
      <BaseLayer />
      <Controls corner="topright" zoomIn={messages.zoomIn} zoomOut={messages.zoomOut} />
      <Zones areas={areas} />
      <BranchPins branches={branches} currentCode={currentCode} />
      <Views branches={branches} shown={shown} isSettling={isSettling} label={messages.mapLabel} />
    </MapContainer>
  )
}

/** The delivery areas, once they are larger than the pins. */
function Zones({ areas }: { areas: readonly BranchArea[] }) {
  const map = useMap()
  const zoom = useZoom()
  const rings = useMemo(() => areas.flatMap(({ zones }) => zones.map((zone) => zone.map(toLatLng))), [areas])
  // From here on the pins bear their names instead of the cities'.
  useEffect(
    () => void map.getContainer().toggleAttribute('data-near', zoom >= toLeafletZoom(namesFromZoom)),
    [map, zoom],
  )
  return zoom < toLeafletZoom(zonesFromZoom) ? null : <Areas rings={rings} className="map-zone" />
}

/** A pin for each branch; those that would cover each other at this zoom stand side by side. */
function BranchPins({ branches, currentCode }: Pick<Props, 'branches' | 'currentCode'>) {
  const map = useMap()
  const zoom = useZoom()
  const places = branches.map(({ lat, long }) => map.project([lat, long], zoom))
  const spread = spreadPins(places)
  return branches.map((branch, index) => {
    const [from, to] = [places[index] as MapPoint, spread[index] as MapPoint]
    const aside = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) }
    return (
      <BranchPin
        key={branch.codplace}
        branch={branch}
        isCurrent={branch.codplace === currentCode}
        x={aside.x}
        y={aside.y}
      />
    )
  })
}

function BranchPin({ branch, isCurrent, x, y }: { branch: Branch; isCurrent: boolean } & MapPoint) {
  const messages = useMessages(contactMessages)
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(
    () =>
      divIcon({
        className: 'branch-pin',
        iconSize: [28, 34],
        iconAnchor: [14 - x, 34 - y],
        popupAnchor: [x, y - 30],
        html: named(branch.description),
      }),
    [branch.description, x, y],
  )
  const label = isCurrent ? messages.currentPin(branch.description) : branch.description

  useEffect(() => void marker.current?.getElement()?.toggleAttribute('data-current', isCurrent), [isCurrent, icon])

  return (
    <Marker
      ref={marker}
      position={[branch.lat, branch.long]}
      label={label}
      options={{ icon, riseOnHover: true, zIndexOffset: isCurrent ? 1000 : 0 }}
    >
      <Popup minWidth={220} maxWidth={280} paddingPixels={16}>
        <BranchPopup
          branch={branch}
          isCurrent={isCurrent}
          onClose={() => {
            marker.current?.closePopup()
            marker.current?.getElement()?.focus()
          }}
        />
      </Popup>
    </Marker>
  )
}

// Drawn by ourselves: Leaflet's own icon looks for its pictures beside its style sheet, where a build has moved them
// away.
const createPin = () =>
  svgElement('svg', { viewBox: '0 0 28 34', width: '28', height: '34', 'aria-hidden': 'true' }, [
    svgElement('path', { d: pinPath, fill: 'currentColor', class: 'map-pin-edge' }),
  ])

/**
 * The pin with the branch's name, which shows where the map is near. A name comes from staff: it is text, not markup.
 */
function named(name: string): HTMLElement {
  const text = document.createElement('span')
  text.className = 'branch-pin-name'
  text.textContent = name
  return holding(createPin(), text)
}

/**
 * Goes to the chosen city, and once by itself to the country; not for who has moved the map, nor for who wants no
 * motion.
 */
function Views({
  branches,
  shown,
  isSettling,
  label,
}: Pick<Props, 'branches' | 'shown' | 'isSettling'> & { label: string }) {
  const map = useMap()
  const all = useRef(branches)
  const isTouched = useRef(false)

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    const touch = () => (isTouched.current = true)
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) container.addEventListener(event, touch, { passive: true })
    return () => {
      for (const event of events) container.removeEventListener(event, touch)
    }
  }, [map, label])

  useEffect(() => {
    if (!isSettling || prefersNoMotion()) return
    const timer = setTimeout(() => {
      if (!isTouched.current) map.flyTo(toLatLng(countryCentre), countryZoomOf(map, all.current), { duration: 1.2 })
    }, settleAfterMs)
    return () => clearTimeout(timer)
  }, [map, isSettling])

  useEffect(() => {
    map.closePopup()
    const flight = { duration: 0.8, animate: !prefersNoMotion() }
    if (shown) {
      isTouched.current = true
      map.flyToBounds(boundsOf(shown), { maxZoom: toLeafletZoom(cityZoom), padding: [56, 56], ...flight })
    } else if (isTouched.current) map.flyTo(toLatLng(countryCentre), countryZoomOf(map, all.current), flight)
  }, [map, shown])
  return null
}

/** The usual zoom, or as near as a narrow window can be and still show every branch. */
function countryZoomOf(map: LeafletMap, branches: readonly Branch[]): number {
  const fitting = map.getBoundsZoom(boundsOf(branches), false, point(pinRoom, pinRoom))
  return Math.max(map.getMinZoom(), Math.min(toLeafletZoom(countryZoom), fitting))
}

const boundsOf = (branches: readonly Branch[]) =>
  latLngBounds(branches.map(({ lat, long }): [number, number] => [lat, long]))

/** One finger scrolls the page, two move the map: who comes down a phone's page does not get stuck in it. */
const isTouchScreen = () => matchMedia('(pointer: coarse)').matches
