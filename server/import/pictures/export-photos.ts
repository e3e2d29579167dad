import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPhoto, readPhoto } from '#server/modules/products/photos.ts'
import type { ProductState } from '#server/modules/products/product-state.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/platform/settings.ts'
import { namingPath } from '../file-faults.ts'
import { writeWhole } from '../write-whole.ts'
import { exportedPathOf } from './picture-source.ts'

export interface PhotoExport {
  /** Writes the photographs of a product that the folder does not have yet. */
  add(product: ProductState): Promise<void>
  /** How many photographs the folder has of these products, and how many could not be read. */
  counts(): { there: number; unreadable: number }
}

/**
 * Writes photographs of the store as files below a folder, where an import of the list in that folder finds them. One is in
 * memory at a time. A name stands for one content, so that a file which is there already is not written again.
 */
export function createPhotoExport(from: { db: Database; settings: Settings }, folder: string): PhotoExport {
  const seen = new Set<string>()
  let unreadable = 0
  return {
    async add({ pictures }) {
      for (const { picture } of pictures) {
        if (!isPhoto(picture) || seen.has(picture)) continue
        seen.add(picture)
        const path = join(folder, exportedPathOf(picture))
        if (await isThere(path)) continue
        const bytes = await readPhoto(from, picture)
        if (!bytes) unreadable += 1
        else {
          await namingPath(path, () => mkdir(dirname(path), { recursive: true }))
          await writeWhole(path, async (out) => void out.write(bytes))
        }
      }
    },
    counts: () => ({ there: seen.size - unreadable, unreadable }),
  }
}

const isThere = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
