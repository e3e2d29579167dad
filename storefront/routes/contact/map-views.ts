import type { Map as LeafletMap, ZoomPanOptions } from 'leaflet'
import { toLatLng } from '../../map/base-layer.tsx'
import { type Frame, smallFrame, toLeafletZoom, viewOf, wideFrame, wideMap } from '../../map/projection.ts'
import type { Branch } from '../../shopper/branch.ts'
import { prefersNoMotion } from '../../ui/motion.ts'

/** Space for the buttons of the map and for the names of branches near its edges, in pixels. */
const edge = 32

/** What the map shows at first: the shopper's branch with the others of its city, or all where it is not among them (BRANCH-18). */
export function firstView(branches: readonly Branch[], currentCode: number) {
  const frame = frameOfWindow()
  const own = branches.find(({ codplace }) => codplace === currentCode)
  if (!own) return leafletView(branches, frame)
  const ofCity = branches.filter(({ city_name }) => city_name === own.city_name)
  return leafletView(ofCity, { ...frame, padding: frame.padding + edge, pinHeight: frame.pinHeight + edge })
}

/** The closest view of this window that shows every branch. */
export function viewOfAll(map: LeafletMap, branches: readonly Branch[]) {
  const { x: width, y: height } = map.getSize()
  return leafletView(branches, { ...frameOfWindow(), width, height })
}

/** Moves the map to that view. */
export function flyToAll(map: LeafletMap, branches: readonly Branch[], flight: ZoomPanOptions): void {
  const { centre, zoom } = viewOfAll(map, branches)
  map.flyTo(centre, zoom, flight)
}

/** How the map moves; at once for who wants no motion. */
export const flightOf = (): ZoomPanOptions => ({ duration: 0.8, animate: !prefersNoMotion() })

function leafletView(branches: readonly Branch[], frame: Frame) {
  const { centre, zoom } = viewOf(
    branches.map(({ lat, long }) => ({ lat, lng: long })),
    frame,
  )
  return { centre: toLatLng(centre), zoom: toLeafletZoom(zoom) }
}

const frameOfWindow = () => (matchMedia(wideMap).matches ? wideFrame : smallFrame)
