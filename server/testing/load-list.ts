import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { exportProducts } from '#server/import/export.ts'
import { usedColumns } from '#server/import/find-columns.ts'
import { type LoadOptions, loadPriceList } from '#server/import/load-price-list.ts'
import { createPhotoExport } from '#server/import/pictures/export-photos.ts'
import type { WebAccess } from '#server/import/pictures/fetch-picture.ts'
import { createPictureTaker } from '#server/import/pictures/take-pictures.ts'
import { detectMapping } from '#server/import/mapping.ts'
import type { Mapping } from '#server/import/mapping-schema.ts'
import type { Encoding } from '#server/import/price-list-file.ts'
import { openPriceList } from '#server/import/read-rows.ts'
import type { Summary } from '#server/import/summary.ts'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import { readSettings } from '#server/platform/settings.ts'
import type { Database } from '#server/platform/database/database.ts'

interface ListOptions extends Partial<Omit<LoadOptions, 'used'>> {
  only?: string
  encoding?: Encoding
}

interface PictureOptions extends Pick<ListOptions, 'dryRun' | 'parallel' | 'batchSize' | 'only' | 'onDifference'> {
  archive?: string
  web?: WebAccess
}

/** Imports lists that tests write as texts, and exports the store's products. */
export function createListLoader(db: Database) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-lists-'))
  return {
    folder,
    /** A file with this content. */
    file(content: string | Uint8Array, name = 'list.csv'): string {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    /** Imports a list, by the shipped mapping of its header unless one is given. */
    async load(content: string | Uint8Array, { only, encoding, ...options }: ListOptions = {}): Promise<Summary> {
      const file = await openPriceList(this.file(content), encoding)
      const mapping = options.mapping ?? (detectMapping(file.header) as Mapping)
      return loadPriceList(db, file, {
        mapping,
        rate: mapping.currency.pesos,
        dryRun: false,
        studio: readStudio(),
        now: new Date(),
        ...options,
        ...(only !== undefined && { used: usedColumns(mapping, file.header, only) }),
      })
    },
    /** Imports a list in the store's own format with its pictures, of which paths are in the loader's folder or an archive. */
    async loadWithPictures(content: string, { archive, web, ...options }: PictureOptions = {}): Promise<Summary> {
      const places = { folder, archive, web: web ?? { hosts: [] } }
      const pictures = await createPictureTaker(db, { ...places, settings: readSettings({}), now: new Date() })
      return this.load(content, { ...options, pictures }).finally(pictures.close)
    },
    /** All products in the store's own format; their photographs are written below `photosFolder`, where it is given. */
    async export(photosFolder?: string): Promise<string> {
      const out = new PassThrough()
      const content = text(out)
      const photos = photosFolder && createPhotoExport({ db, settings: readSettings({}) }, photosFolder)
      await exportProducts(db, out, photos || undefined)
      out.end()
      return content
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
