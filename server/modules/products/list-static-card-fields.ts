import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import type { Language } from '#contract/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StaticCardFields } from './product-card.ts'
import { listStaticCardFields as listRows } from './repository.ts'

/** The static fields of the cards of products by their codes, hidden ones included, read from the database. */
export async function listStaticCardFields(ctx: Ctx, codes: readonly string[]): Promise<Map<string, StaticCardFields>> {
  if (codes.length === 0) return new Map()
  const rows = await loaders[ctx.language](ctx.db, codes)
  return new Map(rows.map(({ code, ...fields }) => [code, fields]))
}

// The carts that are read at the same moment share one statement.
const loaders = { en: createLoader('en'), es: createLoader('es') }

function createLoader(language: Language) {
  return createBatchLoader(async (db: Database, requests: readonly (readonly string[])[]) => {
    const rows = await listRows(db, language, [...new Set(requests.flat())])
    const byCode = new Map(rows.map((row) => [row.code, row]))
    return requests.map((codes) => codes.flatMap((code) => byCode.get(code) ?? []))
  })
}
