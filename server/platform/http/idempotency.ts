import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Endpoint, endpointName } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../database/database.ts'

/** A command with the idempotency key that its caller sent. */
interface KeyedCommand {
  key: string
  endpoint: Endpoint
  input: unknown
}

/**
 * Runs the work of a command at most once for each key of its caller (CHECKOUT-16): a repeat gets the first reply, and a
 * repeat with another input is refused. `ctx.db` is the transaction of the work, which also writes the key, so a crash
 * leaves both or neither; a parallel repeat waits on the key's row. A refused command stores no key.
 */
export async function runOncePerKey(
  { db, actor, now }: Ctx,
  { key, endpoint, input }: KeyedCommand,
  work: () => unknown,
): Promise<unknown> {
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) refuse('malformed-key')
  const owner = ownerOf(actor)
  const requestHash = hashOf(endpoint, input)
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const first = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'reply'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.request_hash !== requestHash) refuse('key-reused')
    return first.reply
  }
  const reply = await work()
  await db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
  return reply
}

const ownerOf = (actor: Ctx['actor']) => (actor.kind === 'customer' ? actor.customerId : 'visitor')

/** Deletes a key of the caller: its command was refused after its transaction. */
export async function deleteKey({ db, actor }: Pick<Ctx, 'db' | 'actor'>, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', ownerOf(actor)).where('key', '=', key).execute()
}

/** Deletes the keys of a customer with their replies, which contain what the customer stored. */
export async function deleteKeysOf(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', customerId).execute()
}

/** Deletes a customer's key whose reply is a record with this id, since the reply contains the record. */
export async function deleteKeyOfRecord(db: Database, customerId: string, recordId: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', customerId)
    .where(sql<string>`reply ->> 'id'`, '=', recordId)
    .execute()
}

function hashOf(endpoint: Endpoint, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([endpointName(endpoint), input]))
    .digest('base64url')
}
