import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { pipeline } from 'node:stream/promises'
import { Readable, type Writable } from 'node:stream'
import { listBranchCodes } from '#server/modules/branches/list-branch-codes.ts'
import { eachProductState, listPriceLevels } from '#server/modules/products/list-product-states.ts'
import { readSettings } from '#server/platform/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { csvLine } from './csv-line.ts'
import { namingPath } from './file-faults.ts'
import { ImportError } from './mapping.ts'
import { openStore } from './open-store.ts'
import { ownHeader, ownRow } from './own-format.ts'
import { type PhotoExport, createPhotoExport } from './pictures/export-photos.ts'
import { explainImport } from './run-file-import.ts'
import { writeWhole } from './write-whole.ts'

const usage = `npm run export -- FILE.csv

Writes every product of the store in its own format, which npm run import reads without a mapping, and the photographs of
products into the folder photos beside the file. With - as the file it writes the products alone, to standard output.`

/** Runs the command; returns the exit code: 0 when every product and photograph was written, else 1. */
export async function runExport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) {
      console.log(usage)
      return 0
    }
    const [path, ...more] = positionals
    if (!path || more.length > 0) throw new ImportError(`Name one file to write.\n\n${usage}`)
    const database = await openStore(environment)
    try {
      if (path === '-') {
        await namingPath('The standard output', () => exportProducts(database.db, process.stdout))
        return 0
      }
      const from = { db: database.db, settings: readSettings(environment) }
      const photos = createPhotoExport(from, dirname(path))
      const count = await writeWhole(path, (out) => exportProducts(database.db, out, photos))
      return reportExport({ path, count, ...photos.counts() })
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(explainImport(error))
    return 1
  }
}

interface Exported {
  path: string
  count: number
  there: number
  unreadable: number
}

function reportExport({ path, count, there, unreadable }: Exported): number {
  console.log(`${count} products are in ${path}.`)
  if (there > 0) console.log(`${there} photographs of them are in ${join(dirname(path), 'photos')}.`)
  if (unreadable === 0) return 0
  console.error(`${unreadable} photographs could not be read from where the store has them.`)
  return 1
}

/**
 * Writes all products in the store's own format, hidden ones included, and where `photos` is given their photographs; gives
 * how many products.
 */
export async function exportProducts(db: Database, out: Writable, photos?: PhotoExport): Promise<number> {
  const columns = { levels: await listPriceLevels(db), branchCodes: await listBranchCodes(db) }
  const header = ownHeader(columns)
  let count = 0
  async function* lines() {
    yield csvLine(header)
    for await (const product of eachProductState(db)) {
      const row = ownRow(product, columns)
      await photos?.add(product)
      count += 1
      yield csvLine(header.map((name) => row.get(name) as string))
    }
  }
  // The caller ends the output, so that what belongs behind it is not lost.
  await pipeline(Readable.from(lines()), out, { end: false })
  return count
}

if (import.meta.main) process.exitCode = await runExport(process.argv.slice(2), process.env)
