import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()

const found = async (q: string) => {
  const { docs, complete } = await client.call(listProducts, { q })
  return docs
    .slice(0, complete ?? docs.length)
    .map(({ codarticulo }) => codarticulo)
    .toSorted()
}

async function make(code: string, name: string, [specification, value]: readonly [string, string]) {
  await makeProduct(db, { code, name, nameEs: name })
  const text = (word: string) => ({ en: word, es: `${word} (es)` })
  const specifications = JSON.stringify([{ name: text(specification), value: text(value) }])
  await db.updateTable('products').set({ specifications }).where('code', '=', code).execute()
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await make('FAST', 'Aria', ['Network', '5G'])
  await make('SLOW', 'Brisa', ['Network', '4G LTE'])
  await make('WET', 'Tambor', ['Water resistance', 'IPX7'])
  await make('SPLASH', 'Gota', ['Water resistance', 'IPX4'])
  await make('TWO', 'Coral', ['SIM cards', 'Two nano-SIM'])
  await make('ONE', 'Duna', ['SIM cards', 'One nano-SIM'])
  await make('CARD', 'Prepaid SIM card', ['Network', '4G LTE'])
})

test.each([
  ['5g', ['FAST']],
  ['ipx7', ['WET']],
  ['waterproof', ['WET']],
  ['resistente al agua', ['SPLASH', 'WET']],
  ['dual sim', ['TWO']],
  ['doble chip', ['TWO']],
])('SEARCH-48: %s finds the products whose specifications state it', async (q, codes) => {
  expect(await found(q)).toEqual(codes)
})

test('SEARCH-48: a changed specification is found at once', async () => {
  expect(await found('5g')).toEqual(['FAST'])
  const { specifications } = await db
    .selectFrom('products')
    .select('specifications')
    .where('code', '=', 'FAST')
    .executeTakeFirstOrThrow()
  const changed = JSON.stringify(specifications).replaceAll('5G', 'LTE')
  await db.updateTable('products').set({ specifications: changed }).where('code', '=', 'FAST').execute()
  await expect.poll(() => found('5g')).not.toContain('FAST')
})
