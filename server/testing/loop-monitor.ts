import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long the event loop of a process was blocked since the last reading. */
export interface LoopReading {
  /**
   * The longest time for which the event loop was blocked, in milliseconds of the clock; on a busy machine it includes
   * the time of other programs.
   */
  longestMs: number
  /** Processor time of the event loop's thread, in milliseconds. */
  cpuMs: number
}

// Loaded before the store (`--import`), so that it measures the process that responds, and not the client.
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let used = process.threadCpuUsage()

process.on('message', (message) => {
  if (message === 'memory') return void process.send?.(memoryInUse())
  const { user, system } = process.threadCpuUsage(used)
  process.send?.({ longestMs: delay.max / 1e6, cpuMs: (user + system) / 1e3 } satisfies LoopReading)
  delay.reset()
  used = process.threadCpuUsage()
})
// The process that started this one may end first.
process.channel?.unref()

/** The bytes of all objects and buffers that are in use, after a full garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
