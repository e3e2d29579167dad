import type { Ctx } from '../context.ts'
import { transact } from './transact.ts'

/**
 * Runs work in the request's transaction, or opens a transaction where the route has none (`singleWrite` in route.ts).
 * For a command that usually writes with one statement, and in a rare case needs a lock or several writes, and for what
 * a preparation writes although its call is refused. The work has to use the context `inside` and not the caller's own.
 */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (inside: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  const afterCommit: (() => void)[] = []
  const result = await transact(ctx.db, (db) => work({ ...ctx, db, afterCommit: (follow) => afterCommit.push(follow) }))
  for (const follow of afterCommit) follow()
  return result
}
