import { type Marker as LeafletMarker, divIcon } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { toLatLng, toPoint } from '../map/base-layer.tsx'
import { Marker } from '../map/leaflet.tsx'
import { svgElement, wrapInDiv } from '../map/svg-element.ts'

interface Props {
  pin: Point
  onPin: (pin: Point) => void
  /** Its name for assistive technology. */
  label: string
}

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

/** The pin of the address form: it is dragged, or moved with the arrow keys while it has the focus. */
export function DeliveryPin({ pin, onPin, label }: Props) {
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
