import { useEffect, useRef, useState } from 'react'
import { prefersNoMotion } from './motion.ts'

interface Settings {
  /** The time of each slide until the next one follows automatically; without it nothing moves automatically. */
  everyMs?: number
  /** The time of the first slide when the page opens, where it is another. */
  firstMs?: number
  /** The number of slides, if it changes: the position is read again then. */
  count?: number
}

export type Track<E extends HTMLElement> = ReturnType<typeof useTrack<E>>

/**
 * A row of slides that scrolls and snaps: its position, and functions to move it. With `everyMs` it also moves
 * automatically until each slide was shown, but not while it is hovered, focused, touched, out of view or behind a dialog, and not for a shopper who
 * prefers reduced motion.
 */
export function useTrack<E extends HTMLElement>({ everyMs, firstMs, count }: Settings = {}) {
  const ref = useRef<E>(null)
  const [view, setView] = useState({ index: 0, isAtStart: true, isAtEnd: false })
  const [isPlaying, setPlaying] = useState(true)
  const hasPlayed = useRef(false)

  useEffect(() => {
    const track = ref.current as E
    const read = () => setView((before) => same(before, viewOf(track)))
    read()
    track.addEventListener('scroll', read, { passive: true })
    const observer = new ResizeObserver(read)
    observer.observe(track)
    return () => {
      track.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [count])

  useEffect(() => {
    const track = ref.current as E
    if (!everyMs || !isPlaying || prefersNoMotion()) return
    const isFirst = !hasPlayed.current
    hasPlayed.current = true
    // Who presses the button that starts it wants it to move.
    const times = { everyMs, firstMs: isFirst ? (firstMs ?? everyMs) : everyMs }
    return startPlaying(track, times, () => setPlaying(false))
  }, [everyMs, firstMs, isPlaying])

  return {
    ref,
    ...view,
    isPlaying,
    setPlaying,
    /** Moves by one view; beyond the end it starts again at the beginning. */
    move: (direction: 1 | -1) => moveByView(ref.current as E, direction),
    show: (index: number) => scrollToSlide(ref.current as E, index),
  }
}

type View = { index: number; isAtStart: boolean; isAtEnd: boolean }

function viewOf(track: HTMLElement): View {
  const { scrollLeft, scrollWidth, clientWidth } = track
  return {
    index: Math.round(scrollLeft / (strideOf(track) || 1)),
    isAtStart: scrollLeft < 8,
    isAtEnd: scrollLeft + clientWidth > scrollWidth - 8,
  }
}

/** The distance from one slide to the next: a width and a gap. */
function strideOf(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[]
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth
}

function same(before: View, now: View): View {
  return before.index === now.index && before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd
    ? before
    : now
}

function moveByView(track: HTMLElement, direction: 1 | -1): void {
  const { isAtStart, isAtEnd } = viewOf(track)
  if (direction > 0) scrollSmoothly(track, isAtEnd ? 0 : track.scrollLeft + track.clientWidth)
  else scrollSmoothly(track, isAtStart ? track.scrollWidth : track.scrollLeft - track.clientWidth)
}

/** Moves one slide on; after the last one to the first. Gives whether it did that. */
function step(track: HTMLElement): boolean {
  const { isAtEnd } = viewOf(track)
  scrollSmoothly(track, isAtEnd ? 0 : track.scrollLeft + strideOf(track))
  return isAtEnd
}

function scrollToSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index] as HTMLElement | undefined
  if (slide) scrollSmoothly(track, slide.offsetLeft - track.offsetLeft)
}

/** Scrolls smoothly, or at once for a shopper who prefers reduced motion: browsers do not apply that to scripts. */
function scrollSmoothly(track: HTMLElement, left: number): void {
  track.scrollTo({ left, behavior: prefersNoMotion() ? 'instant' : 'smooth' })
}

/**
 * Starts to move the track, after the time of the first slide and then at the interval; gives the function that stops it.
 * Hover and focus only pause it; a touch ends it, and so does its return to the first slide, once each was shown. A slide
 * that comes back into view has its whole time again.
 */
function startPlaying(track: HTMLElement, times: { everyMs: number; firstMs: number }, onEnd: () => void): () => void {
  const carousel = (track.closest('[data-carousel]') ?? track) as HTMLElement
  let isSeen = true
  let waitMs = times.firstMs
  let timer = setTimeout(tick, waitMs)
  const observer = new IntersectionObserver(
    ([entry]) => {
      const wasSeen = isSeen
      isSeen = entry?.isIntersecting ?? true
      if (isSeen && !wasSeen) wait()
    },
    { threshold: 0.5 },
  )
  observer.observe(track)
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(tick, waitMs)
  }
  function tick(): void {
    const isMoving = isSeen && !document.hidden && !carousel.matches(':hover, :focus-within, [data-modal] *')
    if (isMoving) waitMs = times.everyMs
    wait()
    if (isMoving && step(track)) onEnd()
  }
  const touched = (event: PointerEvent) => event.pointerType !== 'mouse' && onEnd()
  carousel.addEventListener('pointerdown', touched)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    carousel.removeEventListener('pointerdown', touched)
  }
}
