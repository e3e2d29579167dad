import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { addOwnSynonyms } from '#server/modules/product-text/own-synonyms.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { hasDoc } from './doc-id-set.ts'
import { loadIndex } from './load-index.ts'
import { encodeTextSnapshot, readTextSnapshot, writeTextSnapshot } from './text-snapshot.ts'

const store = await testStore()
const { db } = store.database
const folder = mkdtempSync(join(tmpdir(), 'vitrina-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  await store.reset()
  rmSync(join(folder, 'search-index'), { recursive: true, force: true })
  for (const name of ['Onza', 'Norte', 'Faro']) await makeProduct(db, { code: name.toUpperCase(), name })
})

const load = async () => loadIndex(db, new Date(), { snapshot: await readTextSnapshot(folder) })
const save = async () => writeTextSnapshot(folder, encodeTextSnapshot(await loadIndex(db, new Date())))

/** The codes of the shown products that a search finds. */
const found = (index: CatalogueIndex, q: string) =>
  [...index.text.search(q).docs].filter((doc) => hasDoc(index.live, doc)).map((doc) => index.codes[doc])

test('a text that is saved is not analysed again: the product is found as the index found it that was saved', async () => {
  const saved = await loadIndex(db, new Date())
  const text = { brand: '', model: '', categoryNames: [], color: null, storage: null }
  saved.text.set(saved.docs.get('FARO') as number, { ...text, code: 'FARO', names: ['Zafiro'] })
  await writeTextSnapshot(folder, encodeTextSnapshot(saved))
  const index = await load()
  expect(['onza', 'norte', 'zafiro'].map((q) => found(index, q))).toEqual([['ONZA'], ['NORTE'], ['FARO']])
})

test('products that were renamed, hidden or added since the texts were saved are found as they are now', async () => {
  await save()
  await db.updateTable('products').set({ name_en: 'Vela', name_es: 'Vela' }).where('code', '=', 'ONZA').execute()
  await db.updateTable('products').set({ status: 'hidden' }).where('code', '=', 'NORTE').execute()
  await makeProduct(db, { code: 'AAA', name: 'Brisa' })
  const index = await load()
  expect(['vela', 'faro', 'brisa', 'norte'].map((q) => found(index, q))).toEqual([['ONZA'], ['FARO'], ['AAA'], []])
  expect([...index.byPopularity].filter((doc) => hasDoc(index.live, doc))).toHaveLength(3)
  expect([...index.byAge].filter((doc) => hasDoc(index.live, doc))).toHaveLength(3)
})

test('a damaged file is not read', async () => {
  await save()
  const [name = ''] = readdirSync(join(folder, 'search-index'))
  const path = join(folder, 'search-index', name)
  const bytes = readFileSync(path)
  expect(await readTextSnapshot(folder)).toBeDefined()
  bytes[bytes.length - 9] = (bytes.at(-9) as number) ^ 1
  writeFileSync(path, bytes)
  expect(await readTextSnapshot(folder)).toBeUndefined()
  writeFileSync(path, 'x')
  expect(await readTextSnapshot(folder)).toBeUndefined()
})

test('files of other versions are not read, and only the two that were written last stay', async () => {
  await save()
  const [name = ''] = readdirSync(join(folder, 'search-index'))
  const bytes = readFileSync(join(folder, 'search-index', name))
  rmSync(join(folder, 'search-index', name))
  for (const version of ['a', 'b', 'c']) writeFileSync(join(folder, 'search-index', `texts-${version}.bin`), bytes)
  expect(await readTextSnapshot(folder)).toBeUndefined()
  await save()
  expect(readdirSync(join(folder, 'search-index'))).toHaveLength(2)
  expect(await readTextSnapshot(folder)).toBeDefined()
})

test('texts that were saved before the retailer added words of its own are analysed again', async () => {
  await makeProduct(db, { code: 'QUIMBO', name: 'Quimbo' })
  await save()
  // The thesaurus belongs to the process, so these are words that no other test has.
  addOwnSynonyms('quimbo, zurumbat')
  expect(found(await load(), 'zurumbat')).toEqual(['QUIMBO'])
})
