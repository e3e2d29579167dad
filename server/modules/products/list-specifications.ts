import type { Ctx } from '#server/platform/context.ts'
import type { SpecificationsRow } from './specification.ts'
import { listSpecificationRows } from './specifications-repository.ts'

/** The specifications and warranties of products by their codes, in no order. */
export function listSpecifications(ctx: Ctx, codes: readonly string[]): Promise<SpecificationsRow[]> {
  return listSpecificationRows(ctx.db, codes)
}
