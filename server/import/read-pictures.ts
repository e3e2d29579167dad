import type { ProductState } from '#server/modules/products/product-state.ts'
import { RefusedRow } from './cells.ts'
import { entriesOf } from './list-cell.ts'

const picturesMax = 24
const ownPicture = /^store:([a-z][a-z0-9-]{0,29})\/([a-z0-9][a-z0-9-]{0,79})$/

/** The pictures of a cell such as `store:hero/case-hero-1b1c1f|store:photo/…`, which the store has already. */
export function listedPictures(cell: string, column: string): ProductState['pictures'] {
  const entries = entriesOf(cell)
  if (entries.length > picturesMax) throw new RefusedRow(column, `has more than ${picturesMax} pictures`)
  return entries.map(([text = '', ...more]) => {
    const [, photoType, picture] = ownPicture.exec(text) ?? []
    if (!photoType || !picture || more.length > 0)
      throw new RefusedRow(column, 'is not of the form store:hero/NAME|store:back/NAME')
    return { photoType, picture }
  })
}

/** The cell of pictures that the store has. */
export const cellOfPictures = (pictures: ProductState['pictures']): string[][] =>
  pictures.map(({ photoType, picture }) => [`store:${photoType}/${picture}`])
