import { useEffect, useRef, useState } from 'react'
import { prefersNoMotion } from './motion.ts'

interface Settings {
  /** How long each slide stands before the next comes by itself; undefined: nothing moves by itself. */
  everyMs?: number
  /** How many slides there are, where their number changes. */
  count?: number
}

export type Track<E extends HTMLElement> = ReturnType<typeof useTrack<E>>

/**
 * A row of slides that scrolls and snaps. Tells what can be scrolled to, moves by buttons, and, where wanted, by
 * itself: that rests on hover, focus and touch, out of sight and behind a dialog, and never happens under reduced
 * motion.
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
    if (!everyMs || !isPlaying || prefersNoMotion()) return
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
  return {
    index: Math.round(scrollLeft / (strideOf(track) || 1)),
    isAtStart: scrollLeft < 8,
    isAtEnd: scrollLeft + clientWidth > scrollWidth - 8,
  }
}

/** From one slide to the next: its width and the gap. */
function strideOf(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[]
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth
}

function same(before: View, now: View): View {
  return before.index === now.index && before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd
    ? before
    : now
}

function turn(track: HTMLElement, direction: 1 | -1): void {
  const { isAtStart, isAtEnd } = viewOf(track)
  if (direction > 0) glide(track, isAtEnd ? 0 : track.scrollLeft + track.clientWidth)
  else glide(track, isAtStart ? track.scrollWidth : track.scrollLeft - track.clientWidth)
}

/** One slide on; behind the end it begins anew. */
function step(track: HTMLElement): void {
  glide(track, viewOf(track).isAtEnd ? 0 : track.scrollLeft + strideOf(track))
}

function scrollToSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index] as HTMLElement | undefined
  if (slide) glide(track, slide.offsetLeft - track.offsetLeft)
}

/** A scroll that a script asks for knows nothing of the wish for no motion: then it is there at once. */
function glide(track: HTMLElement, left: number): void {
  track.scrollTo({ left, behavior: prefersNoMotion() ? 'instant' : 'smooth' })
}

/** Moves the track until it is stopped; a touch ends it for good, hover and focus only while they last. */
function playing(track: HTMLElement, everyMs: number, onTouch: () => void): () => void {
  const frame = (track.closest('[data-carousel]') ?? track) as HTMLElement
  let isSeen = true
  const observer = new IntersectionObserver(([entry]) => void (isSeen = entry?.isIntersecting ?? true), {
    threshold: 0.5,
  })
  observer.observe(track)
  const timer = setInterval(() => {
    if (isSeen && !document.hidden && !frame.matches(':hover, :focus-within, [data-modal] *')) step(track)
  }, everyMs)
  const touched = (event: PointerEvent) => event.pointerType !== 'mouse' && onTouch()
  frame.addEventListener('pointerdown', touched)
  return () => {
    clearInterval(timer)
    observer.disconnect()
    frame.removeEventListener('pointerdown', touched)
  }
}
