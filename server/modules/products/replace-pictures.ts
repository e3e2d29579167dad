import type { Database } from '#server/platform/database/database.ts'
import { setPictures } from './listed-products-repository.ts'
import type { ProductState } from './product-state.ts'
import { listProductStates } from './list-product-states.ts'
import { isPhoto } from './photos.ts'

/** How many pictures a list may give a product. */
export const picturesMax = 24

type Pictures = ProductState['pictures']

/** The pictures that a list has for a product. */
export interface GivenPictures {
  pictures: Pictures
  /** Whether these are all that the list names; false where one could not be had. */
  isComplete: boolean
}

/** A product that has other pictures after a list than before; without `before` where the store does not have it yet. */
export interface OtherPictures {
  code: string
  before: Pictures | undefined
  after: Pictures
}

/**
 * Makes the given pictures those of products, where they differ; gives the products that have others now. Where not all
 * could be had, a product loses none of its photographs: those that it lacks follow behind them, 24 in all.
 */
export async function replacePictures(
  db: Database,
  given: ReadonlyMap<string, GivenPictures>,
): Promise<OtherPictures[]> {
  const changed = (await listOtherPictures(db, given)).filter(({ before }) => before)
  if (changed.length === 0) return []
  const rows = changed.flatMap(({ code, after }) =>
    after.map(({ picture, photoType }, position) => ({ product_code: code, position, picture, photo_type: photoType })),
  )
  await db.transaction().execute((transaction) =>
    setPictures(
      transaction,
      changed.map(({ code }) => code),
      rows,
    ),
  )
  return changed
}

/** The products to which `replacePictures` would give other pictures, and those that a list brings with pictures. */
export async function listOtherPictures(
  db: Database,
  given: ReadonlyMap<string, GivenPictures>,
): Promise<OtherPictures[]> {
  const states = await listProductStates(db, [...given.keys()])
  return [...given].flatMap(([code, { pictures, isComplete }]): OtherPictures[] => {
    const before = states.get(code)?.pictures
    if (!before) return pictures.length > 0 ? [{ code, before, after: pictures }] : []
    const after = isComplete ? pictures : withoutLoss(before, pictures)
    return keyOf(before) === keyOf(after) ? [] : [{ code, before, after }]
  })
}

const keyOf = (pictures: Pictures) => JSON.stringify(pictures.map(({ photoType, picture }) => [photoType, picture]))

/** Pictures of the studio are no loss: a product shows them for lack of photographs. */
function withoutLoss(before: Pictures, had: Pictures): Pictures {
  if (had.length === 0) return before
  if (!before.some(({ picture }) => isPhoto(picture))) return had
  const there = new Set(before.map(({ picture }) => picture))
  return [...before, ...had.filter(({ picture }) => !there.has(picture))].slice(0, picturesMax)
}
