import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * A logger that writes one line of JSON per event to standard output. The code never logs personal data or tokens; as a
 * second defence the logger replaces fields whose names suggest them.
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

/** An error without its data: the database's error names the row concerned, which may contain somebody's e-mail. */
function bareError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, code: (error as { code?: unknown }).code, stack }
}
