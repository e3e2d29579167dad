import { statedOnce } from '#domain/products/stated-once.ts'
import type { Choices } from '../../product/options.ts'
import type { ShownProduct } from './product-at-level.ts'

/** As many specifications stand first on the page of a product that has more of them (PRODUCT-15). */
export const factsMax = 4

type Stated = Pick<ShownProduct, 'color' | 'storage' | 'length'>

/** The values of a product's specifications that the choices of its colour, storage and length state already. */
export function statedByChoices({ color, storage, length }: Stated, choices: Choices): (string | null)[] {
  return [
    choices.colours.length > 0 ? color : null,
    choices.storages.length > 0 ? storage : null,
    choices.lengths.length > 0 ? length : null,
  ]
}

/** Whether a product has so few specifications that all stand beside its description. */
export function hasFewFacts(product: Stated & Pick<ShownProduct, 'specifications'>, choices: Choices): boolean {
  return statedOnce(product.specifications, statedByChoices(product, choices)).rows.length <= factsMax
}
