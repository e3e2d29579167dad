import type { Ctx } from '../context.ts'

/**
 * Runs work in the request's transaction, or opens one for it where the route has none (`singleStatement` in route.ts).
 * A command that usually needs one statement calls it for the rare case that needs more, and has to use `inside`, not
 * its own context, within.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, work: (inside: C) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
