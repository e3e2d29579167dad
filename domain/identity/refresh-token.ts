/** How long a refresh token stays valid once its successor was used, for requests that were under way. */
export const refreshGraceMs = 10_000

/** The refresh tokens of a session: each exchange moves it to the next generation. */
export interface RefreshTokens {
  generation: number
  /** When the tokens of this generation were first used; null while they may not have arrived. */
  usedAt: Date | null
  /** When the tokens of the generation before were first used; null for the first two generations. */
  predecessorUsedAt: Date | null
}

/**
 * Whether a refresh token of an earlier generation is still good: until its successor was used, and ten seconds longer
 * (ACCOUNT-3). One that is not was stolen, or its successor was.
 */
export function isPredecessorValid(presented: number, tokens: RefreshTokens, now: Date): boolean {
  const { generation, usedAt, predecessorUsedAt } = tokens
  const isInGrace = (since: Date) => now.getTime() - since.getTime() <= refreshGraceMs
  if (presented === generation - 1) return usedAt === null || isInGrace(usedAt)
  return presented === generation - 2 && predecessorUsedAt !== null && isInGrace(predecessorUsedAt)
}
