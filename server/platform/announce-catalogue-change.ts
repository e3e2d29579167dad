import type { Ctx } from './context.ts'

/** Marks cached pages and lists as out of date once the transaction of a command has been committed. */
export function announceCatalogueChange(ctx: Ctx): void {
  ctx.afterCommit(() => ctx.catalogue.announce())
}
