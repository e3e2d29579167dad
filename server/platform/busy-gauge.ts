import { performance } from 'node:perf_hooks'

const sampleMs = 100
const busyFrom = 0.5

/**
 * Gives a function that says whether this process's event loop was busy for more than half of the last tenth of a
 * second: then each call delays the others.
 */
export function createBusyGauge(): () => boolean {
  let from = performance.eventLoopUtilization()
  let sampledAt = performance.now()
  let isBusy = false
  return () => {
    if (performance.now() - sampledAt < sampleMs) return isBusy
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, from).utilization > busyFrom
    from = now
    sampledAt = performance.now()
    return isBusy
  }
}
