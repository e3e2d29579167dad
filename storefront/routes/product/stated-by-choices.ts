import type { Choices } from '../../product/options.ts'
import type { ShownProduct } from './product-at-level.ts'

/** The values of a product's specifications that the choices of its colour, storage and length state already. */
export function statedByChoices({ color, storage, length }: ShownProduct, choices: Choices): (string | null)[] {
  return [
    choices.colours.length > 0 ? color : null,
    choices.storages.length > 0 ? storage : null,
    choices.lengths.length > 0 ? length : null,
  ]
}
