const names: Record<string, string> = { '40P01': 'deadlock', '40001': 'deadlock', '55P03': 'busy', '57014': 'timeout' }

/**
 * Whether the database refused one statement (SQLSTATE). False where it is away, going, full or cannot be written: then
 * nothing else would go better.
 */
export function isFaultOfDatabase(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  const isSqlState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
  return isSqlState && (code in names || !/^(?:08|53|57|58)|^25006/.test(code))
}

/** A word for it, or its code. */
export function faultOf(error: unknown): string {
  const { code } = error as { code: string }
  return names[code] ?? `error ${code}`
}
