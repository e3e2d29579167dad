import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Endpoint, endpointName } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { ReceivedFiles } from '../route.ts'

/** A command with the idempotency key that its caller sent. */
interface KeyedCommand {
  key: string
  endpoint: Endpoint
  input: unknown
  /** The files of its form: another file is another input. */
  files: ReceivedFiles
}

/** Thrown for a command whose key was taken before: its transaction is rolled back, and `findFirstReply` has its reply. */
export class Repeated extends Error {}

/**
 * Runs the work of a command at most once for each key of its caller (CHECKOUT-16); a repeat ends with `Repeated`.
 * `ctx.db` is the transaction of the work, which also writes the key, so a crash leaves both or neither; a parallel repeat
 * waits on the key's row. A refused command stores no key.
 *
 * The first statements of the work travel with the key's and run behind it. So the work of a repeat begins too; what it
 * did is rolled back.
 */
export async function runOncePerKey(
  { db, actor, now }: Ctx,
  command: KeyedCommand,
  work: () => unknown,
): Promise<unknown> {
  const { key } = command
  if (!isKey(key)) refuse('malformed-key')
  const owner = ownerOf(actor)
  const requestHash = hashOf(command)
  const takingKey = db
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .executeTakeFirst()
  const working = Promise.resolve().then(work)
  // Nobody waits for the work of a repeat.
  working.catch(() => {})
  if ((await takingKey).numInsertedOrUpdatedRows === 0n) throw new Repeated('The key of this command was taken before')
  const reply = await working
  const stored = db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
  // The commit is sent right behind it, and fails where this fails (`transact.ts`).
  stored.catch(() => {})
  return reply
}

/** Deletes a key of the caller: its command was refused after its transaction. */
export async function deleteKey({ db, actor }: Pick<Ctx, 'db' | 'actor'>, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', ownerOf(actor)).where('key', '=', key).execute()
}

/**
 * The reply of the command that took its caller's key before, if one did. The work before a transaction is not repeated
 * then: it would refuse what the first request has changed. Refuses a key that was taken with another input.
 */
export async function findFirstReply(
  { db, actor }: Ctx,
  command: KeyedCommand,
): Promise<{ reply: unknown } | undefined> {
  if (!isKey(command.key)) refuse('malformed-key')
  const first = await findFirst(db, ownerOf(actor), command.key)
  if (first && first.request_hash !== hashOf(command)) refuse('key-reused')
  return first
}

const isKey = (key: string): boolean => /^[\x21-\x7e]{8,128}$/.test(key)
const ownerOf = (actor: Ctx['actor']): string => (actor.kind === 'customer' ? actor.customerId : 'visitor')

function findFirst(db: Database, owner: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
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

function hashOf({ endpoint, input, files }: KeyedCommand): string {
  const digests = [...files].map(([field, { digest }]) => [field, digest]).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([endpointName(endpoint), input, ...(digests.length > 0 ? [digests] : [])]))
    .digest('base64url')
}
