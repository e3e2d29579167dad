import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeBranch } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startStore } from '#server/testing/store-process.ts'
import { randomLists } from '../catalogue/random-queries.ts'
import { fillWithProducts } from '../catalogue/many-products.ts'
import type { Figure } from '../figures.ts'
import { priceList } from '../import/price-list.ts'
import { type ImportRun, runImport } from '../import/run-import.ts'
import { load } from '../load.ts'

const rows = 20_000
const branches = 12
const shoppers = 4
const pauseMs = 20
const quietSeconds = 5

/** A list with every kind of column and the stock of twelve branches, on both databases, and shoppers beside it. */
export async function importLists(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-import-'))
  const path = join(folder, 'list.csv')
  writeFileSync(path, priceList(rows, branches))
  try {
    return [
      ...(await onPostgres(path)),
      ...(await embedded(path, join(folder, 'var'))),
      ...(await besideShoppers(path)),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onPostgres(path: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    await addBranches({ url, folder: '' })
    const environment = { DATABASE_URL: url }
    const first = await runImport(path, rows, environment)
    const again = await runImport(path, rows, environment)
    return [
      speedOf('import on PostgreSQL, rows a second', first, 3_000),
      speedOf('the same list again, rows a second', again, 3_000),
      {
        name: 'memory of the import, MB',
        value: Math.max(first.peakMb, again.peakMb),
        limit: 300,
        isAtLeast: false,
        detail: `first ${Math.round(first.peakMb)}, again ${Math.round(again.peakMb)}`,
      },
    ]
  } finally {
    await postgres.stop()
  }
}

async function embedded(path: string, folder: string): Promise<Figure[]> {
  const store = await startStore({ DATA_DIR: folder, DEMO: '0' })
  await store.stop()
  await addBranches({ folder })
  return [
    speedOf('import on the embedded database, rows a second', await runImport(path, rows, { DATA_DIR: folder }), 1_000),
  ]
}

/** How long the slowest of a hundred lists that shoppers filter takes while a list is imported, against before. */
async function besideShoppers(path: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const url = await postgres.newDatabase()
  const database = await openDatabase({ url, poolSize: 2, folder: '' })
  await fillWithProducts(database, rows)
  await database.close()
  const store = await startStore({ DATABASE_URL: url, DEMO: '0', TRUST_PROXY: '1' })
  try {
    const port = Number(new URL(store.url).port)
    let seed = 1
    const browse = () =>
      load({ port, connections: shoppers, seconds: quietSeconds, pauseMs, next: randomLists((seed += 1)) })
    // The first round is a warm-up: code is compiled, connections are opened.
    await browse()
    const quiet = await browse()
    const running = runImport(path, rows, { DATABASE_URL: url })
    const busy = await browse()
    await running
    return [
      {
        name: 'p99 of lists while a list is imported, times that of before',
        value: busy.p99Ms / quiet.p99Ms,
        limit: 2,
        isAtLeast: false,
        detail: `${quiet.p99Ms.toFixed(1)} ms before, ${busy.p99Ms.toFixed(1)} ms while; ${busy.failed} failed`,
      },
    ]
  } finally {
    await store.stop()
    await postgres.stop()
  }
}

async function addBranches(options: { url?: string; folder: string }): Promise<void> {
  const database = await openDatabase({ poolSize: 1, ...options })
  for (let code = 1; code <= branches; code += 1) await makeBranch(database.db, { code })
  await database.close()
}

const speedOf = (name: string, { rowsPerSecond, peakMb, report }: ImportRun, limit: number): Figure => ({
  name,
  value: rowsPerSecond,
  limit,
  isAtLeast: true,
  detail: `${report} ${Math.round(peakMb)} MB`,
})
