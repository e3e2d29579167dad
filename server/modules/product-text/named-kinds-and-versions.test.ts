import { describe, expect, test } from 'vitest'
import { type Listed, phone, phoneCategory as phones, ranked, textIndexOf } from '#server/testing/text-index-of.ts'

const cases = ['Phone cases', 'Fundas'] as const
const chargers = ['Chargers', 'Cargadores'] as const

/** What is made for others: all that is neither a phone nor a charger. */
const indexOf = (...products: readonly Listed[]) =>
  textIndexOf(
    ...products.map((product) => ({
      ...product,
      isForDevices: product.category !== phones && product.category !== chargers,
    })),
  )

const store = indexOf(
  phone('Nubeo', 'Alto 4'),
  phone('Cola', 'Phone'),
  {
    names: ['Nubeo Medio refurbished', 'Nubeo Medio reacondicionado'],
    category: phones,
    brand: 'Nubeo',
    model: 'Medio',
  },
  { names: ['Kora case for Nubeo Alto 4', 'Funda Kora para Nubeo Alto 4'], category: cases, brand: 'Kora' },
  { names: ['Voltara wall charger', 'Cargador de pared Voltara'], category: chargers, brand: 'Voltara' },
  { names: ['Folding stand for phones', 'Soporte plegable para celular'], category: ['Holders', 'Soportes'] },
  phone('Apple', 'iPhone 13'),
  { names: ['Onza Libreta laptop', 'Laptop Onza Libreta'], category: ['Computers', 'Computadoras'], brand: 'Onza' },
  { names: ['Tropik waterproof speaker', 'Bocina Tropik resistente al agua'], category: ['Speakers', 'Bocinas'] },
)
const allPhones = [0, 1, 2, 6]

describe('SEARCH-66: products of the chief kind match its name alike', () => {
  test.each(['phone', 'smartphone', 'celular', 'teléfono'])('%s', (q) => {
    const { docs, steps } = ranked(store, q)
    expect(docs.slice(0, 4).toSorted()).toEqual(allPhones)
    expect(new Set(steps.slice(0, 4)).size).toBe(1)
  })

  test.each([
    'used phone',
    'celular usado',
    'celular de segunda mano',
    'second hand phone',
    'nubeo usado',
    'used nubeo',
  ])('what says the preference in any of its words is first: %s', (q) => {
    expect(ranked(store, q).docs[0]).toBe(2)
  })

  test.each(['celular a buen precio', 'low cost phone', 'inexpensive phone'])(
    'a row of words is a preference: %s',
    (q) => {
      expect(store.search(q).preferences).toEqual(['cheap'])
      expect(ranked(store, q).docs.toSorted()).toEqual(allPhones)
    },
  )
})

describe('SEARCH-67: beside another kind a device says what it is for', () => {
  test.each([
    ['funda iphone 13', 3],
    ['iphone 13 case', 3],
    ['laptop charger', 4],
    ['cargador de laptop', 4],
  ])('%s', (q, doc) => {
    const { docs, isNear } = ranked(store, q)
    expect([docs[0], isNear]).toEqual([doc, true])
  })
})

describe('SEARCH-68: what describes the chief kind finds nothing of another kind in its place', () => {
  test.each([
    'folding phone',
    'celular plegable',
    'celular con cargador',
    'phone with case',
    'celular resistente al agua',
  ])('%s', (q) => {
    const { docs, isNear } = ranked(store, q)
    expect([docs.slice(0, 4).toSorted(), isNear]).toEqual([allPhones, true])
  })

  test('a thing that is described itself is found', () => {
    expect(ranked(store, 'folding stand').docs[0]).toBe(5)
  })
})

describe('SEARCH-69: a network or a year makes no other model', () => {
  const models = indexOf(
    phone('Nubeo', 'Galaxia S22 Plus 5G'),
    phone('Nubeo', 'Galaxia S22 5G'),
    phone('Nubeo', 'Galaxia A53 5G'),
    phone('Nubeo', 'Galaxia A53'),
    phone('Onza', 'Y21s'),
    phone('Onza', 'Y21 2021'),
  )

  test.each([
    ['s22', 1],
    ['galaxia s22', 1],
    ['a53', 3],
    ['galaxia a53 5g', 2],
    ['onza y21', 5],
  ])('%s', (q, first) => {
    expect(ranked(models, q).docs[0]).toBe(first)
  })
})

test('SEARCH-54: a maker of speakers that is not sold leads to speakers', () => {
  const { docs, nearest } = store.search('jbl')
  expect([docs.length, store.search(nearest ?? '').docs[0]]).toEqual([0, 8])
})
