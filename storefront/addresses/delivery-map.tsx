import { type LeafletMouseEvent, type Map as LeafletMap, latLngBounds } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { BaseLayer, toLatLng, toPoint } from '../map/base-layer.tsx'
import { DeliveryArea, ringsOf } from '../map/delivery-area.tsx'
import { Controls, MapContainer, useMap } from '../map/leaflet.tsx'
import '../map/map.css'
import { useRoot } from '../page/use-root.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { prefersNoMotion } from '../ui/motion.ts'
import { DeliveryPin } from './delivery-pin.tsx'
import { Landmarks } from '../map/landmarks.tsx'
import { useMapHeight } from './map-height.ts'
import { placeInForm } from './place-in-form.ts'
import { hasSectorsNear } from '../map/sectors.ts'
import { ViewChoice } from './view-choice.tsx'
import './delivery-map.css'

interface Props {
  /** The delivery areas that are drawn. */
  zones: readonly (readonly Point[])[]
  /** Those that the map is fitted to while it has no pin. */
  focus: readonly (readonly Point[])[]
  /** The centre of the map while it has neither an area nor a pin. */
  centre: Point
  pin: Point | undefined
  onPin: (pin: Point) => void
  /** Fills its container, as in the view that confirms a location; otherwise it has a height of its own. */
  isFull?: boolean
}

// The view that confirms a location begins with the picture that was chosen in the form.
const lastView = { isSatellite: false }

const firstZoom = 13
/** Our own land is drawn at any zoom, so areas fill the map; tiles are sharp at whole zooms alone. */
const partOfZoom = 0.25
/** How near the map shows a pin, and how near a shopper can go. */
const withStreets = { pin: 16, nearest: 18 }
/** The store's own land has no streets: from nearer, few names would be seen. */
const withoutStreets = { pin: 11, nearest: 13 }
/** Where no branch delivers, the map without streets shows the nearest cities and areas. */
const farZoom = 9
/** Where the names of sectors say where somebody is, the map without streets is nearer. */
const sectorZoom = 12

/** The map of the address form. Without map tiles it draws the delivery areas over the built-in outline of the country. */
export default function DeliveryMap({ zones, focus, centre, pin, onPin, isFull = false }: Props) {
  const messages = useMessages(addressFormMessages)
  const [isSatellite, setSatellite] = useState(lastView.isSatellite)
  const choose = (chosen: boolean) => {
    lastView.isSatellite = chosen
    setSatellite(chosen)
  }
  const servers = useRoot()?.map
  const hasStreets = Boolean(servers?.streets)
  const hasTiles = hasStreets || Boolean(servers?.satellite)
  const zooms = hasStreets ? withStreets : withoutStreets
  const height = useMapHeight()
  const rings = useMemo(() => ringsOf(zones), [zones])
  const zoomAt = useCallback(
    (point: Point) => {
      const isFar = rings.length > 0 && !rings.some((ring) => latLngBounds(ring).contains(toLatLng(point)))
      if (hasStreets) return zooms.pin
      if (isFar) return farZoom
      return hasSectorsNear(point) ? sectorZoom : zooms.pin
    },
    [rings, hasStreets, zooms],
  )
  // A pin that was placed on this map is where the shopper looks; one from the browser's position may not be.
  const own = useRef(pin)
  const place = useCallback(
    (placed: Point) => {
      own.current = placed
      onPin(placed)
    },
    [onPin],
  )
  return (
    <div className={isFull ? 'relative h-full' : 'relative'}>
      <MapContainer
        options={{ ...optionsOf({ pin, centre, isFull }, zooms), zoomSnap: hasTiles ? 1 : partOfZoom }}
        className={isFull ? 'map h-full' : `map delivery-map ${height}`}
      >
        <BaseLayer isSatellite={isSatellite} />
        <Controls zoomIn={messages.zoomIn} zoomOut={messages.zoomOut} />
        <DeliveryArea rings={rings} isOverTiles={hasTiles} />
        {!hasStreets && <Landmarks pin={pin} />}
        {pin && <DeliveryPin pin={pin} onPin={place} label={messages.pinLabel} />}
        <MapBehaviour
          {...{ focus, pin, own }}
          closeZoom={zooms.pin}
          zoomAt={zoomAt}
          onPin={place}
          label={messages.mapLabel}
        />
      </MapContainer>
      {!isFull && rings.length > 0 && <Legend />}
      <ViewChoice isSatellite={isSatellite} onChoose={choose} />
    </div>
  )
}

/** What the areas mean, in the corner of the map. */
function Legend() {
  const messages = useMessages(addressFormMessages)
  return (
    <p className="delivery-legend map-legend pointer-events-none absolute bottom-2 left-2 z-[1000] flex items-center gap-2 rounded-md bg-raised px-2 py-1 text-xs font-semibold">
      {messages.weDeliver}
    </p>
  )
}

function optionsOf({ pin, centre, isFull }: Pick<Props, 'pin' | 'centre' | 'isFull'>, zooms: typeof withStreets) {
  return {
    center: toLatLng(pin ?? centre),
    zoom: pin ? zooms.pin : Math.min(firstZoom, zooms.nearest),
    minZoom: 7,
    maxZoom: zooms.nearest,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: isFull === true,
  }
}

interface BehaviourProps extends Pick<Props, 'focus' | 'pin' | 'onPin'> {
  closeZoom: number
  /** How near the map shows a place: the region that the form says, or where it is tapped. */
  zoomAt: (place: Point) => number
  /** The pin that was placed on this map last. */
  own: RefObject<Point | undefined>
  label: string
}

/**
 * Fits the map to the areas, goes to a pin that leaves the view or comes from elsewhere, and places the pin where the map
 * is tapped or on Enter.
 */
function MapBehaviour({ focus, closeZoom, zoomAt, pin, own, onPin, label }: BehaviourProps) {
  const map = useMap()
  const bounds = useMemo(() => (focus.length > 0 ? latLngBounds(focus.flat().map(toLatLng)) : undefined), [focus])
  useLayoutEffect(() => {
    // A dialog shows its map only after it was made: the map then learns its size, and its centre stays where it is. The
    // watcher ends together with the map, which could not be measured any more.
    const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    watcher.observe(map.getContainer())
    return () => watcher.disconnect()
  }, [map])
  useEffect(() => {
    const tap = ({ latlng }: LeafletMouseEvent) => {
      onPin(toPoint(latlng))
      // From further away a finger does not find the door.
      const zoom = zoomAt(toPoint(latlng))
      if (map.getZoom() < zoom) map.setView(latlng, zoom, { animate: !prefersNoMotion() })
    }
    map.on('click', tap)
    return () => void map.off('click', tap)
  }, [map, onPin, zoomAt])
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    const place = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container) return
      onPin(toPoint(map.getCenter()))
      // The arrow keys then move it; a pin that was tapped needs no focus.
      requestAnimationFrame(() => container.querySelector<HTMLElement>('.delivery-pin')?.focus())
    }
    container.addEventListener('keydown', place)
    return () => container.removeEventListener('keydown', place)
  }, [map, label, onPin])
  const hasPin = pin !== undefined
  // It ends before the form leaves the page: a field that has the focus then tells of its change once more.
  useLayoutEffect(() => followRegion(map, zoomAt, hasPin), [map, zoomAt, hasPin])
  useEffect(() => {
    if (!hasPin && !goToRegion(map, zoomAt) && bounds) map.fitBounds(bounds, { animate: false, padding: [12, 12] })
  }, [map, bounds, hasPin, zoomAt])
  useEffect(() => {
    if (pin && (pin !== own.current || !map.getBounds().contains(toLatLng(pin))))
      map.setView(toLatLng(pin), Math.max(map.getZoom(), closeZoom))
  }, [map, pin, own, closeZoom])
  return null
}

/** The fields that say where an address is. */
const placeFields = ['province', 'city', 'sector']

/** Without a pin the map follows the region that its form says. Gives what ends that. */
function followRegion(map: LeafletMap, zoomAt: (place: Point) => number, hasPin: boolean): (() => void) | undefined {
  const form = map.getContainer().closest('form')
  if (!form || hasPin) return undefined
  const follow = ({ target }: Event) =>
    placeFields.includes((target as HTMLInputElement).name) && goToRegion(map, zoomAt)
  form.addEventListener('change', follow)
  return () => form.removeEventListener('change', follow)
}

/** Goes where the form around the map says that the address is; gives whether it says a place that the map knows. */
function goToRegion(map: LeafletMap, zoomAt: (place: Point) => number): boolean {
  const form = map.getContainer().closest('form')
  const place = form ? placeInForm(new FormData(form)) : undefined
  if (place) map.setView(toLatLng(place), zoomAt(place), { animate: false })
  return place !== undefined
}
