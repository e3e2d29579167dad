import { createLimiter } from '#server/platform/limiter.ts'
import { createSingleFlight } from '#server/platform/single-flight.ts'

/** Runs work as soon as the limiter has a slot for it, or refuses with QueueFull. Work under way is not run twice. */
export type RunLimited = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Two pictures are drawn at once. Of the two hundred places one address has at most half, so that somebody who requests
 * every picture leaves the others their places.
 */
const bounds = {
  runningMax: 2,
  runningPerIpMax: 2,
  placesMax: 200,
  placesPerIpMax: 100,
  placesPerCallerMax: 100,
}

/**
 * Limits how many pictures are drawn at once, by the IP address that requested them. Work of the same name runs once
 * for all callers that request it while it runs.
 */
export function createPictureLimiter(): (clientIp: string) => RunLimited {
  const flights = createSingleFlight<unknown>()
  const limiter = createLimiter(bounds)
  return (clientIp) =>
    <T>(name: string, work: () => Promise<T>) =>
      flights(name, () => limiter.run({ clientIp }, work)) as Promise<T>
}
