import { beforeEach, expect, test } from 'vitest'
import { findPage } from '#contract/pages.ts'
import { listProducts } from '#contract/products.ts'
import { suggestProducts } from '#contract/search.ts'
import { helpPages } from '#domain/search/help-pages.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const spanish = store.client({ language: 'es' })

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  const product = (code: string, name: string, nameEs: string) => makeProduct(db, { code, name, nameEs })
  await product('PHONE', 'Nubeo Medio 12 phone', 'Celular Nubeo Medio 12')
  await product('LAPTOP', 'Onza notebook computer', 'Ordenador Onza')
  await product('GLASS', 'Privacy glass', 'Mica de privacidad')
  await product('ADAPTER', 'Kora Paso adapter', 'Adaptador Kora Paso')
})

const listed = async (q: string, by = client) => {
  const { docs, help_page: page } = await by.call(listProducts, { q })
  return { codes: docs.map(({ codarticulo }) => codarticulo), path: page?.path, title: page?.title }
}
const suggested = async (q: string, by = client) =>
  (await by.call(suggestProducts, { q })).map(({ kind, description, path }) => ({ kind, description, path }))

const policies = '/home/policies'
const cases = [
  ['ofertas', '/shop?only_offers=1'],
  ['deals', '/shop?only_offers=1'],
  ['garantía', `${policies}/warranty`],
  ['warranty', `${policies}/warranty`],
  ['devolución', `${policies}/returns`],
  ['devoluciones', `${policies}/returns`],
  ['returns', `${policies}/returns`],
  ['envío', `${policies}/delivery`],
  ['delivery', `${policies}/delivery`],
  ['cuánto cuesta el envío', `${policies}/delivery`],
  ['retirar en la tienda', `${policies}/pickup`],
  ['cancelar mi pedido', `${policies}/cancellations`],
  ['política de privacidad', `${policies}/view-privacy`],
  ['sucursales', '/contact#branches'],
  ['branches', '/contact#branches'],
  ['horario', '/contact#branches'],
  ['¿dónde están?', '/contact#branches'],
  ['contacto', '/contact'],
  ['servicio al cliente', '/contact'],
  ['preguntas frecuentes', '/contact/faq#faq'],
  ['formas de pago', '/contact/faq#faq'],
  ['mi pedido', '/account/orders'],
  ['my order', '/account/orders'],
  ['where is my order', '/account/orders'],
  ['pedido 12', '/account/orders/12'],
  ['Order no. 12', '/account/orders/12'],
  ['#58412', '/account/orders/58412'],
  ['58412', '/account/orders/58412'],
  ['DV-000012', '/account/orders?number=DV-000012'],
] as const

test.each(cases)(
  'SEARCH-49: %j leads to %s in the list and in the suggestions, and to no products',
  async (q, path) => {
    expect(await listed(q)).toMatchObject({ codes: [], path })
    expect((await suggested(q)).filter((line) => line.kind !== 'page')).toEqual([])
    expect((await suggested(q)).map((line) => line.path)).toEqual([path])
  },
)

test.each([
  ['garntia', `${policies}/warranty`],
  ['debolucion', `${policies}/returns`],
  ['sucursle', '/contact#branches'],
  ['garan', `${policies}/warranty`],
  ['deliv', `${policies}/delivery`],
])('SEARCH-49: %j, mistyped or begun, leads to %s', async (q, path) => {
  expect((await listed(q)).path).toBe(path)
  expect((await suggested(q)).map((line) => line.path)).toContain(path)
})

test('SEARCH-49: the page has its title in the language of the shopper', async () => {
  expect((await listed('garantía')).title).toBe('Warranty policy')
  expect((await listed('warranty', spanish)).title).toBe('Política de garantía')
  expect(await suggested('pedido 12', spanish)).toEqual([
    { kind: 'page', description: 'Mi pedido 12', path: '/account/orders/12' },
  ])
})

test('SEARCH-49: products that match stay, and the page stands above them', async () => {
  expect(await listed('privacidad', spanish)).toMatchObject({ codes: ['GLASS'], path: `${policies}/view-privacy` })
  const lines = (await suggested('privacidad', spanish)).map(({ kind }) => kind)
  expect([lines[0], lines.includes('product')]).toEqual(['page', true])
  expect(await listed('#12')).toMatchObject({ codes: ['PHONE'], path: '/account/orders/12' })
  expect(await listed('garantía celular medio')).toMatchObject({ codes: ['PHONE'], path: `${policies}/warranty` })
})

test.each([
  'medio 12',
  '12',
  'mica de privacidad',
  'celular',
  'PHONE',
  'older phone',
  'ordenador',
  'adapter 58412',
  'disco',
  'audífonos con cancelación de ruido',
])('SEARCH-49: %j asks for no page', async (q) => {
  expect((await listed(q)).path).toBeUndefined()
  expect((await suggested(q)).filter((line) => line.path !== null)).toEqual([])
})

test('SEARCH-49: a number of an order says nothing of whether there is one', async () => {
  expect(await listed('pedido 999999')).toEqual({
    codes: [],
    path: '/account/orders/999999',
    title: 'My order 999999',
  })
})

test('every page of help is a page of the store', () => {
  const paths = helpPages.map(({ path }) => findPage(path.split(/[#?]/)[0] as string))
  expect(paths).not.toContain(undefined)
})
