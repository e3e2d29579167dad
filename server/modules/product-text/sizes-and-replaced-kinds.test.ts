import { describe, expect, test } from 'vitest'
import { phone, phoneCategory, ranked, textIndexOf } from '#server/testing/text-index-of.ts'

describe('SEARCH-70: a size is no number of a model', () => {
  const index = textIndexOf(
    phone('Nubeo', 'Alto 15', '8/128 GB'),
    phone('Nubeo', 'Alto 16', '4 GB + 64 GB'),
    phone('Onza', 'Libre', '2/8 GB'),
    { ...phone('Onza', 'Libre 3', '256 GB'), features: [{ en: '12 GB RAM', es: '12 GB RAM' }] },
    phone('Onza', 'S8', '16/512 GB'),
  )

  test.each([
    ['nubeo alto 8', []],
    ['nubeo alto 4', []],
    ['onza libre 12', []],
    ['nubeo alto 128', [0]],
    ['nubeo alto 16', [1]],
    ['alto15', [0]],
    ['8gb', [0, 2]],
    ['8 gb', [0, 2]],
    ['8gb ram', [0]],
    ['8 gb de ram', [0]],
    ['8gb de memoria ram', [0]],
    ['ram 8gb', [0]],
    ['ram de 12 gb', [3]],
    ['12 ram', [3]],
    ['4gb of ram', [1]],
    ['onza 512gb', [4]],
  ] as const)('%s finds %j', (q, docs) => {
    const { docs: found, partial, isNear, corrected } = index.search(q)
    const whole = isNear || corrected !== null ? [] : [...found].slice(0, found.length - partial)
    expect(whole.toSorted()).toEqual(docs)
  })

  test('what has the size is found by `ram` alone', () => {
    expect([...index.search('ram').docs]).toContain(3)
  })

  test('a size that no product has is left out', () => {
    expect(index.search('onza 64 tb').corrected).toBe('onza')
  })
})

describe('SEARCH-71: a number says nothing without the name beside it', () => {
  const index = textIndexOf(
    phone('Nubeo', 'Alto 13'),
    phone('Onza', 'Y15'),
    phone('Onza', 'Siete 7s', '3/32 GB'),
    phone('Onza', 'Siete S', '7/32 GB'),
  )

  test('the things of that name are found, and no other thing of that number', () => {
    expect(ranked(index, 'nubeo 15')).toMatchObject({ docs: [0], isNear: true })
    expect(index.search('nubeo 15').nearest).toBeNull()
  })

  test('none of that number fills a list of few', () => {
    expect(ranked(index, 'alto 13').docs).toEqual([0])
    const both = textIndexOf(phone('Nubeo', 'Alto 15'), phone('Nubeo', 'Alto 13'), phone('Onza', 'Libre 15'))
    expect(ranked(both, 'alto 15').docs).toEqual([0, 1])
  })

  test('the number of a model stays whole: `s7` is neither a 7s nor an S', () => {
    expect([...index.search('s7').docs]).toEqual([])
    expect([...index.search('7s').docs]).toEqual([2])
  })
})

describe('SEARCH-72: a kind that is not there says so', () => {
  const speakers = ['Speakers', 'Bocinas'] as const
  const index = textIndexOf(
    { names: ['Tropik speaker', 'Bocina Tropik'], category: speakers },
    phone('Nubeo', 'Alto 13'),
    { names: ['Onza card reader', 'Lector de tarjetas Onza'], category: ['Adapters', 'Adaptadores'] },
    { names: ['Onza laptop', 'Laptop Onza'], category: ['Computers', 'Computadoras'] },
    { names: ['Kora clear case', 'Funda transparente Kora'], category: ['Cases', 'Fundas'], isForDevices: true },
  )

  test.each([
    ['soundbar', 0],
    ['barra de sonido', 0],
    ['feature phone', 1],
  ])('%s lists the broader kind as near', (q, doc) => {
    expect(ranked(index, q)).toMatchObject({ docs: [doc], isNear: true })
  })

  test('the broader kind itself is no near one', () => {
    expect(ranked(index, 'speaker')).toMatchObject({ docs: [0], isNear: false })
  })

  test.each([
    ['printer', 'laptop'],
    ['impresora barata', 'laptop'],
    ['laptop bag', 'case'],
  ])('%s offers the nearest kind: %s', (q, nearest) => {
    const { docs, nearest: offered } = index.search(q)
    expect([docs.length, index.search(offered ?? '').docs]).toEqual([0, index.search(nearest).docs])
  })

  test('the nearest of a kind that is not there either is offered in its place', () => {
    const tablets = textIndexOf({ names: ['Onza tablet', 'Tableta Onza'], category: ['Tablets', 'Tabletas'] })
    for (const q of ['tv', 'fire stick']) expect(tablets.search(tablets.search(q).nearest ?? '').docs).toHaveLength(1)
  })
})

describe('SEARCH-73: a word that names a kind or describes', () => {
  const index = textIndexOf(
    {
      names: ['Voltara 100 W desktop charger', 'Cargador de mesa 100 W Voltara'],
      category: ['Chargers', 'Cargadores'],
    },
    { names: ['Onza desktop', 'Computadora de escritorio Onza'], category: ['Computers', 'Computadoras'] },
    { names: ['Onza portable SSD', 'Disco SSD portátil Onza'], category: ['Memory', 'Memorias'] },
    { names: ['Onza laptop', 'Laptop Onza'], category: ['Computers', 'Computadoras'] },
    { names: ['Taller screwdriver set', 'Juego de destornilladores Taller'], category: ['Tools', 'Herramientas'] },
    { names: ['Liga game controller', 'Control de juego Liga'], category: ['Controllers', 'Controles'] },
  )

  test('a desktop charger is no computer', () => {
    expect(ranked(index, 'mini pc').docs).not.toContain(0)
  })

  test('what is sold comes first in Spanish: a portable disk is no laptop', () => {
    expect(ranked(index, 'portátil').docs).toEqual([3, 2])
  })

  test('a set of tools is no game', () => {
    expect([...index.search('games').docs]).not.toContain(4)
    expect(ranked(index, 'juego de destornilladores').docs[0]).toBe(4)
  })
})

describe('SEARCH-74: a word of judgement that is mistyped or unfinished', () => {
  const store = textIndexOf(phone('Nubeo', 'Alto'), {
    names: ['Kora case for phones', 'Funda Kora para celular'],
    category: ['Phone cases', 'Fundas'],
    isForDevices: true,
  })

  test.each(['celular barat', 'celular varato', 'celular economic', 'chep phone', 'phone chea'])('%s', (q) => {
    const { preferences, corrected } = store.search(q)
    expect([preferences, corrected, ranked(store, q).docs]).toEqual([['cheap'], null, [0]])
  })

  test('what products have in their names is no such word', () => {
    const index = textIndexOf(phone('Nubeo', 'Alto'), phone('Onza', 'Barataria'))
    expect(index.search('onza barat').preferences).toEqual([])
    expect(ranked(index, 'onza barat').docs).toEqual([1])
  })
})

describe('SEARCH-68: a word that describes a phone lists no accessories', () => {
  test('folding phone', () => {
    const index = textIndexOf(
      phone('Nubeo', 'Alto'),
      { names: ['Kora case', 'Funda Kora'], category: ['Phone cases', 'Fundas'], isForDevices: true },
      { names: ['Folding stand for phones', 'Soporte plegable para celular'], category: ['Holders', 'Soportes'] },
    )
    expect(ranked(index, 'folding phone')).toMatchObject({ docs: [0], isNear: true })
  })
})

test('each document that is found for some of the words has a score', () => {
  const index = textIndexOf(
    { names: ['Funda Aria 12', 'Funda Aria 12'], category: phoneCategory },
    { names: ['Cargador USB-C 20 W', 'Cargador USB-C 20 W'], category: ['Chargers', 'Cargadores'] },
  )
  expect([...index.search('w ar').scores].every((score) => score > 0)).toBe(true)
})
