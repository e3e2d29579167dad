import {
  Control,
  Map as LeafletMap,
  type LatLngExpression,
  Marker as LeafletMarker,
  type MapOptions,
  type MarkerOptions,
  type PolylineOptions,
  control,
  popup as createPopup,
  polygon,
  tileLayer,
} from 'leaflet'
import { type ReactNode, type RefObject, createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

const MapContext = createContext<LeafletMap | undefined>(undefined)
const MarkerContext = createContext<RefObject<LeafletMarker | null> | undefined>(undefined)

interface MapProps {
  /** Read once, when the map is created; later changes have no effect. */
  options: MapOptions
  className: string
  onReady?: () => void
  children: ReactNode
}

/**
 * A Leaflet map in its own `div`. Its children are layers and controls, which are rendered once the map exists.
 * Unmounting the component removes the map.
 */
export function MapContainer({ options, className, onReady, children }: MapProps) {
  const element = useRef<HTMLDivElement>(null)
  const first = useRef({ options, onReady })
  const [map, setMap] = useState<LeafletMap>()
  useLayoutEffect(() => {
    const created = new LeafletMap(element.current!, first.current.options)
    setMap(created)
    first.current.onReady?.()
    return () => void created.remove()
  }, [])
  return (
    <div ref={element} className={className}>
      {map && <MapContext value={map}>{children}</MapContext>}
    </div>
  )
}

/** The map that contains this component. Throws outside a `MapContainer`. */
export function useMap(): LeafletMap {
  const map = use(MapContext)
  if (!map) throw new Error('useMap is called outside a MapContainer')
  return map
}

/** The map's zoom; the component renders again when it changes. */
export function useZoom(): number {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useEffect(() => {
    const follow = () => setZoom(map.getZoom())
    map.on('zoomend', follow)
    return () => void map.off('zoomend', follow)
  }, [map])
  return zoom
}

/** A pane of the map: a layer with its own stacking order, which its class sets. */
export function Pane({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  const map = useMap()
  const [pane] = useState(() => map.getPane(name) ?? map.createPane(name))
  useLayoutEffect(() => pane.classList.add(className), [pane, className])
  return children
}

type Ring = readonly LatLngExpression[]

/**
 * Areas without interaction. A new `rings` array draws them again, so the caller must pass the same array while nothing
 * has changed.
 */
export function Areas({
  rings,
  ...options
}: { rings: readonly Ring[] } & Pick<PolylineOptions, 'className' | 'pane' | 'smoothFactor' | 'fillRule'>) {
  const map = useMap()
  const { className, pane, smoothFactor, fillRule } = options
  useEffect(() => {
    const chosen = {
      interactive: false,
      ...(className && { className }),
      ...(pane && { pane }),
      ...(smoothFactor && { smoothFactor }),
      ...(fillRule && { fillRule }),
    }
    const layer = polygon(
      rings.map((ring) => [[...ring]]),
      chosen,
    ).addTo(map)
    return () => void layer.remove()
  }, [map, rings, className, pane, smoothFactor, fillRule])
  return null
}

interface MarkerProps {
  position: LatLngExpression
  /** Read once, when the marker is created, except for `icon` and `zIndexOffset`. */
  options: MarkerOptions & Required<Pick<MarkerOptions, 'icon'>>
  /** The name of the marker for assistive technology, which ignores a marker without one. */
  label?: string
  onDragEnd?: (marker: LeafletMarker) => void
  ref?: RefObject<LeafletMarker | null>
  children?: ReactNode
}

/** A marker with an icon of ours. Its children may contain a `Popup`. */
export function Marker({ position, options, label, onDragEnd, ref, children }: MarkerProps) {
  const map = useMap()
  const own = useRef<LeafletMarker>(null)
  const marker = ref ?? own
  const first = useRef({ position, options })
  const { icon, zIndexOffset = 0 } = options
  useLayoutEffect(() => {
    const created = new LeafletMarker(first.current.position, first.current.options).addTo(map)
    marker.current = created
    return () => {
      marker.current = null
      created.remove()
    }
  }, [map, marker])
  useLayoutEffect(() => void marker.current?.setLatLng(position), [marker, position])
  useLayoutEffect(() => {
    marker.current?.setZIndexOffset(zIndexOffset)
    if (marker.current && marker.current.getIcon() !== icon) marker.current.setIcon(icon)
    const element = marker.current?.getElement()
    if (label === undefined) element?.setAttribute('aria-hidden', 'true')
    else element?.setAttribute('aria-label', label)
  }, [marker, icon, zIndexOffset, label])
  useEffect(() => {
    if (!onDragEnd) return
    const dragged = marker.current
    const end = () => dragged && onDragEnd(dragged)
    dragged?.on('dragend', end)
    return () => void dragged?.off('dragend', end)
  }, [marker, onDragEnd])
  return <MarkerContext value={marker}>{children}</MarkerContext>
}

interface PopupProps {
  minWidth: number
  maxWidth: number
  paddingPixels: number
  children: ReactNode
}

/** The popup of the marker that contains it. Its children are rendered only while it is open. */
export function Popup({ minWidth, maxWidth, paddingPixels, children }: PopupProps) {
  const marker = use(MarkerContext)
  const [content, setContent] = useState<HTMLElement>()
  useEffect(() => {
    const owner = marker?.current
    const element = document.createElement('div')
    const opened = createPopup({
      closeButton: false,
      minWidth,
      maxWidth,
      autoPanPadding: [paddingPixels, paddingPixels],
    })
    owner?.bindPopup(opened.setContent(element))
    const show = () => setContent(element)
    const hide = () => setContent(undefined)
    owner?.on('popupopen', show).on('popupclose', hide)
    return () => void owner?.off('popupopen', show).off('popupclose', hide).unbindPopup()
  }, [marker, minWidth, maxWidth, paddingPixels])
  // Leaflet measured the popup while it was empty. Now that it has content, it is measured and positioned again.
  useLayoutEffect(() => void (content && marker?.current?.getPopup()?.update()), [content, marker])
  return content && createPortal(children, content)
}

/** The tiles of a server, as a layer of the map. */
export function TileLayer({ url, maxZoom }: { url: string; maxZoom: number }) {
  const map = useMap()
  useEffect(() => {
    const layer = tileLayer(url, { maxZoom }).addTo(map)
    return () => void layer.remove()
  }, [map, url, maxZoom])
  return null
}

/** The credit for the tiles, in the bottom right corner. Leaflet's own control accepts only a string of HTML. */
export function Credit({ children }: { children: ReactNode }) {
  const map = useMap()
  const [element, setElement] = useState<HTMLElement>()
  useEffect(() => {
    const corner = new Control({ position: 'bottomright' })
    corner.onAdd = () => {
      const made = document.createElement('div')
      made.className = 'leaflet-control-attribution'
      setElement(made)
      return made
    }
    corner.addTo(map)
    return () => void corner.remove()
  }, [map])
  return element && createPortal(children, element)
}

/** The zoom buttons, with their names for assistive technology. */
export function Controls({ zoomIn, zoomOut }: { zoomIn: string; zoomOut: string }) {
  const map = useMap()
  useEffect(() => {
    const zoom = control.zoom({ position: 'topright', zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
    return () => void zoom.remove()
  }, [map, zoomIn, zoomOut])
  return null
}
