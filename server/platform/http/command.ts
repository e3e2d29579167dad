import { createHash } from 'node:crypto'
import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '../context.ts'
import type { Route } from '../route.ts'
import { readOnlyCode } from '../database/database-away.ts'

const attemptsMax = 4
// Serialization failure and deadlock: PostgreSQL rolled back one of two transactions, which may be tried again. A
// read-only server wrote nothing, and its connection is not used again.
const retryable = new Set(['40001', '40P01', readOnlyCode])

/** The parts of a command that is about to run. */
export interface CommandCall {
  route: Route
  ctx: Ctx
  input: unknown
  /** The result of the route's `prepare`. */
  prepared: unknown
  idempotencyKey: string | null
}

/**
 * Runs a command inside one transaction and, where the caller sent an idempotency key, at most once (CHECKOUT-16): a
 * repeat gets the first reply, and a repeat with another body is refused. The key is written in the same transaction as
 * the effects, so a crash leaves both or neither; a parallel repeat waits on the key's row. A refused command writes
 * nothing and stores no key.
 */
export async function runCommand(call: CommandCall): Promise<unknown> {
  const { route, ctx, input, prepared, idempotencyKey } = call
  if (route.options.singleStatement) return route.run(ctx, input as never, prepared as never)
  for (let attempt = 1; ; attempt += 1) {
    const afterCommit: (() => void)[] = []
    try {
      const reply = await ctx.db.transaction().execute(async (db) => {
        const inside: CommandCall = { ...call, ctx: { ...ctx, db, afterCommit: (work) => afterCommit.push(work) } }
        return route.endpoint.idempotent && idempotencyKey !== null
          ? runOnce(inside, idempotencyKey)
          : runUseCase(inside)
      })
      for (const work of afterCommit) work()
      return reply
    } catch (error) {
      if (attempt >= attemptsMax || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

const runUseCase = ({ route, ctx, input, prepared }: CommandCall) => route.run(ctx, input as never, prepared as never)

async function runOnce(call: CommandCall, key: string): Promise<unknown> {
  const { route, ctx, input } = call
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) refuse('malformed-key')
  const owner = ctx.actor.kind === 'customer' ? ctx.actor.customerId : 'visitor'
  const endpoint = `${route.endpoint.method} ${route.endpoint.base}/${route.endpoint.path}`
  const requestHash = createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest('base64url')
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const first = await ctx.db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'reply'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.request_hash !== requestHash) refuse('key-reused')
    return first.reply
  }
  const reply = await runUseCase(call)
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
  return reply
}
