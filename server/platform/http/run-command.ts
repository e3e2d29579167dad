import { Refused, refuse } from '#contract/refusals.ts'
import type { Ctx } from '../context.ts'
import type { ReceivedFiles, Route } from '../route.ts'
import { readOnlyCode } from '../database/database-away.ts'
import { transact } from '../database/transact.ts'
import type { SessionStore } from './authenticate.ts'
import { Repeated, findFirstReply, runOncePerKey } from './idempotency.ts'

const attemptsMax = 4
// Serialization failure and deadlock: PostgreSQL rolled back one of two transactions, which may be tried again. A
// read-only server wrote nothing, and its connection is not used again.
const retryable = new Set(['40001', '40P01', readOnlyCode])

/** The parts of a command that is about to run. */
interface CommandCall {
  route: Route
  ctx: Ctx
  input: unknown
  /** The result of the route's `prepare`. */
  prepared: unknown
  idempotencyKey: string | null
  files: ReceivedFiles
  sessions: SessionStore
}

/**
 * Runs a command inside one transaction and, where the caller sent an idempotency key, at most once for that key
 * (CHECKOUT-16). It tries again where PostgreSQL rolled the transaction back in favour of another, and where the route's
 * `afterRefusal` says so; a refused command writes nothing but what that writes. A customer's account is locked first: it
 * may have been deleted since the caller was found.
 */
export async function runCommand(call: CommandCall): Promise<unknown> {
  const { route, ctx, input, prepared, idempotencyKey: key, files, sessions } = call
  const { endpoint, options } = route
  const { actor } = ctx
  const run = (inside: Ctx) => route.run(inside, input as never, prepared as never)
  if (options.singleWrite) return run(ctx)
  const isKeyed = endpoint.idempotent && key !== null && !options.isDryRun?.(input as never)
  const keyed = isKeyed ? { key, endpoint, input, files } : undefined
  for (let attempt = 1; ; attempt += 1) {
    const afterCommit: (() => void)[] = []
    try {
      const reply = await transact(ctx.db, async (db) => {
        if (actor.kind === 'customer' && !(await sessions.lockAccount(db, actor.customerId, options.locksAccount)))
          refuse('sign-in-required')
        const inside: Ctx = { ...ctx, db, afterCommit: (work) => afterCommit.push(work) }
        const work = () => run(inside)
        return keyed ? runOncePerKey(inside, keyed, work) : work()
      })
      for (const work of afterCommit) work()
      return reply
    } catch (error) {
      const first = keyed && error instanceof Repeated && (await findFirstReply(ctx, keyed))
      if (first) return first.reply
      const next =
        error instanceof Refused && (await options.afterRefusal?.(ctx as never, error.refusal, input as never))
      const isRolledBack = retryable.has((error as { code?: string }).code ?? '')
      // The first request with this key was refused meanwhile, which gave the key free.
      const isFree = error instanceof Repeated
      if (attempt >= attemptsMax || !(isRolledBack || isFree || next === 'again')) throw error
    }
  }
}
