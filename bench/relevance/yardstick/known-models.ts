import type { YardstickProduct, YardstickQuery } from './data.ts'
import { sample, seededRandom } from './random.ts'

const searchesMax = 450
const modelLengthMax = 24

/** Searches for one product by the name of its model, with and without its maker: what is wanted is known. */
export function knownModels(products: readonly YardstickProduct[]): YardstickQuery[] {
  const random = seededRandom(14)
  const byModel = Map.groupBy(
    products.filter(({ brand, model }) => brand && /\p{N}/u.test(model) && model.length <= modelLengthMax),
    ({ brand, model }) => `${brand} ${model}`.toLowerCase(),
  )
  return sample([...byModel.values()], searchesMax, random).map((same) => {
    const { brand, model } = same[0] as YardstickProduct
    const q = (random() < 0.5 ? `${brand} ${model}` : model).toLowerCase()
    return { set: 'models', q, grades: gradesOf(same), isComplete: true }
  })
}

/** All of these are what is wanted. */
export const gradesOf = (products: readonly YardstickProduct[]): Record<string, number> =>
  Object.fromEntries(products.map(({ code }) => [code, 3]))
