import type { Database } from '#server/platform/database/database.ts'
import { setPictures } from './listed-products-repository.ts'
import type { ProductState } from './product-state.ts'
import { listProductStates } from './list-product-states.ts'

type Pictures = ProductState['pictures']

/** Makes the given pictures those of products, where they differ; gives how many products have others now. */
export async function replacePictures(db: Database, given: ReadonlyMap<string, Pictures>): Promise<number> {
  const states = await listProductStates(db, [...given.keys()])
  const keyOf = (pictures: Pictures) => JSON.stringify(pictures.map(({ photoType, picture }) => [photoType, picture]))
  const changed = [...given].filter(([code, pictures]) => {
    const state = states.get(code)
    return state && keyOf(state.pictures) !== keyOf(pictures)
  })
  if (changed.length === 0) return 0
  const rows = changed.flatMap(([code, pictures]) =>
    pictures.map(({ picture, photoType }, position) => ({
      product_code: code,
      position,
      picture,
      photo_type: photoType,
    })),
  )
  await db.transaction().execute((transaction) =>
    setPictures(
      transaction,
      changed.map(([code]) => code),
      rows,
    ),
  )
  return changed.length
}
