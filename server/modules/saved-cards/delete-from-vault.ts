import type { CardVault } from '#server/platform/card-vault.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deleteUnremembered, listVaultDeletions, postponeVaultDeletions, removeVaultDeletions } from './repository.ts'

const dayMs = 86_400_000
const atOnce = 50

/** Those of some tokens whose cards an open payment still has to charge. */
type FindNeeded = (ctx: Pick<Ctx, 'db'>, tokens: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Deletes cards that are not remembered a day after they were entered, and deletes at the vault what the store has
 * deleted, besides what an open payment needs. What the vault could not delete is tried again in the next run. Gives how
 * many cards the vault has deleted.
 */
export async function deleteFromVault(
  { db, log, now }: Pick<Ctx, 'db' | 'log' | 'now'>,
  vault: CardVault | undefined,
  findNeeded: FindNeeded,
): Promise<number> {
  await deleteUnremembered(db, new Date(now.getTime() - dayMs))
  if (!vault) return 0
  const listed = await listVaultDeletions(db, atOnce)
  const needed = await findNeeded({ db }, listed)
  const tokens = listed.filter((token) => !needed.has(token))
  const results = await Promise.allSettled(tokens.map((token) => vault.deleteCard(token)))
  const failed = results.filter((result) => result.status === 'rejected')
  if (failed.length > 0) log.warn({ err: failed[0]?.reason, cards: failed.length }, 'the vault could not delete cards')
  const deleted = tokens.filter((_, at) => results[at]?.status === 'fulfilled')
  await removeVaultDeletions(db, deleted)
  // Behind all others, so that they do not keep these from being deleted.
  await postponeVaultDeletions(
    db,
    listed.filter((token) => !deleted.includes(token)),
    now,
  )
  return deleted.length
}
