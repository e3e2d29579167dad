import { sql } from 'kysely'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Found, Goods } from './goods.ts'

type Card = Pick<
  Goods,
  'name' | 'brand' | 'model' | 'color' | 'storage' | 'categoryId' | 'categoryName' | 'pictures' | 'reviewsCount' | 'ratingAverage'
>

/** What of a product a process keeps: it moves with neither stock nor price, which are read anew each time. */
interface Facts {
  id: string
  /** Which writing of the product's row this was read from. */
  rowVersion: string
  en: Card
  es: Card
}

/** What is read anew, with the version of the row that its facts must be of. */
export type Counted = Pick<Goods, 'id' | 'code' | 'isSold' | 'free' | 'freeEverywhere' | 'prices' | 'special'> & { rowVersion: string }

const factsMax = 20_000
const kept = new WeakMap<CatalogueVersion, { version: number; byId: Map<string, Facts> }>()

/**
 * Completes products with their facts, of which only those are read that this process does not know yet or whose row was written since.
 * Pictures that an import gives are heard of by its announcement.
 */
export async function withFacts<Extra>(ctx: Ctx, found: readonly Found<Counted, Extra>[]): Promise<Found<Goods, Extra>[]> {
  const byId = keptBy(ctx.catalogue)
  const unknown = found.flatMap(({ product }) => (product && byId.get(product.id)?.rowVersion !== product.rowVersion ? [product.id] : []))
  if (unknown.length > 0) {
    const facts = await readFacts(ctx, unknown)
    if (byId.size + facts.length > factsMax) byId.clear()
    for (const one of facts) byId.set(one.id, one)
  }
  return found.map((row) => {
    const facts = row.product && byId.get(row.product.id)
    return { ...row, product: row.product && facts && { ...facts[ctx.language], ...row.product, priceCentavos: null } }
  })
}

function keptBy(catalogue: CatalogueVersion): Map<string, Facts> {
  const version = catalogue.imports()
  const known = kept.get(catalogue)
  if (known?.version === version) return known.byId
  const byId = new Map<string, Facts>()
  kept.set(catalogue, { version, byId })
  return byId
}

async function readFacts({ db }: Ctx, ids: readonly string[]): Promise<Facts[]> {
  const { rows } = await sql<FactsRow>`
    select p.id, p.xmin::text as "rowVersion", p.name_en as "nameEn", p.name_es as "nameEs", b.name as brand, p.model, p.color, p.storage,
      p.category_id as "categoryId", c.name_en as "categoryEn", c.name_es as "categoryEs",
      p.reviews_count as "reviewsCount", p.rating_average::float8 as "ratingAverage",
      (select coalesce(json_agg(json_build_object('picture', pp.picture, 'photoType', pp.photo_type) order by pp.position), '[]')
         from product_pictures pp where pp.product_code = p.code) as pictures
    from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    where p.id = any(${sqlArray(ids, 'uuid')})`.execute(db)
  return rows.map(({ id, rowVersion, nameEn, nameEs, categoryEn, categoryEs, ...rest }) => ({
    id,
    rowVersion,
    en: { ...rest, name: nameEn, categoryName: categoryEn },
    es: { ...rest, name: nameEs, categoryName: categoryEs },
  }))
}

interface FactsRow extends Omit<Card, 'name' | 'categoryName'> {
  id: string
  rowVersion: string
  nameEn: string
  nameEs: string
  categoryEn: string
  categoryEs: string
}
