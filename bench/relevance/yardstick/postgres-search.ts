import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import type { YardstickProduct } from './data.ts'
import type { Engine } from './engines.ts'

const batchRows = 500

/**
 * PostgreSQL: full-text search with the name above the other fields; products that match all words come first, then those
 * that match some, and where these are few, names that are similar by their trigrams.
 */
export async function postgresSearch(products: readonly YardstickProduct[]): Promise<Engine> {
  const database = await PGlite.create({ extensions: { pg_trgm: trigrams } })
  await database.exec(`
    create extension pg_trgm;
    create table products (code text primary key, name text not null, words tsvector not null);
  `)
  for (let from = 0; from < products.length; from += batchRows) {
    await database.query(
      `insert into products
       select r.code, r.name,
              setweight(to_tsvector('english', r.brand || ' ' || r.model || ' ' || r.name), 'A')
                || setweight(to_tsvector('english', r.category), 'B')
       from jsonb_to_recordset($1::jsonb) as r(code text, name text, brand text, model text, category text)`,
      [JSON.stringify(products.slice(from, from + batchRows))],
    )
  }
  await database.exec(`
    create index on products using gin (words);
    create index on products using gin (name gin_trgm_ops);
    analyze products;
  `)
  return {
    name: 'PostgreSQL',
    async rank(q, count) {
      const { rows } = await database.query<{ code: string }>(ranking, [q, count])
      const found = rows.map(({ code }) => code)
      if (found.length === count) return found
      const similar = await database.query<{ code: string }>(likeNames, [q, count])
      return [...new Set([...found, ...similar.rows.map(({ code }) => code)])].slice(0, count)
    },
    close: () => database.close(),
  }
}

const ranking = `
  with typed as (
    select plainto_tsquery('english', $1) as every_word,
           replace(plainto_tsquery('english', $1)::text, ' & ', ' | ')::tsquery as any_word
  )
  select code from products, typed where words @@ any_word
  order by (words @@ every_word) desc, ts_rank_cd(words, every_word, 1) desc, ts_rank(words, any_word, 1) desc, code
  limit $2`

const likeNames = `
  select code from products where $1 <% name
  order by word_similarity($1, name) desc, similarity($1, name) desc, code
  limit $2`
