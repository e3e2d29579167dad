import { useEffect, useState } from 'react'
import { findNearestBranch } from '#contract/branches.ts'
import type { Point } from '#domain/branches/distance.ts'
import { browserClient } from '../shopper/browser-client.ts'

const waitMs = 10_000
const oldestMs = 600_000

/**
 * The code of the branch nearest to this browser (SHELL-8); undefined if the shopper refuses the position, or if
 * reading it or finding a branch fails.
 */
export async function nearestBranchCode(): Promise<number | undefined> {
  try {
    const { coords } = await position()
    const { codplace } = await browserClient.call(findNearestBranch, {
      clientLat: coords.latitude,
      clientLng: coords.longitude,
    })
    return codplace
  } catch {
    return undefined
  }
}

function position(): Promise<GeolocationPosition> {
  return new Promise((done, failed) =>
    navigator.geolocation.getCurrentPosition(done, failed, { timeout: waitMs, maximumAge: oldestMs }),
  )
}

/**
 * The shopper's place while something is open, where the browser has been allowed to say it already; this never opens the
 * browser's own question.
 */
export function useKnownPosition(isOpen: boolean): Point | undefined {
  const [here, setHere] = useState<Point>()
  useEffect(() => {
    if (!isOpen) return
    let isLeft = false
    void allowedPosition().then((found) => isLeft || setHere(found))
    return () => {
      isLeft = true
    }
  }, [isOpen])
  return here
}

async function allowedPosition(): Promise<Point | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    if (state !== 'granted') return undefined
    const { coords } = await position()
    return { lat: coords.latitude, lng: coords.longitude }
  } catch {
    return undefined
  }
}
