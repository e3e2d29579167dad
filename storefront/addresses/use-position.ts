import { useState } from 'react'
import { isInCountry } from '#domain/addresses/address.ts'
import type { Point } from '#domain/branches/distance.ts'

/** Why there is no position of the browser that an address can have. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'abroad'

const timeoutMs = 15_000
const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Asks the browser for its position when `locate` is called, and not before. */
export function usePosition(onPosition: (place: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | PositionProblem>('idle')

  function locate(): void {
    if (!('geolocation' in navigator)) return setState('unsupported')
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (!isInCountry({ lat, lng })) return setState('abroad')
        setState('idle')
        onPosition({ lat, lng })
      },
      ({ code }) => setState(problems[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: timeoutMs },
    )
  }

  const problem = state === 'idle' || state === 'locating' ? undefined : state
  return { locate, isLocating: state === 'locating', problem }
}
