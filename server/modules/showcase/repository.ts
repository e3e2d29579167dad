import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface TopCategoryRow {
  id: number
  slug: string
  name: string
  count: number
  scene: string
  /** The first picture of its most popular product that has one, of the twenty most popular. */
  picture: string | null
}

/** The categories with products, those with the highest popularity of all their products together first. */
export async function listTopCategories(db: Database, language: Language, limit: number): Promise<TopCategoryRow[]> {
  const { rows } = await sql<TopCategoryRow>`
    with popular as (
      select category_id, sum(popularity) as popularity, count(*)::int as count
      from products where status = 'active' group by category_id
    )
    select c.id, c.slug, ${sql.ref(`c.name_${language}`)} as name, popular.count, c.scene, (
      select pp.picture from (
        select code from products p where p.category_id = c.id and p.status = 'active' order by p.popularity desc limit 20
      ) first join product_pictures pp on pp.product_code = first.code and pp.position = 0 limit 1
    ) as picture
    from popular join categories c on c.id = popular.category_id
    order by popular.popularity desc, c.position, c.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
