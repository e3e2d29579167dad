import type { Ctx } from '../context.ts'

/**
 * Runs work in the request's transaction, or opens a transaction where the route has none (`singleWrite` in route.ts).
 * For a command that usually writes with one statement, and in a rare case needs a lock or several writes. The work has
 * to use the context `inside` and not the command's own.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, work: (inside: C) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
