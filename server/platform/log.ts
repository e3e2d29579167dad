import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines on standard output. Personal data and tokens are never handed to it; what looks like one is cut as well. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['authorization', 'cookie', 'password', 'token', 'email', '*.authorization', '*.cookie', '*.password', '*.token', '*.email'], censor: '[cut]' },
  })
}
