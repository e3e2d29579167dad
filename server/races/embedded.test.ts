import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getCart, setCartLine } from '#contract/cart.ts'
import { CallFailed } from '#contract/client.ts'
import { listOrders, placeOrder } from '#contract/orders.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { refusedStart } from '#server/testing/main-program.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { type StoreProcess, startStore } from '#server/testing/store-process.ts'
import { testStoreOn } from '#server/testing/store.ts'
import { clientAt } from './two-processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-embedded-'))
const products = Array.from({ length: 40 }, (_, n) => `P${n}`)
const headers = await fill()
let running: StoreProcess | undefined
afterAll(async () => {
  await running?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Fills the folder with a store's products and a shopper who has verified two units; gives the shopper's headers. */
async function fill(): Promise<Record<string, string>> {
  const database = await openDatabase({ folder, poolSize: 1 })
  await migrate(database.pool)
  const store = testStoreOn(database)
  await makeBranch(database.db, { code: 1 })
  for (const code of products) await makeProduct(database.db, { code, priceCentavos: 10_000, stock: { 1: 100 } })
  const shopper = await makeShopper(store)
  await shopper.verify({ 1: { P0: 2 } }, 200)
  await store.app.platform.catalogue.stop()
  await store.stop()
  return shopper.headers
}

const start = () => startStore({ DATA_DIR: folder, DEMO: '0' })

test('a second server on the folder refuses and gives the reason, while the first one goes on', async () => {
  running ??= await start()
  expect(refusedStart({ DATA_DIR: folder }, 1)).toContain(
    `The data folder ${folder} is in use by another Vitrina process.`,
  )
  expect(await clientAt(running.url, headers).call(getCart, { id: 1 })).toMatchObject({ codplace: 1 })
})

test('after the server was killed a new one opens the folder at once, and has every write that was acknowledged', async () => {
  running ??= await start()
  const client = clientAt(running.url, headers)
  const placed = await client.call(placeOrder, {
    option_id: 3,
    total_amount: 200,
    payments: [{ kind: 'cash', amount: 200 }],
  })
  const acknowledged: string[] = []
  const writing = (async () => {
    for (const code of products) {
      await client.call(setCartLine, { id: 1, cod_articulo: code, quantity: 3 })
      acknowledged.push(code)
    }
  })().catch((error: unknown) => {
    if (!(error instanceof CallFailed) || error.reason !== 'network') throw error
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(9)
  await running.kill()
  await writing
  running = await start()
  const after = clientAt(running.url, headers)
  const stored = (await after.call(getCart, { id: 1 })).products.map((line) => line.cod_articulo)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1)
  expect((await after.call(listOrders, {})).data.map((order) => order.global_id)).toEqual([placed.global_id])
})
