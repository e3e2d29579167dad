import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Structured lines on standard output. Personal data and tokens are never handed to it; what looks like one is cut as
 * well.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: { err: bareError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'token',
        'email',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.token',
        '*.email',
      ],
      censor: '[cut]',
    },
  })
}

/** A fault without its data: a database names the row that it stumbled over, and that may be somebody's e-mail. */
function bareError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, code: (error as { code?: unknown }).code, stack }
}
