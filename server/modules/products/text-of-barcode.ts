import { DatabaseAway } from '#server/platform/database/database-away.ts'
import type { Ctx } from '#server/platform/context.ts'
import { exactCodesQuery } from '#search-engine/search-codes.ts'
import { listCodesOfBarcode } from './repository.ts'

/**
 * What to search for a typed or scanned text: exactly the codes of the products whose barcode it is, else the text
 * itself (IMPORT-17, IMPORT-59). Only a text of eight to fourteen digits queries the database.
 */
export async function textOfBarcode(ctx: Ctx, text: string): Promise<string> {
  const digits = text.trim()
  if (!/^\d{8,14}$/.test(digits)) return text
  // Without the database lists are still served, as the text that was typed.
  const codes = await listCodesOfBarcode(ctx.db, digits).catch((error: unknown) => {
    if (error instanceof DatabaseAway) return []
    throw error
  })
  return codes.length === 0 ? text : exactCodesQuery(codes)
}
