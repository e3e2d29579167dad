/** The branch when no other one is open (SHELL-8). */
export const firstBranchCode = 1

/**
 * The branch for shoppers who selected none (SHELL-8): the preferred one, such as the configured or the nearest, when it
 * is open, else branch 1.
 */
export function defaultBranchCode(openCodes: readonly number[], preferred: number | undefined): number {
  return preferred !== undefined && openCodes.includes(preferred) ? preferred : firstBranchCode
}
