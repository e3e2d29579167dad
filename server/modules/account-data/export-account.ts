import type { Limit } from '#server/platform/limits.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { presentExported } from './present-exported.ts'

/** An account may be exported five times a day (ACCOUNT-56). */
export const exports: Limit = { name: 'account-exports', points: 5, seconds: 24 * 3600 }

/** What the modules store about the customer, by their names, as the wire has names and amounts (WIRE-3). */
export async function exportAccount(
  ctx: CustomerCtx,
  parts: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  // One after the other: an export takes one connection and not all of them.
  for (const { name, collect } of parts) data[name] = presentExported(await collect(ctx))
  return data
}
