import { picturesMax } from '#server/modules/products/replace-pictures.ts'
import { RefusedRow } from '../cells.ts'
import { entriesOf } from '../list-cell.ts'

/** Where a picture of a list is. */
export type PictureSource =
  | { kind: 'store'; photoType: string; picture: string }
  | { kind: 'file'; path: string }
  | { kind: 'web'; address: string }

export type OutsideSource = Exclude<PictureSource, { kind: 'store' }>

/** Where an export has a photograph of the store: a path below the folder of the list. */
export const exportedPathOf = (photo: string): string => `photos/${photo}.webp`

/** A picture that cannot be taken; the message is the end of a sentence about it. */
export class UnusableSource extends Error {}

const ownPicture = /^store:([a-z][a-z0-9-]{0,29})\/([a-z0-9][a-z0-9-]{0,79})$/

/**
 * The pictures of a cell: `store:hero/case-hero-1b1c1f`, paths such as `photos/case.jpg`, and addresses with https, with `|`
 * between them.
 */
export function pictureSourcesIn(cell: string, column: string): PictureSource[] {
  // An address may contain equals signs, which separate nothing here.
  const entries = entriesOf(cell).map((parts) => parts.join('='))
  if (entries.length > picturesMax) throw new RefusedRow(column, `has more than ${picturesMax} pictures`)
  return entries.map((text) => {
    const [, photoType, picture] = ownPicture.exec(text) ?? []
    if (photoType && picture) return { kind: 'store', photoType, picture }
    if (text.startsWith('store:')) throw new RefusedRow(column, 'is not of the form store:hero/NAME|store:back/NAME')
    if (/^[a-z][a-z0-9+.-]{1,20}:/i.test(text)) {
      if (text.startsWith('https://')) return { kind: 'web', address: text }
      throw new RefusedRow(column, 'names neither a file nor an address with https')
    }
    if (text.startsWith('/') || text.includes('\\') || text.split('/').includes('..'))
      throw new RefusedRow(column, 'names a file outside of the folder of the list')
    return { kind: 'file', path: text }
  })
}
