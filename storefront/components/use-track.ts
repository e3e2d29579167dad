import { useEffect, useRef, useState } from 'react'

interface Settings {
  /** How long each slide stands before the next comes by itself; undefined: nothing moves by itself. */
  everyMs?: number
  /** How many slides there are, where their number changes. */
  count?: number
}

export type Track<E extends HTMLElement> = ReturnType<typeof useTrack<E>>

/**
 * A row of slides that scrolls and snaps. Tells what can be scrolled to, moves by buttons, and, where wanted, by itself: that rests on hover,
 * focus and touch, out of sight, and never happens under reduced motion.
 */
export function useTrack<E extends HTMLElement>({ everyMs, count }: Settings = {}) {
  const ref = useRef<E>(null)
  const [view, setView] = useState({ index: 0, isAtStart: true, isAtEnd: false })
  const [isPlaying, setPlaying] = useState(true)

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
    if (!everyMs || !isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return playing(track, everyMs, () => setPlaying(false))
  }, [everyMs, isPlaying])

  return {
    ref,
    ...view,
    isPlaying,
    setPlaying,
    /** Moves one view forth or back; beyond the end it begins anew. */
    move: (direction: 1 | -1) => turn(ref.current as E, direction),
    show: (index: number) => scrollToSlide(ref.current as E, index),
  }
}

type View = { index: number; isAtStart: boolean; isAtEnd: boolean }

function viewOf(track: HTMLElement): View {
  const { scrollLeft, scrollWidth, clientWidth } = track
  const slideWidth = (track.firstElementChild as HTMLElement | null)?.offsetWidth || clientWidth
  return { index: Math.round(scrollLeft / slideWidth), isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 }
}

function same(before: View, now: View): View {
  return before.index === now.index && before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now
}

function turn(track: HTMLElement, direction: 1 | -1): void {
  const { isAtStart, isAtEnd } = viewOf(track)
  const left =
    direction > 0
      ? isAtEnd
        ? 0
        : track.scrollLeft + track.clientWidth
      : isAtStart
        ? track.scrollWidth
        : track.scrollLeft - track.clientWidth
  track.scrollTo({ left, behavior: 'smooth' })
}

/** One slide on; behind the end it begins anew. */
function step(track: HTMLElement): void {
  const [first, second] = track.children as unknown as HTMLElement[]
  const stride = first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth
  track.scrollTo({ left: viewOf(track).isAtEnd ? 0 : track.scrollLeft + stride, behavior: 'smooth' })
}

function scrollToSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index] as HTMLElement | undefined
  if (slide) track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'smooth' })
}

/** Moves the track until it is stopped; a touch ends it for good, hover and focus only while they last. */
function playing(track: HTMLElement, everyMs: number, onTouch: () => void): () => void {
  const frame = (track.closest('[data-carousel]') ?? track) as HTMLElement
  let isSeen = true
  const observer = new IntersectionObserver(([entry]) => void (isSeen = entry?.isIntersecting ?? true), { threshold: 0.5 })
  observer.observe(track)
  const timer = setInterval(() => {
    if (isSeen && !document.hidden && !frame.matches(':hover, :focus-within')) step(track)
  }, everyMs)
  const touched = (event: PointerEvent) => event.pointerType !== 'mouse' && onTouch()
  frame.addEventListener('pointerdown', touched)
  return () => {
    clearInterval(timer)
    observer.disconnect()
    frame.removeEventListener('pointerdown', touched)
  }
}
