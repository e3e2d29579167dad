import { refuse } from '#contract/refusals.ts'
import { listCardCodes, listCards, listSharers } from '#server/modules/catalogue-index/list-cards.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { companionsAmong } from './companions-among.ts'
import { type RelatedRow, listRelatedRows } from './repository.ts'

export interface RelatedProducts {
  /** The same model in another colour or size. */
  variants: ProductCard[]
  /** As cards of a list show them, the cheapest of its model (SEARCH-62); accessories and parts too. */
  similar: ProductCard[]
  /** What is made for this device; of an accessory, what else is made for its devices. */
  accessories: ProductCard[]
  /** The last of the accessories, which are parts for repairs. */
  parts: ProductCard[]
  /** What is bought together with this device: the right charger, a case, a glass, as far as the branch has them. */
  companions: ProductCard[]
  /** The devices that this accessory is compatible with; `product` where the store sells one. */
  devices: { brand: string; slug: string; model: string; product: ProductCard | undefined }[]
}

/**
 * The products that go with one, by its _id or code, with the stock of a branch. Refuses a product that does not exist
 * or is hidden.
 */
export async function listRelated(ctx: Ctx, key: string, branchCode: number): Promise<RelatedProducts> {
  const rows = await listRelatedRows(ctx.db, key, branchCode)
  if (rows.length === 0) refuse('not-found')
  const companions = companionCodes(rows)
  const sharers = await sharersOf(ctx, rows)
  const codesOf = (...kinds: RelatedRow['kind'][]) =>
    rows.flatMap(({ kind, code }) => (kinds.includes(kind) && code !== null ? [code] : []))
  const codesOfCards = (kind: RelatedRow['kind']) => listCardCodes(ctx, codesOf(kind), branchCode)
  const similar = await codesOfCards('similar')
  const accessories = await codesOfCards('accessory')
  const parts = await codesOfCards('part')
  const shown = [...sharers, ...codesOf('variant', 'device'), ...similar, ...accessories, ...parts, ...companions]
  const cards = new Map((await listCards(ctx, [...new Set(shown)], branchCode)).map((card) => [card.code, card]))
  const cardsOf = (codes: readonly string[]) => codes.flatMap((code) => cards.get(code) ?? [])
  return {
    // Those of a card are never more than a page shows; of other models the statement gives the most popular ones.
    variants: cardsOf(sharers.length > 0 ? sharers : codesOf('variant')),
    similar: cardsOf(similar),
    accessories: cardsOf([...accessories, ...parts]),
    parts: cardsOf(parts),
    companions: cardsOf(companions),
    devices: rows.flatMap((row) =>
      row.kind === 'device'
        ? [{ brand: row.brand, slug: row.slug, model: row.model, product: cards.get(row.code ?? '') }]
        : [],
    ),
  }
}

/**
 * The codes of those that share the product's card: from it one choice after another leads to each of them, which
 * products of another name would stand in the way of.
 */
async function sharersOf(ctx: Ctx, rows: readonly RelatedRow[]): Promise<string[]> {
  const self = rows.find((row) => row.kind === 'self')
  return self ? await listSharers(ctx, self.code) : []
}

function companionCodes(rows: readonly RelatedRow[]): string[] {
  const device = rows.find((row) => row.kind === 'self')
  return device ? companionsAmong(device, rows) : []
}
