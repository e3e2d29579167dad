import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import type { LookupResult, ProductAtBranch } from './products-at-branch.ts'

type Facts = Pick<
  ProductAtBranch,
  | 'id'
  | 'name'
  | 'brand'
  | 'model'
  | 'color'
  | 'storage'
  | 'categoryId'
  | 'categoryName'
  | 'pictures'
  | 'reviewsCount'
  | 'ratingAverage'
>

/** What of a product a process keeps: it moves with neither stock nor price, which are read anew each time. */
interface Kept {
  code: string
  /** Which writing of the product's row this was read from. */
  rowVersion: string
  /** In one text: a fifth of the memory of its objects, and one step for the memory's cleaner instead of thirty. */
  json: string
}

/** A product as it was read, with the version of the row that its facts must be of. */
interface Versioned {
  code: string
  rowVersion: string
}

/** What is read anew. */
export type LiveFields = Pick<
  ProductAtBranch,
  'id' | 'code' | 'isSold' | 'free' | 'freeEverywhere' | 'prices' | 'special'
> &
  Versioned

// Some 5 MB: what home shows and what lies in carts. Lists have their own (decision 026).
const keptMax = 10_000
const keepers = new WeakMap<CatalogueVersion, { version: number; byCode: Map<string, Kept> }>()

/** Completes products with their facts. */
export async function withStaticFields<Context>(
  ctx: Ctx,
  found: readonly LookupResult<LiveFields, Context>[],
): Promise<LookupResult<ProductAtBranch, Context>[]> {
  const factsOf = await listFacts(
    ctx,
    found.flatMap(({ product }) => product ?? []),
  )
  return found.map((row) => {
    const facts = row.product && factsOf(row.product.code)
    return { ...row, product: row.product && facts && { ...facts, ...row.product, priceCentavos: null } }
  })
}

/**
 * The facts of products by their codes, in the caller's language. Only those are read that this process does not know
 * yet or whose row was written since. Pictures, and new names of brands and categories, are heard of by their
 * announcement.
 */
export async function listFacts(
  ctx: Ctx,
  products: readonly Versioned[],
): Promise<(code: string) => Facts | undefined> {
  const byCode = keptBy(ctx.catalogue)
  const found = new Map<string, Kept>()
  const unknown: string[] = []
  for (const { code, rowVersion } of products) {
    const kept = byCode.get(code)
    if (kept?.rowVersion === rowVersion) found.set(code, kept)
    else unknown.push(code)
  }
  for (const one of unknown.length > 0 ? await loadFacts(ctx.db, unknown) : []) {
    found.set(one.code, one)
    byCode.delete(one.code)
    byCode.set(one.code, one)
  }
  for (const oldest of byCode.keys()) {
    if (byCode.size <= keptMax) break
    byCode.delete(oldest)
  }
  return (code) => {
    const kept = found.get(code)
    return kept && inLanguage(JSON.parse(kept.json) as Told, ctx.language)
  }
}

function keptBy(catalogue: CatalogueVersion): Map<string, Kept> {
  const version = catalogue.importVersion()
  const known = keepers.get(catalogue)
  if (known?.version === version) return known.byCode
  const byCode = new Map<string, Kept>()
  keepers.set(catalogue, { version, byCode })
  return byCode
}

const loadFacts = createBatchLoader(readFacts)

async function readFacts(db: Database, wanted: readonly (readonly string[])[]): Promise<Kept[][]> {
  const { rows } = await sql<Kept>`
    select p.code, p.xmin::text as "rowVersion", json_build_array(p.id, p.name_en, p.name_es, b.name, p.model, p.color, p.storage,
      p.category_id, c.name_en, c.name_es, p.reviews_count, p.rating_average,
      (select coalesce(json_agg(json_build_array(pp.picture, pp.photo_type) order by pp.position), '[]')
         from product_pictures pp where pp.product_code = p.code))::text as json
    from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    where p.code = any(${sqlArray([...new Set(wanted.flat())], 'text')})`.execute(db)
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return wanted.map((codes) => codes.flatMap((code) => byCode.get(code) ?? []))
}

/** In the order of the statement, without names: told in less, and read in less time. */
type Told = [
  id: string,
  nameEn: string,
  nameEs: string,
  brand: string,
  model: string,
  color: string | null,
  storage: string | null,
  categoryId: number,
  categoryEn: string,
  categoryEs: string,
  reviewsCount: number,
  ratingAverage: number,
  pictures: [picture: string, photoType: string][],
]

function inLanguage(told: Told, language: Language): Facts {
  const [
    id,
    nameEn,
    nameEs,
    brand,
    model,
    color,
    storage,
    categoryId,
    categoryEn,
    categoryEs,
    reviewsCount,
    ratingAverage,
    pictures,
  ] = told
  const isEnglish = language === 'en'
  return {
    id,
    name: isEnglish ? nameEn : nameEs,
    brand,
    model,
    color,
    storage,
    categoryId,
    categoryName: isEnglish ? categoryEn : categoryEs,
    pictures: pictures.map(([picture, photoType]) => ({ picture, photoType })),
    reviewsCount,
    ratingAverage,
  }
}
