import type { Language } from '#contract/language.ts'
import { listCards } from '#server/modules/catalogue/list-cards.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** What a suggestion shows of a product beside its price, which the index knows. */
interface Shown {
  name: string
  pictureUrl: string | null
}

const keptMax = 5_000
const kept = new WeakMap<CatalogueIndex, { generation: number; byKey: Map<string, Shown> }>()
const keyOf = (language: Language, code: string) => `${language} ${code}`

/**
 * What products show in suggestions, by code; who is hidden meanwhile is missing. The same few products come up with every letter that is typed,
 * so they are kept until the catalogue changes.
 */
export async function suggestedCards(
  ctx: Ctx,
  index: CatalogueIndex,
  codes: readonly string[],
  branchCode: number,
): Promise<Map<string, Shown>> {
  const byKey = keptBy(index)
  const unknown = codes.filter((code) => !byKey.has(keyOf(ctx.language, code)))
  for (const { code, name, pictures } of await listCards(ctx, unknown, branchCode)) {
    const [picture] = pictures
    byKey.set(keyOf(ctx.language, code), { name, pictureUrl: picture ? `/media/${picture.picture}` : null })
  }
  return new Map(
    codes.flatMap((code) => {
      const shown = byKey.get(keyOf(ctx.language, code))
      return shown ? [[code, shown] as const] : []
    }),
  )
}

function keptBy(index: CatalogueIndex): Map<string, Shown> {
  const before = kept.get(index)
  if (before?.generation === index.generation && before.byKey.size < keptMax) return before.byKey
  const byKey = new Map<string, Shown>()
  kept.set(index, { generation: index.generation, byKey })
  return byKey
}
