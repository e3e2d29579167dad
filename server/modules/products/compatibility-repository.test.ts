import { beforeEach, expect, test } from 'vitest'
import { makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { replaceCompatibleDevices } from './compatibility-repository.ts'

const store = await testStore()
const { db } = store.database
const models = async () =>
  (await db.selectFrom('product_fits').select('model').orderBy('model').execute()).map((row) => row.model)

beforeEach(async () => {
  await store.reset()
  await makeProduct(db, { code: 'CASE' })
  const brand = await db.selectFrom('brands').select('id').executeTakeFirstOrThrow()
  const row = (model: string) => ({ product_code: 'CASE', brand_id: brand.id, model })
  await replaceCompatibleDevices(db, [row('Aria'), row('Boreal')], ['CASE'])
})

test('a list that names the devices of a product replaces them, and the product counts as changed', async () => {
  const brand = await db.selectFrom('brands').select('id').executeTakeFirstOrThrow()
  const changed = await replaceCompatibleDevices(
    db,
    [{ product_code: 'CASE', brand_id: brand.id, model: 'Boreal' }],
    ['CASE'],
  )
  expect(changed).toEqual(['CASE'])
  expect(await models()).toEqual(['Boreal'])
})

test('a list that names no devices of a product leaves them', async () => {
  expect(await replaceCompatibleDevices(db, [], [])).toEqual([])
  expect(await models()).toEqual(['Aria', 'Boreal'])
})
