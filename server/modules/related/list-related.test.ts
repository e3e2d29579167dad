import { beforeEach, expect, test } from 'vitest'
import { listCompanions, listRelated } from '#contract/related.ts'
import { type ProductToMake, makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const related = (id: string, codplace = 1) => store.client().call(listRelated, { id, codplace })
const codes = (cards: readonly { codarticulo: string }[]) => cards.map(({ codarticulo }) => codarticulo)

/** A product of a model; `makeProduct` leaves the model empty. */
async function make(code: string, { model = '', ...product }: Partial<ProductToMake> & { model?: string }) {
  await makeProduct(db, { ...product, code })
  await db.updateTable('products').set({ model }).where('code', '=', code).execute()
}
async function fit(code: string, ...devices: [brand: string, model: string][]) {
  const brands = await db.selectFrom('brands').select(['id', 'name']).execute()
  const rows = devices.map(([brand, model]) => ({
    product_code: code,
    brand_id: brands.find(({ name }) => name === brand)!.id,
    model,
  }))
  await db.deleteFrom('product_fits').where('product_code', '=', code).execute()
  if (rows.length > 0) await db.insertInto('product_fits').values(rows).execute()
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await make('PHONE', { brand: 'Lumen', model: 'Aria', stock: { 1: 3 } })
  await make('PHONE-RED', { brand: 'Lumen', model: 'Aria', stock: { 1: 0 }, popularity: 9 })
  await make('CASE', { brand: 'Kora', categoryId: 12, model: 'Roca' })
  await make('CASE-2', { brand: 'Kora', categoryId: 12, model: 'Piel', popularity: 5 })
  await make('GLASS', { brand: 'Kora', categoryId: 34 })
  await fit('CASE', ['Lumen', 'Aria'], ['Lumen', 'Boreal'])
  await fit('CASE-2', ['Lumen', 'Aria'])
  await fit('GLASS', ['Lumen', 'Aria'])
})

test('a device shows its accessories, one of each category before the second of any', async () => {
  expect(codes((await related('PHONE')).accessories)).toEqual(['CASE-2', 'GLASS', 'CASE'])
  expect((await related('PHONE')).fits).toEqual([])
})

test('an accessory shows its devices, and of each the one that the branch has, where the store sells it at all', async () => {
  const { fits } = await related('CASE')
  expect(fits.map(({ brand, model, product }) => [brand, model, product?.codarticulo ?? null])).toEqual([
    ['Lumen', 'Aria', 'PHONE'],
    ['Lumen', 'Boreal', null],
  ])
})

test('an accessory shows the other accessories of its device', async () => {
  expect(codes((await related('CASE')).accessories)).toEqual(['GLASS'])
  expect(codes((await related('GLASS')).accessories)).toEqual(['CASE-2', 'CASE'])
})

test('a product for other devices alone is not similar', async () => {
  await make('CASE-OTHER', { brand: 'Kora', categoryId: 12, model: 'X' })
  await fit('CASE-OTHER', ['Lumen', 'Boreal Max'])
  expect(codes((await related('CASE')).similar)).toEqual(['CASE-2'])
})

test('of several colours of a model one is shown before another model, the second after', async () => {
  await make('NEAR-1', { model: 'B', stock: { 1: 1 } })
  await make('NEAR-2', { model: 'B', stock: { 1: 1 } })
  await make('FAR', { model: 'C', stock: { 1: 1 }, priceCentavos: 900_000 })
  expect(codes((await related('PHONE')).similar)).toEqual(['NEAR-1', 'FAR', 'NEAR-2'])
})

test('SEARCH-62: of similar products and accessories that share a card the cheapest in stock is shown, once', async () => {
  const make3 = async (prefix: string, product: Parameters<typeof make>[1]) => {
    for (const [color, priceCentavos, units] of [
      ['black', 100_000, 1],
      ['coral', 90_000, 1],
      ['blue', 80_000, 0],
    ] as const) {
      const code = `${prefix}-${color}`
      await make(code, { ...product, name: `${prefix}, ${color}`, model: prefix, priceCentavos, stock: { 1: units } })
      await db.updateTable('products').set({ color }).where('code', '=', code).execute()
    }
  }
  await make3('NEAR', {})
  await make3('STRAP', { categoryId: 40 })
  for (const color of ['black', 'coral', 'blue']) await fit(`STRAP-${color}`, ['Lumen', 'Aria'])
  const { similar, accessories } = await related('PHONE')
  expect(codes(similar)).toEqual(['NEAR-coral'])
  expect(codes(accessories).filter((code) => code.startsWith('STRAP'))).toEqual(['STRAP-coral'])
})

test('the same model in another colour is an option and not similar', async () => {
  const { variants, similar } = await related('PHONE')
  expect(codes(variants)).toEqual(['PHONE-RED'])
  expect(codes(similar)).toEqual([])
})

test('PRODUCT-21: all that share a card are the options of each other, and none of another name', async () => {
  const colours = Array.from({ length: 30 }, (_, nth) => `Tone ${10 + nth}`)
  for (const [nth, color] of colours.entries()) {
    await make(`CLEAR-${10 + nth}`, { brand: 'Kora', categoryId: 12, model: 'A12', name: `Clear case A12, ${color}` })
    await make(`WALLET-${10 + nth}`, { brand: 'Kora', categoryId: 12, model: 'A12', name: `Wallet A12, ${color}` })
    const isOf = (codes: string[]) => db.updateTable('products').set({ color }).where('code', 'in', codes).execute()
    await isOf([`CLEAR-${10 + nth}`, `WALLET-${10 + nth}`])
  }
  const { variants } = await related('CLEAR-20')
  expect(variants).toHaveLength(29)
  expect(codes(variants).every((code) => code.startsWith('CLEAR-'))).toBe(true)
})

test('a case of the same model for another device is no option', async () => {
  await make('CASE-B', { brand: 'Kora', categoryId: 12, model: 'Roca' })
  await fit('CASE-B', ['Lumen', 'Boreal'])
  expect(codes((await related('CASE')).variants)).toEqual([])
})

test('similar ones are for the same device first, then of the nearest price', async () => {
  await make('CASE-FAR', { brand: 'Kora', categoryId: 12, model: 'A', priceCentavos: 900_000, popularity: 90 })
  await make('CASE-NEAR', { brand: 'Kora', categoryId: 12, model: 'B', priceCentavos: 110_000 })
  expect(codes((await related('CASE')).similar)).toEqual(['CASE-2', 'CASE-NEAR', 'CASE-FAR'])
})

test('similar products that the branch has come before those that it lacks', async () => {
  await make('NONE', { model: 'A', popularity: 50 })
  await make('SOME', { model: 'B', stock: { 1: 1 } })
  expect(codes((await related('PHONE')).similar)).toEqual(['SOME', 'NONE'])
})

test('hidden products go with nothing, and have nothing that goes with them', async () => {
  await make('SECRET', { status: 'hidden', categoryId: 12, model: 'Z' })
  await fit('SECRET', ['Lumen', 'Aria'])
  const { accessories } = await related('PHONE')
  expect(codes(accessories)).not.toContain('SECRET')
  await expect(related('SECRET')).rejects.toMatchObject({ httpStatus: 404 })
})

test('the _id names the product as well as its code, and an unknown key is not found', async () => {
  const { id } = await db.selectFrom('products').select('id').where('code', '=', 'PHONE').executeTakeFirstOrThrow()
  expect(await related(id)).toEqual(await related('PHONE'))
  await expect(related('NOTHING')).rejects.toMatchObject({ httpStatus: 404 })
  expect((await store.send('GET', '/api/catalog/products/%3Cscript%3E/related')).status).toBe(422)
})

/** Gives a product specifications by their English names. */
const specify = (code: string, specifications: Record<string, string>) =>
  db
    .updateTable('products')
    .set({
      specifications: JSON.stringify(
        Object.entries(specifications).map(([name, value]) => ({
          name: { en: name, es: name },
          value: { en: value, es: value },
        })),
      ),
    })
    .where('code', '=', code)
    .execute()
const nameCategory = (id: number, slug: string) =>
  db.updateTable('categories').set({ slug }).where('id', '=', id).execute()

/** A phone that takes 45 W by USB-C, with chargers of 10, 30, 45 and 65 W, a case, a glass and a screen for it. */
async function makeCompanions() {
  const stock = { 1: 5 }
  await make('CARGA-30', { brand: 'Kora', categoryId: 11, stock, popularity: 90 })
  await make('CARGA-65', { brand: 'Kora', categoryId: 11, stock, popularity: 80 })
  await make('CARGA-45', { brand: 'Kora', categoryId: 11, stock })
  await make('SCREEN', { brand: 'Kora', categoryId: 25, stock, popularity: 99 })
  await fit('SCREEN', ['Lumen', 'Aria'])
  for (const watts of [30, 45, 65]) await specify(`CARGA-${watts}`, { Power: `${watts} W`, Ports: '1 USB-C' })
  await specify('PHONE', { Charging: '45 W', Connector: 'USB-C' })
  await db
    .insertInto('stock')
    .values(['CASE-2', 'GLASS'].map((code) => ({ product_code: code, branch_code: 1, on_hand: 4 })))
    .execute()
  await nameCategory(1, 'cellphones')
  await nameCategory(11, 'chargers')
  await nameCategory(12, 'phone-cases')
  await nameCategory(34, 'glass')
  await nameCategory(25, 'touch')
}

test('a phone is bought together with the charger of its power and plug, a case and a glass for it', async () => {
  await makeCompanions()
  expect(codes((await related('PHONE')).companions)).toEqual(['CARGA-45', 'CASE-2', 'GLASS'])
})

test('what the branch does not have is no companion', async () => {
  await makeCompanions()
  await db.updateTable('stock').set({ on_hand: 0 }).where('product_code', 'in', ['CARGA-45', 'GLASS']).execute()
  expect(codes((await related('PHONE')).companions)).toEqual(['CARGA-65', 'CASE-2'])
})

test('a screen for repairs comes after all other accessories of a phone, and is never a companion', async () => {
  await makeCompanions()
  const { accessories, companions, parts } = await related('PHONE')
  expect(codes(accessories).at(-1)).toBe('SCREEN')
  expect(parts).toEqual(['SCREEN'])
  expect(codes(companions)).not.toContain('SCREEN')
})

test('an accessory has no companions', async () => {
  await makeCompanions()
  expect(codes((await related('CASE')).companions)).toEqual([])
})

const companionsIn = async (list: string, place = 1) =>
  (await store.client().call(listCompanions, { codes: list, place })).devices.map(({ codarticulo, companions }) => [
    codarticulo,
    codes(companions),
  ])

test('the devices of a cart have the companions of their pages, each its own', async () => {
  await makeCompanions()
  await make('TABLET', { brand: 'Lumen', model: 'Boreal', stock: { 1: 1 } })
  await specify('TABLET', { Charging: '10 W', Connector: 'USB-C' })
  await make('CASE-B', { brand: 'Kora', categoryId: 12, stock: { 1: 2 } })
  await fit('CASE-B', ['Lumen', 'Boreal'])
  expect(await companionsIn('CASE,TABLET,NOTHING,PHONE')).toEqual([
    ['TABLET', ['CARGA-30', 'CASE-B']],
    ['PHONE', codes((await related('PHONE')).companions)],
  ])
})

test('of a kind of which a cart has one for each device nothing more is offered', async () => {
  await makeCompanions()
  expect(await companionsIn('PHONE,CARGA-65')).toEqual([['PHONE', ['CASE-2', 'GLASS']]])
  expect(await companionsIn('CASE,GLASS,PHONE')).toEqual([['PHONE', ['CARGA-45']]])
  await make('CASE-B', { brand: 'Kora', categoryId: 12, stock: { 1: 2 } })
  await fit('CASE-B', ['Lumen', 'Boreal'])
  expect(await companionsIn('CASE-B,PHONE')).toEqual([['PHONE', ['CARGA-45', 'CASE-2', 'GLASS']]])
})

test('a cart without a device, and a branch without what goes with one, have no companions', async () => {
  await makeCompanions()
  expect(await companionsIn('CASE,CARGA-45')).toEqual([])
  await makeBranch(db, { code: 2 })
  expect(await companionsIn('PHONE', 2)).toEqual([])
})

test('the companions of one device that a branch no longer has leave those of another as they are', async () => {
  await makeCompanions()
  await make('OTHER', { brand: 'Lumen', model: 'Boreal', stock: { 1: 1 } })
  await db.updateTable('stock').set({ on_hand: 0 }).where('product_code', '=', 'CARGA-45').execute()
  expect(await companionsIn('OTHER,PHONE')).toEqual([['PHONE', ['CARGA-65', 'CASE-2', 'GLASS']]])
})

test.each([
  ['an eleventh product', `codes=${Array.from({ length: 11 }, (_, at) => `P${at}`).join(',')}`],
  ['no product', 'place=1'],
  ['a code that none could be', 'codes=%27%20or%201=1'],
])('companions of %s are a 422', async (_, query) => {
  expect((await store.send('GET', `/api/catalog/products/companions?${query}`)).status).toBe(422)
})
