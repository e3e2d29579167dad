import { type Marker as LeafletMarker, divIcon, latLngBounds } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useMemo, useRef } from 'react'
import { prefersNoMotion } from '../../ui/motion.ts'
import { BaseLayer } from '../../map/base-layer.tsx'
import { pinNumber, wholePinPath } from '../../map/country-map.tsx'
import { DeliveryArea, ringsOf } from '../../map/delivery-area.tsx'
import { Landmarks } from '../../map/landmarks.tsx'
import { Controls, MapContainer, Marker, Popup, useMap, useZoom } from '../../map/leaflet.tsx'
import '../../map/map.css'
import { type MapPoint, cityZoom, lowestZoom, toLeafletZoom } from '../../map/projection.ts'
import { wrapInDiv, svgElement } from '../../map/svg-element.ts'
import { spreadPins } from '../../map/spread-pins.ts'
import { useRoot } from '../../page/use-root.ts'
import type { Branch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BranchPopup } from './branch-popup.tsx'
import type { BranchNumbers } from './use-likeliest-first.ts'
import type { BranchArea } from './branch-areas.ts'
import { firstView, flightOf, flyToAll, viewOfAll } from './map-views.ts'

interface Props {
  branches: readonly Branch[]
  /** The branches of the chosen city; undefined shows the country. */
  shown: readonly Branch[] | undefined
  areas: readonly BranchArea[]
  numbers: BranchNumbers
  currentCode: number
  /** Whether the map zooms to the country by itself after a while: in the main store variant. */
  movesToCountry: boolean
  onReady: () => void
}

const moveAfterMs = 6_000
const mostZoom = 17
const zonesFromZoom = 7.5
const namesFromZoom = 8.5
/** From this zoom on names of one city have their places beside each other on a narrow map too. */
const closeFromZoom = 11.5

/** The interactive map of all branches. The Tab key reaches each pin, and Enter opens its branch. */
export default function LiveMap(props: Props) {
  const { branches, shown, areas, numbers, currentCode, movesToCountry, onReady } = props
  const messages = useMessages(contactMessages)
  const first = firstView(branches, currentCode)
  const hasTiles = Boolean(useRoot()?.map.streets)
  return (
    <MapContainer
      options={{
        center: first.centre,
        zoom: first.zoom,
        minZoom: toLeafletZoom(lowestZoom),
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
      <Controls zoomIn={messages.zoomIn} zoomOut={messages.zoomOut} />
      <Zones areas={areas} />
      {!hasTiles && <Landmarks hasBranchPins />}
      <BranchPins branches={branches} numbers={numbers} currentCode={currentCode} />
      <AllButton branches={branches} />
      <MapMoves branches={branches} shown={shown} movesToCountry={movesToCountry} label={messages.mapLabel} />
    </MapContainer>
  )
}

/** The delivery areas, from the zoom at which they are larger than the pins. */
function Zones({ areas }: { areas: readonly BranchArea[] }) {
  const map = useMap()
  const zoom = useZoom()
  const rings = useMemo(() => ringsOf(areas.flatMap(({ zones }) => zones)), [areas])
  const hasTiles = Boolean(useRoot()?.map.streets)
  // From this zoom on the pins show the names of the branches instead of the cities'.
  useEffect(() => {
    map.getContainer().toggleAttribute('data-near', zoom >= toLeafletZoom(namesFromZoom))
    map.getContainer().toggleAttribute('data-close', zoom >= toLeafletZoom(closeFromZoom))
  }, [map, zoom])
  return zoom < toLeafletZoom(zonesFromZoom) ? null : <DeliveryArea rings={rings} isOverTiles={hasTiles} />
}

/** A pin for each branch. Pins that would overlap at this zoom are placed side by side. */
function BranchPins({ branches, numbers, currentCode }: Pick<Props, 'branches' | 'numbers' | 'currentCode'>) {
  const map = useMap()
  const zoom = useZoom()
  const places = branches.map(({ lat, long }) => map.project([lat, long], zoom))
  const spread = spreadPins(places)
  return branches.map((branch, index) => {
    const [from, to] = [places[index] as MapPoint, spread[index] as MapPoint]
    const offset = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) }
    return (
      <BranchPin
        key={branch.codplace}
        branch={branch}
        number={numbers.get(branch.codplace) ?? 0}
        isCurrent={branch.codplace === currentCode}
        x={offset.x}
        y={offset.y}
      />
    )
  })
}

interface PinProps extends MapPoint {
  branch: Branch
  number: number
  isCurrent: boolean
}

function BranchPin({ branch, number, isCurrent, x, y }: PinProps) {
  const messages = useMessages(contactMessages)
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(
    () =>
      divIcon({
        className: 'branch-pin',
        iconSize: [28, 34],
        iconAnchor: [14 - x, 34 - y],
        popupAnchor: [x, y - 30],
        html: namedPin(branch.description, number),
      }),
    [branch.description, number, x, y],
  )
  const name = isCurrent ? messages.currentPin(branch.description) : branch.description

  useEffect(() => void marker.current?.getElement()?.toggleAttribute('data-current', isCurrent), [isCurrent, icon])

  return (
    <Marker
      ref={marker}
      position={[branch.lat, branch.long]}
      // What is seen on the pin is part of its name, for those who say it.
      label={`${number}. ${name}`}
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

// An icon of our own: Leaflet loads its default icon from the folder of its style sheet, which the build does not keep.
function createPin(number: number): SVGElement {
  const text = svgElement('text', { x: `${pinNumber.x}`, y: `${pinNumber.y}`, class: 'pin-number' })
  text.textContent = String(number)
  return svgElement('svg', { viewBox: '0 0 28 34', width: '28', height: '34', 'aria-hidden': 'true' }, [
    svgElement('path', { d: wholePinPath, fill: 'currentColor', class: 'map-pin-edge' }),
    text,
  ])
}

/** The pin with the branch's name, which is visible at a close zoom. The name is text that staff have written, never markup. */
function namedPin(name: string, number: number): HTMLElement {
  const text = document.createElement('span')
  text.className = 'branch-pin-name'
  text.textContent = name
  return wrapInDiv(createPin(number), document.createTextNode(' '), text)
}

/**
 * Moves the map to the chosen city, and once by itself to the whole country. The latter does not happen after the shopper
 * has moved the map, nor under reduced motion.
 */
function MapMoves({
  branches,
  shown,
  movesToCountry,
  label,
}: Pick<Props, 'branches' | 'shown' | 'movesToCountry'> & { label: string }) {
  const map = useMap()
  const all = useRef(branches)
  const isTouched = useRef(false)

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    const markTouched = () => (isTouched.current = true)
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) container.addEventListener(event, markTouched, { passive: true })
    return () => {
      for (const event of events) container.removeEventListener(event, markTouched)
    }
  }, [map, label])

  useEffect(() => {
    if (!movesToCountry || prefersNoMotion()) return
    const timer = setTimeout(() => {
      if (!isTouched.current) flyToAll(map, all.current, { duration: 1.2 })
    }, moveAfterMs)
    return () => clearTimeout(timer)
  }, [map, movesToCountry])

  useEffect(() => {
    map.closePopup()
    const flight = flightOf()
    if (shown) {
      isTouched.current = true
      map.flyToBounds(boundsOf(shown), { maxZoom: toLeafletZoom(cityZoom), padding: [56, 56], ...flight })
    } else if (isTouched.current) flyToAll(map, all.current, flight)
  }, [map, shown])
  return null
}

/** A button on the map that shows all branches, since it opens around one; gone once they are shown. */
function AllButton({ branches }: Pick<Props, 'branches'>) {
  const map = useMap()
  const zoom = useZoom()
  const { allBranches } = useMessages(contactMessages)
  if (zoom <= viewOfAll(map, branches).zoom) return null
  return (
    <button
      type="button"
      className="map-button absolute top-2.5 left-2.5 z-[1000] min-h-11 rounded-md bg-raised px-4 text-sm font-semibold shadow-soft hover:bg-sunken"
      onClick={() => {
        map.getContainer().focus({ preventScroll: true })
        flyToAll(map, branches, flightOf())
      }}
    >
      {allBranches}
    </button>
  )
}

const boundsOf = (branches: readonly Branch[]) =>
  latLngBounds(branches.map(({ lat, long }): [number, number] => [lat, long]))

/** On a touch screen one finger scrolls the page and two move the map, so that scrolling does not end in the map. */
const isTouchScreen = () => matchMedia('(pointer: coarse)').matches
