import { divIcon } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { toLatLng } from './base-layer.tsx'
import { Marker, Pane, useMap, useZoom } from './leaflet.tsx'
import { useRoot } from '../page/use-root.ts'
import { sectors, sectorsZoom } from './sectors.ts'

interface Landmark {
  name: string
  lat: number
  lng: number
}

interface Props {
  pin?: Point | undefined
  /** Whether the branches have pins of their own on the map, and need no dots. */
  hasBranchPins?: boolean
}

/**
 * What says where somebody is on a map without streets: the branches with their names, and the sectors of the large cities.
 * A name that would cover one of these, or a city's, or that the pin, a control or the edge of the map would cut, is left
 * out until the map is nearer or elsewhere; a branch without its name has no dot either.
 */
export function Landmarks({ pin, hasBranchPins = false }: Props) {
  const active = useRoot()?.branches.filter((branch) => branch.active) ?? []
  const branches = hasBranchPins ? [] : active
  const zoom = useZoom()
  useUncoveredNames(zoom, pin)
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

const above =
  '.leaflet-control, .map-legend, .map-button, [role="group"], .delivery-pin, .branch-pin svg, .branch-pin-name'
/** Where the name of a branch may be beside its dot, the best place first. */
const sides = ['above', 'below', 'right', 'left']
const dotRadius = 5
const edgeSpace = 4

// The more important ones first: the name of a city says less than that of a branch in it.
const cityName = '.map-name span'
const kinds = [cityName, '.landmark-sector span']

/** Hides each name that lies on a more important one, or is not seen whole. */
function useUncoveredNames(zoom: number, pin: Point | undefined): void {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      // Leaflet places what is new first.
      frame = requestAnimationFrame(() => showUncovered(container))
    }
    later()
    map.on('moveend resize', later)
    return () => {
      cancelAnimationFrame(frame)
      map.off('moveend resize', later)
    }
  }, [map, zoom, pin])
}

function showUncovered(container: HTMLElement): void {
  const view = container.getBoundingClientRect()
  // The controls are in the corners of the map, the choice of its pictures beside it, and pins lie on the names.
  const controls = container.parentElement?.querySelectorAll(above) ?? []
  const taken: Box[] = [...controls].map((control) => withSpace(control.getBoundingClientRect()))
  const isFree = (box: Box) => isWithin(box, view) && !taken.some((other) => isOver(box, other))
  const branches = [...container.querySelectorAll<HTMLElement>('.landmark-branch')]
  // A name does not lie on the dot of a branch either.
  const dots = new Map(branches.map((branch) => [branch, dotOf(branch)]))
  for (const branch of branches) {
    const name = branch.querySelector('span')
    if (!name) continue
    const isOverDot = (box: Box) => [...dots.values()].some((dot) => isOver(box, dot))
    // A name whose dot is beyond the edge would say that the branch is elsewhere.
    const place = (isWithin(dotOf(branch), view) ? sides : []).find((side) => {
      for (const one of sides) name.classList.toggle(`landmark-${one}`, one === side)
      moveInto(view, name)
      const box = name.getBoundingClientRect()
      return isFree(box) && !isOverDot(box)
    })
    branch.classList.toggle('landmark-covered', place === undefined)
    if (place) taken.push(name.getBoundingClientRect())
    else dots.delete(branch)
  }
  taken.push(...dots.values())
  const names = kinds.flatMap((kind) => [...container.querySelectorAll<HTMLElement>(kind)])
  const boxes = names.map((name) => name.getBoundingClientRect())
  names.forEach((name, index) => {
    const box = boxes[index]!
    // Close beside a dot, the name of a city would seem to be that of a branch: both are written alike.
    const isShown = isFree(name.matches(cityName) ? withSpace(box) : box)
    name.classList.toggle('landmark-covered', !isShown)
    if (isShown) taken.push(box)
  })
}

/** Moves the name of a branch sideways where the edge of the map would cut it, as far as it stays over its dot. */
function moveInto(view: Box, name: HTMLElement): void {
  name.style.left = ''
  const { left, right } = name.getBoundingClientRect()
  const shift = Math.max(0, view.left + edgeSpace - left) - Math.max(0, right - view.right + edgeSpace)
  if (Math.abs(shift) < (right - left) / 2 - dotRadius) name.style.left = `${shift}px`
}

function dotOf(branch: HTMLElement): Box {
  const { left, top } = branch.getBoundingClientRect()
  return { left: left - dotRadius, right: left + dotRadius, top: top - dotRadius, bottom: top + dotRadius }
}

const withSpace = ({ left, right, top, bottom }: Box): Box => ({
  left: left - edgeSpace,
  right: right + edgeSpace,
  top: top - edgeSpace,
  bottom: bottom + edgeSpace,
})

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
