import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { YardstickProduct, YardstickQuery } from './data.ts'
import { firstFileOfZip } from './read-zip.ts'

const catalogueFiles = [1, 2, 3, 4].map((nth) => `data-encoder/ecommerce/vectors/data/${nth}.json.zip`)
const ratingsFile = 'katas/Broad_Query_Set_rated.csv'
/** Icecat writes a whole name into the field of the model where a product has none. */
const modelTokensMax = 4

interface ChorusProduct {
  id: string
  title: string
  name: string
  supplier?: string
  attr_t_product_type?: string
}

/** The catalogue: its title is the name, its supplier the brand, its type of product the category. */
export function chorusProducts(folder: string): YardstickProduct[] {
  const products = catalogueFiles.flatMap(
    (file) => JSON.parse(firstFileOfZip(readFileSync(join(folder, file))).toString('utf8')) as ChorusProduct[],
  )
  return products.map(({ id, title, name, supplier = '', attr_t_product_type: type = '' }) => ({
    code: id,
    name: title,
    brand: supplier,
    model: name.split(/\s+/).length <= modelTokensMax ? name : '',
    category: /\p{L}/u.test(type) ? type : '',
  }))
}

/** The searches that people rated. */
export function chorusRatings(folder: string): YardstickQuery[] {
  const rows: Record<'query' | 'docid' | 'rating', string>[] = parse(readFileSync(join(folder, ratingsFile)), {
    columns: true,
  })
  const byQuery = new Map<string, YardstickQuery>()
  for (const { query, docid, rating } of rows) {
    const one = byQuery.get(query) ?? { set: 'ratings', q: query, grades: {}, isComplete: false }
    one.grades[docid] = Number(rating)
    byQuery.set(query, one)
  }
  return [...byQuery.values()]
}
