import { divIcon } from 'leaflet'
import { useEffect, useState } from 'react'
import { toLatLng } from '../map/base-layer.tsx'
import { Marker, Pane, useMap, useZoom } from '../map/leaflet.tsx'
import { useRoot } from '../page/use-root.ts'
import { sectors, sectorsZoom } from './sectors.ts'

interface Landmark {
  name: string
  lat: number
  lng: number
}

/**
 * What says where somebody is on a map without streets: the branches with their names, and the sectors of the large cities.
 * A name that would cover one of these, or a city's, is left out until the map is nearer.
 */
export function Landmarks() {
  const branches = useRoot()?.branches.filter(({ active }) => active) ?? []
  const zoom = useZoom()
  useUncoveredNames(zoom)
  return (
    <Pane name="landmarks" className="map-own-names">
      {branches.map(({ codplace, description, lat, long }) => (
        <LandmarkName key={codplace} place={{ name: description, lat, lng: long }} className="landmark-branch" />
      ))}
      {zoom >= sectorsZoom &&
        sectors.map((sector) => <LandmarkName key={sector.name} place={sector} className="landmark-sector" />)}
    </Pane>
  )
}

/** Assistive technology ignores it, as it does the names of cities: the form says in words where branches deliver. */
function LandmarkName({ place, className }: { place: Landmark; className: string }) {
  const [marker] = useState(() => {
    const text = document.createElement('span')
    text.textContent = place.name
    const icon = divIcon({ className, iconSize: [0, 0], html: text })
    return {
      position: toLatLng(place),
      options: { icon, pane: 'landmarks', interactive: false, keyboard: false },
    }
  })
  return <Marker {...marker} />
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const dotRadius = 5

// The more important ones first: the name of a city says less than that of a branch in it.
const kinds = ['.landmark-branch span', '.map-name span', '.landmark-sector span']

/** Hides each name that lies on a more important one. */
function useUncoveredNames(zoom: number): void {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    // Leaflet places what is new at this zoom first.
    const frame = requestAnimationFrame(() => {
      const names = kinds.flatMap((kind) => [...container.querySelectorAll<HTMLElement>(kind)])
      const boxes = names.map((name) => name.getBoundingClientRect())
      // A name does not lie on the dot of a branch either.
      const dots = [...container.querySelectorAll('.landmark-branch')].map((dot) => dot.getBoundingClientRect())
      const free: Box[] = dots.map(({ left, top }) => ({
        left: left - dotRadius,
        right: left + dotRadius,
        top: top - dotRadius,
        bottom: top + dotRadius,
      }))
      names.forEach((name, index) => {
        const box = boxes[index]!
        const isCovered = free.some((other) => isOver(box, other))
        name.classList.toggle('landmark-covered', isCovered)
        if (!isCovered) free.push(box)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [map, zoom])
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
