import { afterAll, expect, test } from 'vitest'
import { getCart, setCartLine } from '#contract/cart.ts'
import { announceCatalogueImport } from '#server/platform/catalogue-version.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const open = async () => testStoreOn(await openDatabase({ url, poolSize: 4, folder: '' }))
const stores = [await open(), await open()] as const
const { db, pool } = stores[0].database
afterAll(async () => {
  for (const { stop, app } of stores) {
    await app.platform.catalogue.stop()
    await stop()
  }
  await postgres.stop()
})
await makeBranch(db, { code: 1 })
await makeProduct(db, { code: 'A', stock: { 1: 5 } })
const ana = await makeShopper(stores[0])
await ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1 })

/** The product as each of the two processes shows it in the cart. */
const shown = async (language: 'en' | 'es' = 'en') =>
  Promise.all(
    stores.map(
      async (store) =>
        (await store.client({ headers: ana.headers, language }).call(getCart, { id: 1 })).products[0]!.product,
    ),
  )

test('a new name shows at once in every process and in both languages', async () => {
  await shown()
  await db.updateTable('products').set({ name_en: 'Lamp', name_es: 'Lámpara' }).where('code', '=', 'A').execute()
  expect((await shown()).map((product) => product.description)).toEqual(['Lamp', 'Lamp'])
  expect((await shown('es')).map((product) => product.description)).toEqual(['Lámpara', 'Lámpara'])
})

test('a picture that an import gives shows once it is announced', async () => {
  await shown()
  await db
    .insertInto('product_pictures')
    .values({ product_code: 'A', position: 0, picture: 'a.webp', photo_type: 'front' })
    .execute()
  await announceCatalogueImport(pool)
  await expect
    .poll(async () => (await shown()).map((product) => product.imageGallery.length), { timeout: 5_000 })
    .toEqual([1, 1])
})

test('a picture, and a maker’s new name, that somebody writes into the database show soon', async () => {
  await shown()
  await db.updateTable('product_pictures').set({ picture: 'b.webp' }).where('product_code', '=', 'A').execute()
  await db.updateTable('brands').set({ name: 'Renamed' }).execute()
  await expect
    .poll(async () => (await shown()).map(({ brand, imageGallery }) => [brand, imageGallery[0]?.picture]), {
      timeout: 5_000,
    })
    .toEqual([
      ['Renamed', 'b.webp'],
      ['Renamed', 'b.webp'],
    ])
})

test('price, special price and stock are today’s', async () => {
  await shown()
  await db.updateTable('prices').set({ price_centavos: 70_000 }).where('product_code', '=', 'A').execute()
  await db
    .updateTable('products')
    .set({ special_price_centavos: 60_000, special_min_quantity: 2 })
    .where('code', '=', 'A')
    .execute()
  await db.updateTable('stock').set({ on_hand: 3 }).where('product_code', '=', 'A').execute()
  for (const product of await shown())
    expect(product).toMatchObject({ price: 700, special_price: 600, existence: 3, GlobalExistence: 3 })
})
