import type { Ctx } from '#server/platform/context.ts'
import { type CategoryRow, listCategoryRows } from './repository.ts'

/** The categories that have products to show, in the store's order, with how many. */
export function listCategories(ctx: Ctx): Promise<CategoryRow[]> {
  return listCategoryRows(ctx.db, ctx.language)
}
