import {
  type LeafletMouseEvent,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
  divIcon,
  latLngBounds,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { BaseLayer, toLatLng } from '../map/base-layer.tsx'
import { Areas, Controls, MapContainer, Marker, useMap } from '../map/leaflet.tsx'
import '../map/map.css'
import { placeOfRegion } from '../map/place-of-region.ts'
import { wrapInDiv, svgElement } from '../map/svg-element.ts'
import { useRoot } from '../page/use-root.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Landmarks } from './landmarks.tsx'
import { useMapHeight } from './map-height.ts'
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
/** How near the map shows a pin, and how near a shopper can go. */
const withStreets = { pin: 16, nearest: 18 }
/** The store's own land has no streets: from nearer, few names would be seen. */
const withoutStreets = { pin: 11, nearest: 13 }
/** Where no branch delivers, the map without streets shows the nearest cities and areas. */
const farZoom = 9
const stepDegrees = 0.0001 // about eleven metres
const stepWithShift = 0.001

// An icon of our own: Leaflet loads its default icon from the folder of its style sheet, which the build does not keep.
const createPinIcon = () =>
  divIcon({ className: 'delivery-pin', iconSize: [36, 44], iconAnchor: [18, 43], html: wrapInDiv(createPin()) })

const createPin = () =>
  svgElement('svg', { viewBox: '0 0 36 44', width: '36', height: '44', 'aria-hidden': 'true' }, [
    svgElement('path', {
      d: 'M18 1a16 16 0 0 0-16 16c0 11.5 16 26 16 26s16-14.500 16-26A16 16 0 0 0 18 1Z',
      fill: 'currentColor',
      stroke: '#fff',
      'stroke-width': '2',
    }),
    svgElement('circle', { cx: '18', cy: '17', r: '6', fill: '#fff' }),
  ])

/** The map of the address form. Without map tiles it draws the delivery areas over the built-in outline of the country. */
export default function DeliveryMap({ zones, focus, centre, pin, onPin, isFull = false }: Props) {
  const messages = useMessages(addressFormMessages)
  const [isSatellite, setSatellite] = useState(lastView.isSatellite)
  const choose = (chosen: boolean) => {
    lastView.isSatellite = chosen
    setSatellite(chosen)
  }
  const hasStreets = Boolean(useRoot()?.map.streets)
  const zooms = hasStreets ? withStreets : withoutStreets
  const height = useMapHeight()
  const rings = useMemo(() => zones.map((zone) => turnedAlike(zone).map(toLatLng)), [zones])
  const zoomAt = useCallback(
    (point: Point) => {
      const isFar = rings.length > 0 && !rings.some((ring) => latLngBounds(ring).contains(toLatLng(point)))
      return isFar && !hasStreets ? farZoom : zooms.pin
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
    <div className={isFull ? 'flex h-full flex-col' : ''}>
      <div className={isFull ? 'relative min-h-0 grow' : 'relative'}>
        <MapContainer
          options={optionsOf({ pin, centre, isFull }, zooms)}
          className={isFull ? 'map h-full' : `map delivery-map ${height}`}
        >
          <BaseLayer isSatellite={isSatellite} />
          <Controls corner="bottomright" zoomIn={messages.zoomIn} zoomOut={messages.zoomOut} />
          <Areas rings={rings} fillRule="nonzero" className="delivery-area" />
          {!hasStreets && <Landmarks />}
          {pin && <Pin pin={pin} onPin={place} label={messages.pinLabel} />}
          <MapBehaviour
            {...{ focus, pin, own }}
            closeZoom={zooms.pin}
            zoomAt={zoomAt}
            onPin={place}
            label={messages.mapLabel}
          />
        </MapContainer>
        <ViewChoice isSatellite={isSatellite} onChoose={choose} />
      </div>
      {/* Below the map, so that it covers no name; its place is there from the start. */}
      <p className={`delivery-legend ${isFull ? 'mx-4' : ''} ${rings.length > 0 ? '' : 'invisible'}`}>
        {messages.weDeliver}
      </p>
    </div>
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

/** A ring that turns clockwise, as all of them do then: filled by the rule "nonzero", they are one area without holes. */
function turnedAlike(zone: readonly Point[]): readonly Point[] {
  const doubled = zone.reduce((sum, { lat, lng }, index) => {
    const next = zone[(index + 1) % zone.length]!
    return sum + (next.lng - lng) * (next.lat + lat)
  }, 0)
  return doubled < 0 ? zone.toReversed() : zone
}

/** The pin: it is dragged, or moved with the arrow keys while it has the focus. */
function Pin({ pin, onPin, label }: { pin: Point; onPin: (pin: Point) => void; label: string }) {
  const marker = useRef<LeafletMarker>(null)
  const latest = useRef({ pin, onPin })
  const [icon] = useState(createPinIcon)
  useEffect(() => {
    latest.current = { pin, onPin }
  })

  useEffect(() => {
    const element = marker.current?.getElement()
    if (!element) return
    element.setAttribute('role', 'application')
    // A pin that was placed with the keyboard gets the focus, so that the arrow keys move it.
    if (document.activeElement?.classList.contains('leaflet-container')) element.focus()
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      const size = event.shiftKey ? stepWithShift : stepDegrees
      const { pin: from, onPin: placePin } = latest.current
      placePin({ lat: from.lat + step.lat * size, lng: from.lng + step.lng * size })
    }
    element.addEventListener('keydown', move)
    return () => element.removeEventListener('keydown', move)
  }, [])

  return (
    <Marker
      ref={marker}
      position={toLatLng(pin)}
      label={label}
      options={{ icon, draggable: true, autoPan: true }}
      onDragEnd={(dragged) => onPin(toPoint(dragged.getLatLng()))}
    />
  )
}

const steps: Record<string, Point> = {
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
  ArrowLeft: { lat: 0, lng: -1 },
  ArrowRight: { lat: 0, lng: 1 },
}

interface BehaviourProps extends Pick<Props, 'focus' | 'pin' | 'onPin'> {
  closeZoom: number
  /** How near the map shows the region that the form says. */
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
    const tap = ({ latlng }: LeafletMouseEvent) => onPin(toPoint(latlng))
    map.on('click', tap)
    return () => void map.off('click', tap)
  }, [map, onPin])
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    const place = (event: KeyboardEvent) =>
      event.key === 'Enter' && event.target === container && onPin(toPoint(map.getCenter()))
    container.addEventListener('keydown', place)
    return () => container.removeEventListener('keydown', place)
  }, [map, label, onPin])
  const hasPin = pin !== undefined
  useEffect(() => followRegion(map, zoomAt, hasPin), [map, zoomAt, hasPin])
  useEffect(() => {
    if (!hasPin && !goToRegion(map, zoomAt) && bounds) map.fitBounds(bounds, { animate: false, padding: [12, 12] })
  }, [map, bounds, hasPin, zoomAt])
  useEffect(() => {
    if (pin && (pin !== own.current || !map.getBounds().contains(toLatLng(pin))))
      map.setView(toLatLng(pin), Math.max(map.getZoom(), closeZoom))
  }, [map, pin, own, closeZoom])
  return null
}

/** Without a pin the map follows the region that its form says. Gives what ends that. */
function followRegion(map: LeafletMap, zoomAt: (place: Point) => number, hasPin: boolean): (() => void) | undefined {
  const form = map.getContainer().closest('form')
  if (!form || hasPin) return undefined
  const follow = ({ target }: Event) =>
    ['province', 'city'].includes((target as HTMLInputElement).name) && goToRegion(map, zoomAt)
  form.addEventListener('change', follow)
  return () => form.removeEventListener('change', follow)
}

/** Goes where the form around the map says that the address is; gives whether it says a place that the map knows. */
function goToRegion(map: LeafletMap, zoomAt: (place: Point) => number): boolean {
  const form = map.getContainer().closest('form')
  const { province, city } = Object.fromEntries(form ? new FormData(form) : []) as Record<string, string>
  const place = placeOfRegion(province ?? '', city ?? '')
  if (place) map.setView(toLatLng(place), zoomAt(place), { animate: false })
  return place !== undefined
}

const toPoint = ({ lat, lng }: { lat: number; lng: number }): Point => ({ lat, lng })
