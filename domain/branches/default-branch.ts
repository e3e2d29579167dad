/** Where no other branch is to be had (SHELL-8). */
export const firstBranchCode = 1

/**
 * The branch of who has chosen none (SHELL-8): the wanted one, such as the configured or the nearest, where it is open,
 * else branch 1.
 */
export function defaultBranchCode(openCodes: readonly number[], wanted: number | undefined): number {
  return wanted !== undefined && openCodes.includes(wanted) ? wanted : firstBranchCode
}
