import { findNearestBranch } from '#contract/branches.ts'
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
