import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { addToSearchHistory, suggestProducts } from '#contract/search.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const spanish = store.client({ language: 'es' })

type Lines = Awaited<ReturnType<typeof client.call<typeof suggestProducts>>>
const of = (lines: Lines, kind: Lines[number]['kind']) =>
  lines.filter((line) => line.kind === kind).map((line) => line.description)

beforeEach(async () => {
  await store.reset()
  for (const code of [1, 2]) await makeBranch(db, { code })
  await makeProduct(db, {
    code: 'CAR-1',
    name: 'Voltara V20 wall charger',
    nameEs: 'Cargador de pared Voltara V20',
    brand: 'Voltara',
    categoryId: 11,
    stock: { 1: 5 },
  })
  await makeProduct(db, {
    code: 'CAR-2',
    name: 'Voltara Auto car charger',
    nameEs: 'Cargador de carro Voltara Auto',
    brand: 'Voltara',
    categoryId: 11,
    stock: { 2: 5 },
  })
  await makeProduct(db, {
    code: 'FUN-1',
    name: 'Kora clear case',
    nameEs: 'Funda transparente Kora',
    brand: 'Kora',
    categoryId: 12,
    priceCentavos: 35_050,
  })
})

test('a word that is begun is completed, in the language of the shopper', async () => {
  expect(of(await spanish.call(suggestProducts, { q: 'carg' }), 'words')).toEqual([
    'cargador',
    'cargador de carro',
    'cargador de pared',
  ])
  expect(of(await client.call(suggestProducts, { q: 'char' }), 'words')).toContain('charger')
})

test('a mistyped word is completed as well', async () => {
  expect(of(await spanish.call(suggestProducts, { q: 'cargdor' }), 'words')).toContain('cargador de pared')
})

test('products show their picture’s and their price’s place', async () => {
  const lines = await client.call(suggestProducts, { q: 'funda' })
  expect(lines.find((line) => line.kind === 'product')).toMatchObject({
    codarticulo: 'FUN-1',
    description: 'Kora clear case',
    price: 350.5,
    picture_url: null,
    byUser: false,
  })
})

test('SEARCH-39: a search with a price suggests the products within it, and nothing that would lose it', async () => {
  await makeProduct(db, {
    code: 'FUN-2',
    name: 'Dear case',
    nameEs: 'Funda cara',
    categoryId: 12,
    priceCentavos: 900_00,
  })
  await makeProduct(db, {
    code: 'FUN-3',
    name: 'Case 1,500',
    nameEs: 'Funda 1,500',
    categoryId: 12,
    priceCentavos: 2_000_00,
  })
  const codes = async (q: string) => (await spanish.call(suggestProducts, { q })).map((line) => line.codarticulo)
  expect((await codes('funda menos de 1,500')).filter(Boolean).toSorted()).toEqual(['FUN-1', 'FUN-2'])
  expect(await codes('funda de más de 500 pesos')).not.toContain('FUN-1')
  expect((await codes('funda entre 400 y 1000 pesos')).filter(Boolean)).toEqual(['FUN-2'])
})

test('a product that is shown and still fits stays where it is when a key is added', async () => {
  for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) await makeProduct(db, { code, name: `Zeta lamp ${code}${code}` })
  await makeProduct(db, { code: 'G', name: 'Zeta lamp GG' })
  const codes = async (q: string, shown?: string) =>
    (await client.call(suggestProducts, { q, ...(shown && { shown }) })).flatMap((line) => line.codarticulo ?? [])
  expect(await codes('zeta')).toEqual(['A', 'B', 'C', 'D'])
  expect(await codes('zeta', 'G,FUN-1,F,nothing')).toEqual(['G', 'F', 'A', 'B'])
})

test('one or two letters that only begin a word suggest no products', async () => {
  const kinds = async (q: string) => (await client.call(suggestProducts, { q })).map(({ kind }) => kind)
  expect(await kinds('vo')).not.toContain('product')
  expect(await kinds('vol')).toContain('product')
  await makeProduct(db, { code: 'TV', name: 'Zeta screen', brand: 'LG' })
  expect(await kinds('lg')).toContain('product')
})

test('a product’s new name and its new first picture are suggested', async () => {
  const shown = async () => {
    const line = (await client.call(suggestProducts, { q: 'FUN-1' })).find((one) => one.kind === 'product')
    return [line?.description, line?.picture_url]
  }
  const pictures = [
    { product_code: 'FUN-1', position: 1, picture: 'second.webp', photo_type: 'side' },
    { product_code: 'FUN-1', position: 0, picture: 'first.webp', photo_type: 'front' },
  ]
  expect(await shown()).toEqual(['Kora clear case', null])
  await db.insertInto('product_pictures').values(pictures).execute()
  await expect.poll(shown).toEqual(['Kora clear case', '/media/first.webp'])
  await db.updateTable('product_pictures').set({ picture: 'other.webp' }).where('position', '=', 0).execute()
  await expect.poll(shown).toEqual(['Kora clear case', '/media/other.webp'])
  await db.deleteFrom('product_pictures').where('position', '=', 0).execute()
  await expect.poll(shown).toEqual(['Kora clear case', '/media/second.webp'])
  await sql`truncate product_pictures`.execute(db)
  await expect.poll(shown).toEqual(['Kora clear case', null])
  await db.updateTable('products').set({ name_en: 'Kora frosted case' }).where('code', '=', 'FUN-1').execute()
  await expect.poll(shown).toEqual(['Kora frosted case', null])
})

test('products that the branch has come before those that it lacks', async () => {
  const products = async (place: number) =>
    (await client.call(suggestProducts, { q: 'cargador', place })).flatMap((line) => line.codarticulo ?? [])
  expect(await products(1)).toEqual(['CAR-1', 'CAR-2'])
  expect(await products(2)).toEqual(['CAR-2', 'CAR-1'])
})

test('categories and brands that begin so are offered', async () => {
  const lines = await client.call(suggestProducts, { q: 'vol' })
  expect(of(lines, 'brand')).toEqual(['Voltara'])
  expect(
    (await client.call(suggestProducts, { q: 'category 12' })).find((line) => line.kind === 'category')?.category_id,
  ).toBe(12)
})

test('SEARCH-39: a suggested category says whether the text is its name, or only begins or corrects to it', async () => {
  await makePhoneWithChargers()
  const exact = async (q: string) =>
    (await client.call(suggestProducts, { q })).flatMap((line) => (line.kind === 'category' ? line.is_exact : []))
  for (const q of ['chargers', 'Charger', 'cargador', 'cargadores', 'power adapter', 'los cargadores'])
    expect(await exact(q), q).toEqual([true])
  for (const q of ['char', 'chargerz', 'categ']) expect(new Set(await exact(q)), q).toEqual(new Set([false]))
  expect(await exact('Zeta charger 65')).toEqual([])
})

/** A phone that takes 45 W by USB-C, and chargers of which two fit it. */
async function makePhoneWithChargers() {
  const stock = { 1: 5 }
  await makeProduct(db, {
    code: 'PHONE',
    name: 'Lumen Aria 12 Pro',
    brand: 'Lumen',
    model: 'Aria 12 Pro',
    categoryId: 1,
  })
  await makeProduct(db, { code: 'W65', name: 'Zeta charger 65', nameEs: 'Cargador Zeta 65', categoryId: 11, stock })
  await makeProduct(db, { code: 'W45', name: 'Zeta charger 45', nameEs: 'Cargador Zeta 45', categoryId: 11, stock })
  for (const [code, rows] of [
    ['PHONE', { Charging: '45 W', Connector: 'USB-C' }],
    ['CAR-1', { Power: '20 W', Ports: '1 USB-A' }],
    ['W65', { Power: '65 W', Ports: '2 USB-C' }],
    ['W45', { Power: '45 W', Ports: '1 USB-C' }],
  ] as const)
    await specify(code, rows)
  await db.updateTable('categories').set({ slug: 'cellphones' }).where('id', '=', 1).execute()
  await db
    .updateTable('categories')
    .set({ slug: 'chargers', name_en: 'Chargers', name_es: 'Cargadores' })
    .where('id', '=', 11)
    .execute()
}

/** Gives a product specifications by their English names. */
async function specify(code: string, rows: Record<string, string>) {
  const both = (text: string) => ({ en: text, es: text })
  const specifications = Object.entries(rows).map(([name, value]) => ({ name: both(name), value: both(value) }))
  await db
    .updateTable('products')
    .set({ specifications: JSON.stringify(specifications) })
    .where('code', '=', code)
    .execute()
}

test('SEARCH-38: for a charger and a phone the chargers that fit it are suggested, and their category', async () => {
  await makePhoneWithChargers()
  const lines = await spanish.call(suggestProducts, { q: 'cargador aria 12 pro' })
  expect(lines.flatMap(({ codarticulo, fits }) => (codarticulo ? [[codarticulo, fits]] : []))).toEqual([
    ['W45', 'Lumen Aria 12 Pro'],
    ['W65', 'Lumen Aria 12 Pro'],
  ])
  expect(lines[0]).toMatchObject({ kind: 'category', description: 'Cargadores', category_id: 11 })
})

test('SEARCH-38: what the branch does not have is not suggested for a phone', async () => {
  await makePhoneWithChargers()
  await db.updateTable('stock').set({ on_hand: 0 }).where('product_code', '=', 'W45').execute()
  const codes = async (place: number) =>
    (await spanish.call(suggestProducts, { q: 'cargador aria 12 pro', place })).flatMap(
      (line) => line.codarticulo ?? [],
    )
  await expect.poll(() => codes(1)).toEqual(['W65'])
  // Where none fits, those that the list has first are suggested.
  expect(await codes(2)).toContain('CAR-2')
})

test('a category comes before the completions', async () => {
  await makePhoneWithChargers()
  const kinds = (await spanish.call(suggestProducts, { q: 'cargador' })).map(({ kind }) => kind)
  expect(kinds[0]).toBe('category')
  expect(kinds).toContain('words')
})

test('the last line is the search for all products, with as many as its list has', async () => {
  const last = async (q: string) => (await spanish.call(suggestProducts, { q })).at(-1)
  expect(await last('cargador')).toMatchObject({ kind: 'all', description: 'cargador', total: 2, codarticulo: null })
  expect(await last('funda menos de 1,500')).toMatchObject({
    kind: 'all',
    description: 'funda menos de 1,500',
    total: 1,
  })
  expect(await last('x')).toBeUndefined()
})

test('within a category or a brand only their products count', async () => {
  const inCategory = await client.call(suggestProducts, { q: 'c', category: 12 })
  expect(inCategory.flatMap((line) => line.codarticulo ?? [])).toEqual(['FUN-1'])
  const ofBrand = await client.call(suggestProducts, { q: 'carg', brands_selected: 'kora' })
  expect(ofBrand).toEqual([])
})

test('no category is offered in which a brand has nothing, and no brand that a category does not have', async () => {
  const inBrand = async (brand: string) =>
    of(await client.call(suggestProducts, { q: 'cat', brands_selected: brand }), 'category')
  expect(await inBrand('kora')).toEqual(['Category 12'])
  expect(await inBrand('nobody')).toEqual([])
  const inCategory = async (category: number) => of(await client.call(suggestProducts, { q: 'kor', category }), 'brand')
  expect([await inCategory(11), await inCategory(12)]).toEqual([[], ['Kora']])
})

test('an empty text suggests the most popular phones and categories that the branch has', async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  const phone = (code: string, model: string, popularity: number, { stock = 1, pesos = 100 } = {}) =>
    makeProduct(db, { code, model, categoryId: 1, popularity, stock: { 1: stock }, priceCentavos: pesos * 100 })
  await phone('LESS', 'Aria', 5)
  await phone('MORE', 'Brisa', 9, { pesos: 300 })
  await phone('OTHER-COLOUR', 'Brisa', 8, { pesos: 200 })
  await phone('ELSEWHERE', 'Brisa', 8, { pesos: 50, stock: 0 })
  await phone('GONE', 'Coral', 7, { stock: 0 })
  await makeProduct(db, { code: 'CABLE', categoryId: 11, popularity: 6, stock: { 1: 1 } })
  for (const code of ['CASE', 'CASE-2']) await makeProduct(db, { code, categoryId: 12, popularity: 2, stock: { 1: 1 } })
  const picture = { product_code: 'MORE', position: 0, picture: 'front.webp', photo_type: 'front' }
  await db.insertInto('product_pictures').values(picture).execute()
  const lines = await store.client({ language: 'es' }).call(suggestProducts, { q: '' })
  expect(lines.map((line) => [line.kind, line.description, line.category_id ?? line.picture_url])).toEqual([
    ['words', 'Lumen Brisa', expect.stringContaining('front.webp')],
    ['words', 'Lumen Aria', null],
    ['category', 'Categoría 12', 12],
    ['category', 'Categoría 11', 11],
  ])
  expect(lines.map(({ price }) => price)).toEqual([200, 100, null, null])
})

test('a text without a word suggests nothing', async () => {
  expect(await client.call(suggestProducts, { q: '%' })).toEqual([])
})

test('at most ten lines are suggested, whatever is typed', async () => {
  for (const q of ['c', 'a', 'zzzz', 'x'.repeat(120), 'a b c d e f g h i j k']) {
    expect((await client.call(suggestProducts, { q })).length).toBeLessThanOrEqual(10)
  }
})

test('SEARCH-62: of the colours of a model one is suggested, that which is shown already if there is one', async () => {
  const phone = async (code: string, model: string, color: string, popularity = 0) => {
    const stock = { 1: 1 }
    await makeProduct(db, { code, name: `Norte ${model} phone, ${color}`, model, categoryId: 1, popularity, stock })
    await db.updateTable('products').set({ color }).where('code', '=', code).execute()
  }
  for (const [nth, color] of ['black', 'coral', 'blue', 'cream', 'mango'].entries()) {
    await phone(`A-${nth}`, 'Alba', color, 90)
    await phone(`B-${nth}`, 'Bruma', color, 50 + nth)
  }
  const suggested = async (q: string, shown = '') =>
    (await client.call(suggestProducts, { q, ...(shown && { shown }) })).flatMap((line) => line.codarticulo ?? [])
  expect(await suggested('norte')).toEqual(['A-0', 'B-4'])
  expect(await suggested('norte', 'B-1,A-3')).toEqual(['B-1', 'A-3'])
  expect(await suggested('norte menos de 5000')).toEqual(['A-0', 'B-4'])
  expect(await suggested('menos de 5000')).toEqual(['A-0', 'B-4', 'CAR-1', 'CAR-2'])
  const all = (await client.call(suggestProducts, { q: 'norte' })).at(-1)
  expect(all).toMatchObject({ kind: 'all', total: 2 })
})

test('SEARCH-62: of a model the size is suggested that its list shows, the cheapest', async () => {
  const phone = async (storage: string, priceCentavos: number, popularity: number) => {
    const code = `N-${storage.replace(' ', '')}`
    const name = `Sirena Norte ${storage} phone`
    const stock = { 1: 5 }
    await makeProduct(db, { code, name, model: 'Norte', categoryId: 1, stock, priceCentavos, popularity })
    await db.updateTable('products').set({ storage }).where('code', '=', code).execute()
  }
  await phone('256 GB', 900_00, 90)
  await phone('64 GB', 500_00, 10)
  const listed = (await client.call(listProducts, { q: 'norte', by_model: true, place: 1 })).docs[0]?.codarticulo
  const suggested = (await client.call(suggestProducts, { q: 'norte', place: 1 })).find(
    ({ kind }) => kind === 'product',
  )
  expect([listed, suggested?.codarticulo]).toEqual(['N-64GB', 'N-64GB'])
})

test('products are suggested however many completions there are', async () => {
  for (const [at, name] of ['Cara blue', 'Carbo red', 'Carlo green', 'Carmen pink'].entries()) {
    await makeProduct(db, { code: `C-${at}`, name, brand: 'Caribe', categoryId: 11 + (at % 2) })
  }
  await db
    .updateTable('categories')
    .set({ name_en: sql`'Cars ' || id` })
    .execute()
  await makeCustomer(db, { email: 'ana@example.com' })
  const ana = await signIn(store, 'ana@example.com')
  await ana.client.call(addToSearchHistory, { descriptions: ['car one', 'car two', 'car three'] })
  const lines = await ana.client.call(suggestProducts, { q: 'car' })
  expect(lines).toHaveLength(10)
  expect(lines.at(-1)?.kind).toBe('all')
  expect(of(lines, 'product').length).toBeGreaterThanOrEqual(3)
})

test('a customer sees their own earlier searches that fit, and all of them before typing', async () => {
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  const ana = await signIn(store, 'ana@example.com')
  const bob = await signIn(store, 'bob@example.com')
  await ana.client.call(addToSearchHistory, { descriptions: ['funda roja', 'cargador lento'] })
  expect(
    (await ana.client.call(suggestProducts, { q: '' }))
      .slice(0, 2)
      .map((line) => [line.description, line.byUser, line.kind]),
  ).toEqual([
    ['cargador lento', true, 'history'],
    ['funda roja', true, 'history'],
  ])
  expect(of(await ana.client.call(suggestProducts, { q: 'cargador l' }), 'history')).toEqual(['cargador lento'])
  expect(of(await bob.client.call(suggestProducts, { q: 'cargador l' }), 'history')).toEqual([])
  expect(of(await client.call(suggestProducts, { q: 'cargador l' }), 'history')).toEqual([])
})

test('a customer of another price level sees their own price', async () => {
  await makeProduct(db, {
    code: 'OWN',
    name: 'Zeta',
    prices: [
      { level: 1, priceCentavos: 10_000 },
      { level: 3, priceCentavos: 8_000 },
    ],
  })
  await makeCustomer(db, { email: 'ana@example.com', priceLevel: 3 })
  const ana = await signIn(store, 'ana@example.com')
  expect((await client.call(suggestProducts, { q: 'zeta' })).map((line) => line.price)).toContain(100)
  expect((await ana.client.call(suggestProducts, { q: 'zeta' })).map((line) => line.price)).toContain(80)
})
