import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How long the event loop of a process was held since it was last asked. */
export interface LoopReading {
  /**
   * The longest time in which nothing else was answered, in milliseconds of the clock: on a busy machine other
   * programs' turns are in it.
   */
  longestMs: number
  /** Processor time of the thread that answers, in milliseconds. */
  cpuMs: number
}

// Loaded before the store (`--import`), so that it measures the process that answers, and nothing of who asks.
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let used = process.threadCpuUsage()

process.on('message', () => {
  const { user, system } = process.threadCpuUsage(used)
  process.send?.({ longestMs: delay.max / 1e6, cpuMs: (user + system) / 1e3 } satisfies LoopReading)
  delay.reset()
  used = process.threadCpuUsage()
})
// Whoever started the process may end before it.
process.channel?.unref()
