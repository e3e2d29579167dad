import { beforeEach, expect, test } from 'vitest'
import { suggestProducts } from '#contract/search.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const spanish = store.client({ language: 'es' })

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

/** The lines that are suggested for a text, each with its kind. */
const suggested = async (q: string) =>
  (await spanish.call(suggestProducts, { q })).map(({ kind, description }) => `${kind} ${description}`)

const makePhone = (code: string, brand: string, model: string) =>
  makeProduct(db, { code, name: `${brand} ${model}`, nameEs: `${brand} ${model}`, brand, model, categoryId: 1 })

test('SEARCH-32: one letter leads to makers before categories, and the name of a category leads to it', async () => {
  await makePhone('C-1', 'Coral', 'Uno')
  await makeProduct(db, { code: 'CAB', name: 'Kora cable', nameEs: 'Cable Kora', brand: 'Kora', categoryId: 13 })
  const kinds = async (q: string) => (await spanish.call(suggestProducts, { q })).map(({ kind }) => kind)
  const [first, last] = [(await kinds('c'))[0], (await kinds('c')).at(-1)]
  expect([first, last]).toEqual(['words', 'category'])
  expect((await kinds('category 13'))[0]).toBe('category')
})

test('SEARCH-32: of the brands that begin so the one with most products is suggested', async () => {
  await makePhone('S-1', 'Solano', 'Uno')
  for (const code of ['A', 'B']) await makePhone(`S-${code}`, 'Sirena', code)
  expect(await suggested('s')).toContain('brand Sirena')
})

test('SEARCH-75: no edition, unit or letters of a class begin a text', async () => {
  await makePhone('P-1', 'Sirena', 'Nota SE Plus')
  await makeProduct(db, {
    code: 'BOC',
    name: 'Güira speaker, IPX7 pocket',
    nameEs: 'Bocina Güira IPX7 de bolsillo 64 GB',
    brand: 'Güira',
    categoryId: 14,
  })
  for (const q of ['s', 'p', 'i', 'ip', 'g'])
    for (const word of ['se', 'plus', 'ipx', 'gb']) expect(await suggested(q)).not.toContain(`words ${word}`)
  expect(await suggested('s')).toContain('words sirena')
})

test('SEARCH-75: a model that begins with a number is suggested with its maker alone', async () => {
  await makePhone('R-1', 'Sirena', '9 Pro Plus 5G')
  await makePhone('R-2', 'Sirena', '9i')
  const lines = await suggested('sirena')
  expect(lines).toContain('words Sirena 9i')
  expect(lines).not.toContain('words 9 Pro Plus 5G')
})

test('SEARCH-75: a word that only begins a phrase is completed by the phrase alone', async () => {
  await makeProduct(db, {
    code: 'POW',
    name: 'Kora white power bank',
    nameEs: 'Power bank blanco Kora',
    brand: 'Kora',
    categoryId: 15,
  })
  await makeProduct(db, { code: 'FUN', name: 'White case', nameEs: 'Funda blanca', brand: 'Kora', categoryId: 12 })
  const words = async (q: string) => (await suggested(q)).filter((line) => line.startsWith('words'))
  expect(await words('power b')).toEqual(['words power bank'])
  expect(await words('funda b')).toEqual(['words funda blanca'])
})
