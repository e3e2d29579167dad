import { parse } from 'csv-parse/sync'
import type { YardstickProduct, YardstickQuery } from './data.ts'
import { gradesOf } from './known-models.ts'
import { sample, seededRandom } from './random.ts'

const modelSearchesMax = 200
const brandPhonesMin = 8

/** The phones of a price list, as products of the category of phones. */
export function phonesOf(csv: string): YardstickProduct[] {
  const rows: Record<'model' | 'brand' | 'RAM' | 'ROM', string>[] = parse(csv, { columns: true })
  return rows.map(({ model, brand, RAM: memory, ROM: storage }, row) => ({
    code: `PHONE-${row}`,
    name: `${model} ${memory}GB RAM ${storage}GB`,
    brand,
    model: model.toLowerCase().startsWith(brand.toLowerCase()) ? model.slice(brand.length).trim() : model,
    category: 'Cellphones',
  }))
}

/** Searches for models of phones, and for the phones of a maker in both languages: in the shop of a phone the phone is wanted. */
export function phoneQueries(phones: readonly YardstickProduct[]): YardstickQuery[] {
  const random = seededRandom(41)
  const byName = Map.groupBy(phones, ({ brand, model }) => `${brand} ${model}`.toLowerCase())
  const models = sample([...byName], modelSearchesMax, random).map(([name, same]): YardstickQuery => {
    const { model } = same[0] as YardstickProduct
    return { set: 'phones', q: random() < 0.5 ? name : model.toLowerCase(), grades: gradesOf(same), isComplete: true }
  })
  const byBrand = [...Map.groupBy(phones, ({ brand }) => brand)].filter(([, own]) => own.length >= brandPhonesMin)
  const makers = byBrand.flatMap(([brand, own]) =>
    [brand, `${brand} phone`, `celular ${brand}`, `teléfono ${brand}`].map((q): YardstickQuery => ({
      set: 'phone makers',
      q,
      grades: gradesOf(own),
      isComplete: true,
    })),
  )
  return [...models, ...makers]
}
