import { describe, expect, test } from 'vitest'
import { phone, ranked, textIndexOf } from '#server/testing/text-index-of.ts'

const chargers = ['Chargers', 'Cargadores'] as const
const cases = ['Phone cases', 'Fundas'] as const

const complete = ({ docs, partial, isNear }: ReturnType<ReturnType<typeof textIndexOf>['search']>) =>
  isNear ? [] : [...docs.subarray(0, docs.length - partial)]

describe('SEARCH-70: a pair of memory and storage', () => {
  const index = textIndexOf(
    phone('Onza', 'Alto 13', '8/128 GB'),
    phone('Onza', 'Alto 13', '6/128 GB'),
    phone('Nubeo', 'Pixel 8', '12/256 GB'),
    phone('Solano', 'Norte', '8+256'),
  )

  test.each([
    ['Onza Alto 13 8/128 GB', [0]],
    ['onza alto 13 6/128', [1]],
    ['8/128', [0]],
    ['8+256', [3]],
    ['12 GB + 256 GB', [2]],
    ['onza alto 13 (8GB RAM + 128GB)', [0]],
  ] as const)('%s finds %j whole', (q, docs) => {
    expect(complete(index.search(q))).toEqual(docs)
  })
})

describe('SEARCH-76: a phone beside a word that names no kind', () => {
  const index = textIndexOf(
    phone('Onza', 'Alto'),
    phone('Nubeo', 'Bajo'),
    { names: ['Tropik GPS watch', 'Reloj Tropik con GPS'], category: ['Watches', 'Relojes'], brand: 'Tropik' },
    { names: ['Kora lanyard', 'Adorno Kora'], category: ['Others', 'Otros'] },
  )

  test.each(['celular gps', 'celular con gps', 'gps phone', 'tropik phone'])('%s looks for a phone', (q) => {
    expect(ranked(index, q)).toMatchObject({ docs: [0, 1], isNear: true })
  })

  test.each(['phone lanyard', 'lanyard for phones', 'adorno celular', 'adorno para celular'])(
    '%s looks for something else',
    (q) => {
      expect(ranked(index, q).docs[0]).toBe(3)
    },
  )
})

describe('SEARCH-78: what says nothing in a sentence', () => {
  const index = textIndexOf(
    phone('Sol', 'Galaxia A53'),
    phone('Xiaomi', 'Mi 11'),
    phone('Onza', 'Alto 4'),
    { names: ['Kora case for Onza Alto 4', 'Funda Kora para Onza Alto 4'], category: cases, isForDevices: true },
    { names: ['Taller screwdriver set', 'Juego de destornilladores Taller'], category: ['Tools', 'Herramientas'] },
  )

  test.each([
    ['i want a phone', 'phone'],
    ['celular para mi', 'celular'],
  ])('%s finds what `%s` finds', (q, bare) => {
    expect([...index.search(q).docs]).toEqual([...index.search(bare).docs])
  })

  test('a case for my phone is found whole', () => {
    for (const q of ['funda para mi onza alto 4', 'i need a case for my onza alto 4'])
      expect(complete(index.search(q)), q).toEqual([3])
  })

  test('the same words name models elsewhere', () => {
    expect(ranked(index, 'mi 11').docs[0]).toBe(1)
    expect(ranked(index, 'galaxia a').docs[0]).toBe(0)
  })

  test('a set of tools is found whole', () => {
    expect(complete(index.search('juego de destornilladores'))).toEqual([4])
  })
})

describe('SEARCH-71: models that are not sold, and those that are being typed', () => {
  const index = textIndexOf(
    phone('Onza', 'Alto 13'),
    phone('Onza', 'Alto 13 Pro'),
    phone('Nubeo', 'Pixel 7'),
    phone('Sol', 'Galaxia A53'),
    { names: ['Protector for Onza Alto 13', 'Protector para Onza Alto 13'], category: ['Glass', 'Micas'] },
    { names: ['Voltara 3 in 1 station', 'Estación Voltara 3 en 1'], category: chargers },
    { names: ['Cable 3.5 mm, 1 m', 'Cable 3.5 mm, 1 m'], category: ['Cables', 'Cables'] },
  )

  test('the number of a model with letters on both sides is one word', () => {
    expect(index.search('galaxia a05s').corrected).toBe('galaxia')
  })

  test('nothing is found for a number of which the name is unknown', () => {
    expect([...index.search('zenfone 7').docs]).toEqual([])
  })

  test('a name that is also a unit is corrected', () => {
    expect(index.search('pixle 7').corrected).toBe('pixel 7')
  })

  test('a model whose edition is being typed is a whole match', () => {
    expect(ranked(index, 'onza alto 13 pr').docs[0]).toBe(1)
  })

  test('an unfinished number matches those with one more digit', () => {
    expect(complete(index.search('onza alto 1')).toSorted()).toEqual([0, 1, 4])
  })

  test.each(['3 en 1', '3 in 1', '3-en-1'])('%s is one word', (q) => {
    expect(complete(index.search(q))).toEqual([5])
  })

  test('no word completes the letters of a model’s number', () => {
    const texts = index.complete('galaxia a53s', { language: 3, max: 4 }).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('a53s'))).toEqual([])
  })
})

describe('SEARCH-71: a number says nothing without the name beside it', () => {
  const others = ['Alto', 'Bajo', 'Claro', 'Duro'].map((model) => phone('Onza', model))
  const index = textIndexOf(...others, phone('Onza', 'Este 15'), phone('Lumen', 'Aria 15'))

  test('what has the number alone does not follow what has both', () => {
    const { docs } = ranked(index, 'onza 15')
    expect([docs[0], docs.includes(0), docs.includes(5)]).toEqual([4, true, false])
  })
})

describe('SEARCH-51: an edition that is being typed', () => {
  const index = textIndexOf(
    { ...phone('Onza', 'Alto 13'), names: ['Onza Alto 13, premium finish', 'Onza Alto 13, acabado premium'] },
    phone('Onza', 'Alto 13 Pro'),
  )

  test.each([
    ['onza alto 13', [0]],
    ['onza alto 13 pr', [0, 1]],
    ['onza alto 13 pro', [1]],
  ] as const)('%s finds %j whole', (q, docs) => {
    expect(complete(index.search(q)).toSorted()).toEqual(docs)
  })
})
