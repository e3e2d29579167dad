import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client({ language: 'es' })

async function glass(code: string, model: string, brand = 'Onza') {
  const [name, nameEs] = [`Glass for ${brand} ${model}`, `Mica para ${brand} ${model}`]
  await makeProduct(db, { code, name, nameEs, brand: 'Kora', model: '', categoryId: 34 })
  const maker = await db.selectFrom('brands').select('id').where('name', '=', brand).executeTakeFirst()
  if (maker) await db.insertInto('product_fits').values({ product_code: code, brand_id: maker.id, model }).execute()
}

const listed = async (q: string, order_by: 'popularity' | 'price_asc' = 'popularity') => {
  const list = await client.call(listProducts, { q, order_by })
  return { ...list, codes: list.docs.map(({ codarticulo }) => codarticulo) }
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  const phone = (code: string, model: string) =>
    makeProduct(db, {
      code,
      name: `Onza ${model} phone`,
      nameEs: `Celular Onza ${model}`,
      brand: 'Onza',
      model,
      categoryId: 1,
    })
  await phone('N9', 'Nota 9')
  await phone('SE', 'Nota 9 SE')
  await glass('GLASS-SE', 'Nota 9 SE')
  await glass('GLASS-N9', 'Nota 9')
  await glass('GLASS-S', 'Galaxy A15', 'Samsung')
  await db.updateTable('categories').set({ name_en: 'Phones', name_es: 'Celulares' }).where('id', '=', 1).execute()
  await db.updateTable('categories').set({ name_en: 'Screen glass', name_es: 'Micas' }).where('id', '=', 34).execute()
})

test('SEARCH-51: a model that is named whole is counted alone, and a longer one follows it', async () => {
  const { codes, complete, facets } = await listed('mica onza nota 9')
  expect(codes.slice(0, 2)).toEqual(['GLASS-N9', 'GLASS-SE'])
  expect(complete).toBe(1)
  expect(facets.devices).toEqual([])
  expect((await listed('mica onza nota 9', 'price_asc')).codes).toEqual(['GLASS-N9'])
  expect((await listed('mica onza nota 9 se')).codes[0]).toBe('GLASS-SE')
})

test('SEARCH-51: a search that names a model asks for no phone, however it is written', async () => {
  for (const model of ['Aria', 'Brisa', 'Coral', 'Duna']) await glass(model, model)
  expect((await listed('mica')).facets.devices.map(({ model }) => model)).toContain('Nota 9')
  for (const q of ['mica nota 9', 'mica nota9', 'mica onza nota9'])
    expect((await listed(q)).facets.devices, q).toEqual([])
})

test('SEARCH-54: a maker whose phones the store does not have is said to have accessories alone', async () => {
  expect(await listed('samsung')).toMatchObject({
    codes: ['GLASS-S'],
    accessories_only: true,
    nearest: { q: 'Celulares', category_id: 1, total: 2 },
  })
  expect(await listed('mica samsung')).toMatchObject({ accessories_only: false })
  expect(await listed('huawei')).toMatchObject({
    codes: [],
    accessories_only: false,
    nearest: { q: 'Celulares', category_id: 1, total: 2 },
  })
  expect(await listed('onza')).toMatchObject({ accessories_only: false, nearest: null })
})
