import type { Centavos } from '#domain/money/money.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { findByDocument, findCreditId, sumByDocument } from './ledger-repository.ts'

/** The id of the signed-in customer's credit; undefined for one without credit. */
export function findCredit(ctx: CustomerCtx): Promise<string | undefined> {
  return findCreditId(ctx.db, ctx.actor.customerId)
}

/**
 * The ids of the customer's deposits and credit notes that have these document numbers, by kind and number as
 * `deposit DM-1`. Of two deposits with one number, at two banks, it gives the newer.
 */
export async function findBalancesByDocument(
  ctx: CustomerCtx,
  documents: readonly { kind: string; documentId: string }[],
): Promise<Map<string, string>> {
  const numbers = documents.map(({ documentId }) => documentId)
  const rows = await findByDocument(ctx.db, ctx.actor.customerId, numbers)
  return new Map(rows.map(({ id, kind, documentId }) => [`${kind} ${documentId}`, id]))
}

/** What the movements of a balance that name a document come to. */
export const sumOfDocument = ({ db }: Pick<Ctx, 'db'>, balanceId: string, documentId: string): Promise<Centavos> =>
  sumByDocument(db, balanceId, documentId)
