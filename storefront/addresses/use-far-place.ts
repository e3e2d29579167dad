import { type RefObject, useEffect, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { type FarPlace, farPlace } from './far-place.ts'

/** The place that the form around an element says, while the pin lies far from it. */
export function useFarPlace(inside: RefObject<HTMLElement | null>, pin: Point | undefined): FarPlace | undefined {
  const [far, setFar] = useState<FarPlace>()
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !pin) return
    let frame = 0
    // A change of the province changes the field of the municipality right after.
    const compare = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setFar(farPlace(new FormData(form), pin)))
    }
    compare()
    form.addEventListener('change', compare)
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('change', compare)
    }
  }, [inside, pin])
  return pin && far
}
