import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { specialColumns } from './special-columns.ts'

/** The static fields of a card, read from `products p`, `brands b` and `categories c`. */
export const staticCardColumns = (language: Language) => sql`
  p.id, p.code, ${sql.ref(`p.name_${language}`)} as name, b.name as brand, p.model, p.color, p.storage,
  p.category_id as "categoryId", ${sql.ref(`c.name_${language}`)} as "categoryName",
  p.reviews_count as "reviewsCount", p.rating_average::float8 as "ratingAverage",
  (select spec #>> '{value,en}' from jsonb_array_elements(p.specifications) spec where spec #>> '{name,en}' = 'Length' limit 1) as length,
  (select coalesce(json_agg(made.name || ' ' || f.model order by made.name, f.model), '[]')
     from product_fits f join brands made on made.id = f.brand_id where f.product_code = p.code) as devices,
  (select coalesce(json_agg(json_build_object('picture', pp.picture, 'photoType', pp.photo_type) order by pp.position), '[]')
     from product_pictures pp where pp.product_code = p.code) as pictures`

/** The static fields and the special price. */
export const cardColumns = (language: Language) => sql`${staticCardColumns(language)}, ${specialColumns}`
