const reasons: Record<string, string> = {
  '40P01': 'deadlock',
  '40001': 'deadlock',
  '55P03': 'busy',
  '57014': 'timeout',
}

/**
 * Whether the database refused one statement, so that others may still succeed. False where it cannot be reached, is
 * shutting down, is full or is read-only (classes 08, 53, 57, 58 and code 25006 of SQLSTATE).
 */
export function isStatementFault(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  const isSqlState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
  return isSqlState && (code in reasons || !/^(?:08|53|57|58)|^25006/.test(code))
}

/** The reason to record for such a fault: `deadlock`, `busy`, `timeout`, or its SQLSTATE. */
export function reasonOfFault(error: unknown): string {
  const { code } = error as { code: string }
  return reasons[code] ?? `error ${code}`
}
