import type { Ctx } from '#server/platform/context.ts'
import { type SheetRow, listSheets } from './chosen-repository.ts'
import { type CardRow, listCards } from './list-cards.ts'

/** The products that somebody compares, at the caller's price level. What does not exist or is hidden is left out. */
export async function listChosen(
  ctx: Ctx,
  codes: readonly string[],
  branchCode: number,
): Promise<(CardRow & SheetRow)[]> {
  const [cards, sheets] = await Promise.all([listCards(ctx, codes, branchCode), listSheets(ctx.db, codes)])
  const byCode = new Map(sheets.map((sheet) => [sheet.code, sheet]))
  return cards.flatMap((card) => {
    const sheet = byCode.get(card.code)
    return sheet ? [{ ...card, ...sheet }] : []
  })
}
