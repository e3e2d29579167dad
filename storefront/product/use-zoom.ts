import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** A click or a key zooms in so many times, two fingers or the wheel up to the largest: beyond, pixels would be seen. */
const pressScale = 1.75
const largestScale = 2
/** Pixels of the wheel that change the scale by the factor e. */
const wheelStep = 200

/** A place in the window, in pixels. */
interface Place {
  x: number
  y: number
}

/** Takes a scale and the place that stays where it is. */
type Zoom = (scale: number, at: Place) => void

/**
 * Zooming into a picture that fills a scrollable viewport: by a click around its place, by two fingers around the middle
 * between them, and by the wheel with Ctrl, which is what a trackpad sends for two fingers. `isClose` is true while the
 * picture is larger than the viewport; `wasPinch` is true until one finger alone touches it again. The scale is the
 * variable `--zoom` of the viewport, so that no frame of a pinch waits for React.
 */
export function useZoom(isOpen: boolean) {
  const viewport = useRef<HTMLDivElement>(null)
  const wasPinch = useRef(false)
  const [isClose, setClose] = useState(false)
  // The dialog always opens with the whole picture.
  if (!isOpen && isClose) setClose(false)
  const zoom: Zoom = (given, at) => {
    if (!viewport.current) return
    const scale = Math.min(largestScale, Math.max(1, given))
    scaleAround(viewport.current, scale, at)
    setClose(scale > 1)
  }
  useEffect(() => {
    const element = viewport.current
    if (!isOpen || !element) return
    const stopFingers = followFingers(element, zoom, wasPinch)
    const stopWheel = followWheel(element, zoom)
    return () => {
      stopFingers()
      stopWheel()
    }
  }, [isOpen])
  return {
    viewport,
    isClose,
    wasPinch: () => wasPinch.current,
    toggleZoom: (event?: MouseEvent) =>
      viewport.current && zoom(isClose ? 1 : pressScale, event?.detail ? placeOf(event) : middleOf(viewport.current)),
    zoomOut: () => viewport.current && zoom(1, middleOf(viewport.current)),
  }
}

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y })

function middleOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const scaleOf = (viewport: HTMLElement) => Number(viewport.style.getPropertyValue('--zoom') || 1)

function scaleAround(viewport: HTMLElement, scale: number, at: Place): void {
  const { left, top } = viewport.getBoundingClientRect()
  const [x, y] = [at.x - left, at.y - top]
  const factor = scale / scaleOf(viewport)
  const target = { left: (viewport.scrollLeft + x) * factor - x, top: (viewport.scrollTop + y) * factor - y }
  viewport.style.setProperty('--zoom', String(scale))
  viewport.scrollTo({ ...target, behavior: 'instant' })
}

/** Follows two fingers until the returned function is called. */
function followFingers(viewport: HTMLElement, zoom: Zoom, wasPinch: { current: boolean }): () => void {
  let start: { distance: number; scale: number } | undefined
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (!one || !other) {
      if (event.type === 'touchstart') wasPinch.current = false
      start = undefined
      return
    }
    event.preventDefault()
    wasPinch.current = true
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    start ??= { distance: Math.max(1, distance), scale: scaleOf(viewport) }
    zoom((start.scale * distance) / start.distance, {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    })
  }
  const types = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
  for (const type of types) viewport.addEventListener(type, onTouch, { passive: false })
  return () => types.forEach((type) => viewport.removeEventListener(type, onTouch))
}

function followWheel(viewport: HTMLElement, zoom: Zoom): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(scaleOf(viewport) * Math.exp(-event.deltaY / wheelStep), { x: event.clientX, y: event.clientY })
  }
  viewport.addEventListener('wheel', onWheel, { passive: false })
  return () => viewport.removeEventListener('wheel', onWheel)
}
