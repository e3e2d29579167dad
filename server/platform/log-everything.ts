import { format } from 'node:util'
import type { Log } from './log.ts'

const levels = { debug: 'debug', error: 'error', info: 'info', log: 'info', trace: 'debug', warn: 'warn' } as const

/**
 * Turns all other output of this process into lines of JSON: warnings of Node, uncaught errors, which end the process,
 * and messages that libraries write with `console`.
 */
export function logEverything(log: Log): void {
  // Node's own listener prints them as text.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning'))
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught error: the process ends')
    process.exit(1)
  })
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][]) {
    console[name] = (...values: unknown[]) => {
      const err = values.find((one) => one instanceof Error)
      log[level](err ? { err } : {}, format(...values.map((one) => (one instanceof Error ? one.message : one))))
    }
  }
}
