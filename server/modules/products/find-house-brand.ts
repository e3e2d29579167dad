import type { Ctx } from '#server/platform/context.ts'
import { findHouseBrandSlug } from './repository.ts'

/** The slug of the house brand, the store's own, which home shows first; null where the store has none. */
export function findHouseBrand(ctx: Ctx): Promise<string | null> {
  return findHouseBrandSlug(ctx.db)
}
