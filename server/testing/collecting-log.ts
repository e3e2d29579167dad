import { pino } from 'pino'
import type { Log } from '#server/platform/log.ts'

/** A log whose lines a test can read: warnings are of level 40, errors of 50. */
export function collectingLog(): { log: Log; lines: { level: number; msg: string }[] } {
  const lines: { level: number; msg: string }[] = []
  return {
    log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
    lines,
  }
}
