import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from '#domain/search/fold-text.ts'
import type { ProductText } from './analyze-product.ts'
import { otherWords } from './other-words.ts'
import { createProductTextIndex } from './product-text-index.ts'

const phones = ['Cellphones', 'Celulares']
const phoneCases = ['Phone cases', 'Fundas']
const chargers = ['Chargers', 'Cargadores']

interface Made extends Partial<ProductText> {
  en: string
  es?: string
}

function indexOf(...documents: Made[]) {
  const index = createProductTextIndex()
  documents.forEach((made, doc) => index.set(doc, documentOf(made, doc)))
  return index
}

function documentOf({ en, es = en, ...rest }: Made, doc: number): ProductText {
  return {
    code: `P-${1000 + doc}`,
    names: [en, es],
    brand: '',
    model: '',
    categoryNames: [],
    color: null,
    storage: null,
    ...rest,
  }
}

/** The documents that match the whole query, best first. */
function found(index: ReturnType<typeof createProductTextIndex>, q: string): number[] {
  const { docs, scores, partial } = index.search(q)
  return [...docs.subarray(0, docs.length - partial).keys()]
    .sort((a, b) => (scores[b] as number) - (scores[a] as number))
    .map((place) => docs[place] as number)
}

describe('words', () => {
  test.each([
    ['accents and case', 'Audífonos Calma', 'AUDIFONOS'],
    ['a plural, in Spanish', 'Cargador rápido', 'cargadores rapidos'],
    ['a singular', 'Wireless headphones', 'headphone'],
    ['a plural in y', 'Rechargeable batteries', 'battery'],
    ['units written without a space', 'Aria 12 128 GB', '128gb'],
    ['units written with a space', 'Aria 12 128GB', '128 gb'],
    ['models written without a space', 'iPhone 13', 'iphone13'],
    ['models written with a space', 'Galaxy S21', 's 21'],
    ['hyphens', 'Cable USB-C', 'usb c'],
    ['no hyphens', 'Cable USB-C', 'usbc'],
    ['a port’s other name', 'Cable USB-C', 'cable tipo c'],
    ['a port’s English name', 'Cable USB-C', 'type-c cable'],
    ['a number with its thousands', 'Power bank 10,000 mAh', '10000mah'],
    ['a plus', 'Redmi 10 Pro+', '10 pro plus'],
    ['an unfinished last word', 'Bocina Bluetooth', 'bocina blue'],
    ['stop words', 'Funda de silicona', 'quiero una funda con silicona'],
    ['words written apart', 'OnePlus 11', 'one plus 11'],
    ['a model number with its signs', 'Galaxy SM-G991B', 'smg991b'],
  ])('%s do not matter: %j is found by %j', (_, name, q) => {
    expect(found(indexOf({ en: name }, { en: 'Zeta' }), q)).toEqual([0])
  })

  test.each([
    ['Case', 'funda'],
    ['Funda', 'carcasa'],
    ['Funda', 'phone cover'],
    ['Cargador', 'charger'],
    ['Wall charger', 'cubo'],
    ['Bocina', 'altavoz'],
    ['Speaker', 'parlante'],
    ['Mica', 'screen protector'],
    ['Tempered glass', 'protector de pantalla'],
    ['Headphones', 'manos libres'],
    ['Audífonos', 'earphones'],
    ['Power bank', 'cargador portátil'],
    ['Reloj inteligente', 'smartwatch'],
    ['MicroSD card', 'memoria'],
    ['USB drive', 'pendrive'],
    ['Tarjeta SIM', 'chip'],
    ['Laptop', 'computadora'],
    ['Screwdriver', 'destornillador'],
    ['Wireless mouse', 'ratón inalámbrico'],
    ['Case, black', 'funda negra'],
  ])('%j is found by %j', (name, q) => {
    expect(found(indexOf({ en: name }, { en: 'Zeta' }), q)).toEqual([0])
  })

  test.each(['back-ups', 'backups'])('%s finds a name with a hyphen beside the word that it is the plural of', (q) => {
    expect(found(indexOf({ en: 'Torre Back-UPS 500' }, { en: 'Torre Backup' }), q)).toHaveLength(2)
  })

  test('a brand that is written as two words is found first, unless more names contain both words', () => {
    const index = indexOf({ en: 'Motorola One Fusion Plus' }, { en: 'OnePlus Nord 2' }, { en: 'OnePlus 11' })
    expect(found(index, 'one plus').toSorted()).toEqual([1, 2])
    expect(found(index, 'one plus nord')[0]).toBe(1)
    const other = indexOf({ en: 'Red Mi 4' }, { en: 'Mi 5 Red' }, { en: 'Redmi 9' })
    expect(found(other, 'red mi').slice(0, 2).toSorted()).toEqual([0, 1])
  })

  test('a portable charger comes after a charger', () => {
    const index = indexOf({ en: 'Cargador portátil' }, { en: 'Cargador de pared' })
    expect(found(index, 'cargador')).toEqual([1, 0])
    expect(found(index, 'power bank')).toEqual([0])
  })

  test('a model with the name of another kind of product is not found as that kind', () => {
    const index = indexOf(
      { en: 'Onza Cubo mini computer', brand: 'Onza', model: 'Cubo' },
      { en: 'Cargador', categoryNames: chargers },
    )
    expect(found(index, 'charger')).toEqual([1])
    expect(found(index, 'onza cubo')).toEqual([0])
  })
})

describe('typos', () => {
  const index = indexOf(
    { en: 'Samsung Galaxy S21' },
    { en: 'Cargador' },
    { en: 'Audífonos' },
    { en: 'Speaker' },
    { en: 'Zeta 128' },
  )

  test.each([
    ['samsum galxy', 0, 'samsung galaxy'],
    ['cargdor', 1, 'cargador'],
    ['audifnos', 2, 'audífonos'],
    ['sperker', 3, 'speaker'],
    ['smasung', 0, 'samsung'],
    ['kargador', 1, 'cargador'],
    ['haudifonoz', 2, 'audífonos'],
    ['Samsun Galaxy s21', 0, null],
  ])('%j is found despite its typos', (q, doc, corrected) => {
    expect(found(index, q)[0]).toBe(doc)
    if (corrected) expect(index.search(q).corrected).toBe(corrected)
  })

  test('a correct query is not corrected', () => {
    expect(index.search('samsung galaxy').corrected).toBeNull()
    expect(index.search('sams').corrected).toBeNull()
  })

  const lumen = { brand: 'Lumen', categoryNames: phones }
  const models: Made[] = [
    { ...lumen, en: 'Lumen Brisa 5', model: 'Brisa 5' },
    { ...lumen, en: 'Lumen Aria 12', model: 'Aria 12' },
    { en: 'Karibe Ola 7', brand: 'Karibe', model: 'Ola 7', categoryNames: phones },
    { en: 'Karibe Arena 3', brand: 'Karibe', model: 'Arena 3', categoryNames: phones },
    { en: 'Kora case, arabesque', brand: 'Kora', model: 'Alla', categoryNames: phoneCases },
  ]

  test.each([
    ['lumen ara', 1, 'lumen aria'],
    ['lumne ara', 1, 'lumen aria'],
    ['ara lumen', 1, 'aria lumen'],
    ['lumen arai 12', 1, 'lumen aria 12'],
    ['karibe olla 7', 2, 'karibe ola 7'],
    ['karibe areba', 3, 'karibe arena'],
  ])('SEARCH-58: beside its maker the model in %j is found although another word is written', (q, doc, corrected) => {
    const index = indexOf(...models)
    expect(found(index, q)).toEqual([doc])
    expect(index.search(q).corrected).toBe(corrected)
  })

  test('SEARCH-58: a word that a product has is the model of its maker only where it is not found beside that maker', () => {
    const pots = [...models, { en: 'Olla Hogar', brand: 'Hogar' }]
    expect(indexOf(...pots).search('karibe olla 7').corrected).toBe('karibe ola 7')
    expect(found(indexOf(...pots), 'olla')).toEqual([5])
    const ofMaker = indexOf(...pots, { en: 'Karibe olla', brand: 'Karibe' })
    expect(found(ofMaker, 'karibe olla')).toEqual([6])
    expect(ofMaker.search('karibe olla').corrected).toBeNull()
  })

  test.each(['olla 7', 'lumen olla', 'karibe hola', 'karibe aria', 'lumen sony', 'karibe abeja'])(
    'SEARCH-58: %j names no model of a maker that is written nearly so',
    (q) => {
      expect(indexOf(...models).search(q).corrected ?? '').not.toMatch(/ola|arena/)
    },
  )

  test.each(['jobs', 'love', 'house', 'plane', 'mall', 'swim', 'poke'])(
    'SEARCH-57: %j is too short a word to be another one with a wrong letter',
    (q) => {
      const others = indexOf(
        { en: 'Joystick' },
        { en: 'Lavender' },
        { en: 'Mouse' },
        { es: 'Plateado', en: 'Silver' },
        { en: 'Small wall' },
        { en: 'SIM' },
        { en: 'Power' },
      )
      expect(others.search(q)).toMatchObject({ docs: new Uint32Array(0), corrected: null })
    },
  )

  test.each([
    ['joystik', 'joystick'],
    ['lavendar', 'lavender'],
    ['muose', 'mouse'],
    ['mose', 'mouse'],
    ['slver', 'silver'],
    ['fudn', 'funda'],
  ])('SEARCH-57: the short word %j is still corrected to %j, whose letters it has', (q, corrected) => {
    const others = indexOf({ en: 'Joystick' }, { en: 'Lavender' }, { en: 'Mouse' }, { en: 'Silver' }, { en: 'Funda' })
    expect(others.search(q).corrected).toBe(corrected)
  })

  test.each(['para mi mamá', 'dónde están', 'what is this for', 'regálame eso'])(
    'SEARCH-50: no common word of %j is a typo or the beginning of another one',
    (q) => {
      const others = indexOf({ en: 'Mamey case' }, { en: 'Estante' }, { en: 'Thin Eses Forte cable' }, { en: 'Doned' })
      expect(others.search(q)).toMatchObject({ docs: new Uint32Array(0), corrected: null })
    },
  )

  test('SEARCH-50: a common word is found where a product has it, and completed where it stands alone', () => {
    const others = indexOf({ en: 'Estante' }, { en: 'Speaker for mamá' })
    expect(found(others, 'esta')).toEqual([0])
    expect(found(others, 'regalo mama')).toEqual([])
    expect(found(others, 'bocina para mi mama')).toEqual([1])
    expect(found(others, 'spekaer esta')).toEqual([1])
  })

  test('a number is never corrected to another one', () => {
    expect(found(index, 'zeta 129')).toEqual([4])
    expect(index.search('zeta 129').corrected).toBe('zeta')
    expect(found(index, '129')).toEqual([])
  })

  test('a word that no product contains finds nothing', () => {
    expect(index.search('qwxyz')).toMatchObject({ docs: new Uint32Array(0), corrected: null })
  })

  test('unknown words beside known ones are left out', () => {
    expect(found(index, 'galaxy qwxyz')).toEqual([0])
    expect(index.search('galaxy qwxyz').corrected).toBe('galaxy')
    expect(index.search('qwxyz, galaxy - qwxyz!').corrected).toBe('galaxy')
    expect(index.search('galaxy de qwxyz').corrected).toBe('galaxy')
  })
})

describe('order', () => {
  test('a phone comes before the accessories for it', () => {
    const index = indexOf(
      { en: 'Clear case for Lumen Aria 12', es: 'Funda para Lumen Aria 12', categoryNames: phoneCases },
      { en: 'Funda iPhone 13', categoryNames: phoneCases },
      { en: 'Lumen Aria 12', brand: 'Lumen', model: 'Aria 12', categoryNames: phones },
      { en: 'Apple iPhone 13', brand: 'Apple', model: 'iPhone 13', categoryNames: phones },
    )
    expect(found(index, 'aria 12')).toEqual([2, 0])
    expect(found(index, 'iphone 13')).toEqual([3, 1])
    expect(found(index, 'funda aria 12')).toEqual([0])
    expect(found(index, 'funda iphone 13')).toEqual([1])
    expect(found(index, 'celular')).toEqual([2, 3])
  })

  test('a model that is named whole comes before a model with a longer name', () => {
    const index = indexOf(
      { en: 'Lumen Aria 12 Pro', brand: 'Lumen', model: 'Aria 12 Pro', categoryNames: phones },
      { en: 'Lumen Aria 12', brand: 'Lumen', model: 'Aria 12', categoryNames: phones },
      { en: 'Case for Lumen Aria 12 Pro', categoryNames: phoneCases },
      { en: 'Case for Lumen Aria 12', categoryNames: phoneCases },
    )
    expect(found(index, 'aria 12')).toEqual([1, 3])
    expect(found(index, 'case aria 12')).toEqual([3])
    expect(found(index, 'aria 12 pro')).toEqual([0, 2])
    expect([...index.search('aria 12').docs]).toEqual(expect.arrayContaining([0, 2]))
  })

  test('SEARCH-51: a longer model follows the one that is named, and what is for both stays', () => {
    const index = indexOf(
      { en: 'Glass for Onza Nota 9 SE', categoryNames: ['Screen glass', 'Micas'] },
      { en: 'Glass for Onza Nota 9', categoryNames: ['Screen glass', 'Micas'] },
      { en: 'Glass for Onza Nota 9 Pro Max', categoryNames: ['Screen glass', 'Micas'] },
      { en: 'Glass for Onza Nota 9 SE', es: 'Mica para Onza Nota 9', categoryNames: ['Screen glass', 'Micas'] },
    )
    const { docs, partial, namesModel } = index.search('mica onza nota 9')
    expect([docs.length, partial, namesModel]).toEqual([4, 2, true])
    expect(found(index, 'mica onza nota9').toSorted()).toEqual([1, 3])
    expect(found(index, 'mica nota 9 se').toSorted()).toEqual([0, 3])
    expect(index.search('mica onza').namesModel).toBe(false)
    // Where the store has the longer model alone, that is what is found.
    expect(found(indexOf({ en: 'Glass for Onza Nota 9 SE' }), 'nota 9')).toEqual([0])
  })

  test.each([
    'phone with good camera',
    'teléfono con buena cámara',
    'celular con la mejor cámara',
    'best phone with camera',
  ])('SEARCH-52: %j looks for what stands before “with”', (q) => {
    const index = indexOf(
      { en: 'Tripod for cameras and phones', es: 'Trípode para cámaras y celulares' },
      { en: 'Action camera', es: 'Cámara de acción' },
      { en: 'Lumen Aria', brand: 'Lumen', model: 'Aria', categoryNames: phones },
    )
    expect(found(index, q)[0]).toBe(2)
    expect(found(index, q)).not.toContain(1)
  })

  test('SEARCH-52: a product that is both of what stands before and behind “with” is what is looked for', () => {
    const index = indexOf(
      { en: 'Clear case', es: 'Funda transparente', categoryNames: phoneCases },
      { en: 'Case with stand', es: 'Funda con soporte', categoryNames: phoneCases },
    )
    expect(found(index, 'funda con soporte')).toEqual([1])
  })

  test.each([
    ['cable de 2 metros', [1]],
    ['cable 2 mts', [1]],
    ['2 meter cable', [1]],
    ['cable 2m', [1]],
    ['cable de 1 metro', [0]],
    ['cable de 6 pies', [1]],
    ['3 ft cable', [0]],
    ['cable de 3 metros', [2]],
    ['phone 128 gigas', [3]],
    ['cargador de 20 watts', [4]],
  ])('SEARCH-53: %j finds the size in whatever word', (q, docs) => {
    const index = indexOf(
      { en: 'USB-C cable 1 m', es: 'Cable USB-C 1 m' },
      { en: 'USB-C cable 2 m', es: 'Cable USB-C 2 m' },
      { en: 'HDMI cable', es: 'Cable HDMI de 3 metros' },
      { en: 'Lumen Aria 128 GB', categoryNames: phones },
      { en: '20 W charger', es: 'Cargador de 20 W', categoryNames: chargers },
    )
    expect(found(index, q)).toEqual(docs)
    expect(index.search(q).corrected).toBeNull()
  })

  test.each(['samsung', 'huawei', 'samsung galaxy a15', 'xiaomi celular', 'iphone'])(
    'SEARCH-54: a search for %j, which is not sold, offers phones',
    (q) => {
      const index = indexOf(
        { en: 'Lumen Aria phone', es: 'Celular Lumen Aria', categoryNames: phones },
        { en: 'Karibe Ola phone', es: 'Celular Karibe Ola', categoryNames: phones },
      )
      expect(index.search(q)).toMatchObject({ docs: new Uint32Array(0), nearest: 'celular', isMadeFor: false })
    },
  )

  test.each([
    ['smasung', 'samsung'],
    ['samsumg', 'samsung'],
    ['xaomi', 'xiaomi'],
    ['huawey', null],
    ['ipone', 'iphone'],
    ['ifone 15', 'iphone 15'],
    ['smasung galxy a15', 'samsung galaxy a15'],
    ['celular smasung', 'celular samsung'],
  ])(
    'SEARCH-59: %j is the mistyped name of a maker whose phones are not sold, and phones are offered',
    (q, corrected) => {
      const index = indexOf(
        { en: 'Lumen Aria phone', es: 'Celular Lumen Aria', categoryNames: phones },
        { en: 'Karibe Ola phone 15 W', es: 'Celular Karibe Ola 15 W', categoryNames: phones },
      )
      expect(index.search(q)).toMatchObject({ docs: new Uint32Array(0), nearest: 'celular', corrected })
    },
  )

  test('SEARCH-59: no name is guessed where products have the word, beside what they are, and of a wrong letter in few', () => {
    const index = indexOf(
      { en: 'Silicone case', es: 'Funda de silicona', categoryNames: phoneCases },
      { en: 'Xaomo case', es: 'Funda Xaomo', categoryNames: phoneCases },
      { en: 'Samsung Galaxy', categoryNames: phones },
    )
    expect(found(index, 'funda huaweii')).toHaveLength(2)
    expect(found(index, 'xaomo')).toEqual([1])
    expect(found(index, 'smasung')).toEqual([2])
    expect(index.search('shark')).toMatchObject({ corrected: null, nearest: null })
  })

  test.each(['samsung', 'celular samsung', 'iphone'])(
    'SEARCH-54: a search for %j of which there are only accessories says so, and offers phones',
    (q) => {
      const accessories = [
        { en: 'Case for Samsung Galaxy A15', es: 'Funda para Samsung Galaxy A15', categoryNames: phoneCases },
        { en: 'Case for iPhone 13', es: 'Funda para iPhone 13', categoryNames: phoneCases },
        { en: 'Lumen Aria phone', es: 'Celular Lumen Aria', categoryNames: phones },
        { en: 'Karibe Ola phone', es: 'Celular Karibe Ola', categoryNames: phones },
      ]
      const index = indexOf(...accessories)
      expect(found(index, q)).toEqual([q === 'iphone' ? 1 : 0])
      expect(index.search(q)).toMatchObject({ isMadeFor: true, nearest: 'phone' })
      expect(index.search('funda samsung').isMadeFor).toBe(false)
      const sold = indexOf(
        ...accessories,
        { en: 'Samsung Galaxy phone', categoryNames: phones },
        { en: 'iPhone 13', categoryNames: phones },
      )
      expect(sold.search(q).isMadeFor).toBe(false)
    },
  )

  test.each(['gift card', 'tarjeta de regalo', 'giftcard'])('SEARCH-28: %j is no other card', (q) => {
    const index = indexOf({ en: 'Prepaid SIM card', es: 'Tarjeta SIM prepago' }, { en: 'Memory card' })
    expect(index.search(q)).toMatchObject({ docs: new Uint32Array(0), nearest: '' })
    expect(found(indexOf({ en: 'Gift card' }, { en: 'Memory card' }), q)).toEqual([0])
  })

  test('the worked example of the search engine’s page scores as it says', () => {
    const index = indexOf(
      { en: 'Lumen Aria 12', brand: 'Lumen', model: 'Aria 12', categoryNames: phones },
      { en: 'Silicone case for Lumen Aria 12', es: 'Funda de silicona para Lumen Aria 12', categoryNames: phoneCases },
      {
        en: 'Silicone case for Lumen Aria 12 Pro',
        es: 'Funda de silicona para Lumen Aria 12 Pro',
        categoryNames: phoneCases,
      },
    )
    const { docs, scores, corrected } = index.search('carcaza aria12')
    expect(corrected).toBe('carcasa aria12')
    expect([...docs].map((doc, place) => [doc, Math.round((scores[place] as number) * 100) / 100])).toEqual([
      [1, 0.99],
      [2, 0.82],
      [0, 0.3],
    ])
  })

  test('a code comes first, whole or by its beginning, and is never corrected', () => {
    const index = indexOf(
      { en: 'Zeta', code: 'CEL-0010' },
      { en: 'Zeta', code: 'CEL-0011' },
      { en: 'Cel 0010 lookalike', code: 'X-1' },
    )
    expect(found(index, 'CEL-0010')).toEqual([0])
    expect(found(index, 'cel0011')).toEqual([1])
    expect(found(index, 'CEL-00').slice(0, 2)).toEqual([0, 1])
    expect(found(index, 'CEL-0012')).not.toContain(0)
  })

  test('the same word comes before its synonyms', () => {
    const index = indexOf(
      { en: 'Wireless headphones', categoryNames: ['Headphones', 'Audífonos'] },
      { en: 'Wireless earbuds', categoryNames: ['Headphones', 'Audífonos'] },
    )
    expect(found(index, 'headphones')[0]).toBe(0)
    expect(found(index, 'earbuds')).toEqual([1])
  })
})

describe('changes', () => {
  test('a document that is replaced or removed is no longer found by its old words', () => {
    const index = indexOf({ en: 'Alpha' }, { en: 'Beta' })
    index.set(0, documentOf({ en: 'Gamma' }, 0))
    expect(found(index, 'alpha')).toEqual([])
    expect(found(index, 'gamma')).toEqual([0])
    index.remove(0)
    index.remove(7)
    expect(found(index, 'gamma')).toEqual([])
    expect(found(index, 'P-1000')).toEqual([])
    expect(found(index, 'beta')).toEqual([1])
  })

  test('after any changes the index finds what a new index of the last texts finds', () => {
    const word = fc.constantFrom('alfa', 'bravo', 'delta', 'echo', 'funda', 'case', 's21', 'usb-c')
    const change = fc.record({ doc: fc.nat(5), words: fc.option(fc.array(word, { minLength: 1, maxLength: 3 })) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const index = createProductTextIndex()
        const last = new Map<number, string>()
        for (const { doc, words } of changes) {
          if (words) index.set(doc, documentOf({ en: words.join(' ') }, doc))
          else index.remove(doc)
          if (words) last.set(doc, words.join(' '))
          else last.delete(doc)
          // A search builds the sorted words, which later changes then have to update.
          index.search('alf')
        }
        const fresh = createProductTextIndex()
        for (const [doc, words] of last) fresh.set(doc, documentOf({ en: words }, doc))
        for (const q of ['alfa', 'bravo delta', 'cover', 's2', 'usbc', 'P-1001', 'ech', 'dleta']) {
          expect(found(index, q).sort(), q).toEqual(found(fresh, q).sort())
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('any text', () => {
  const syllables = 'ba ce di fo gu la me ni po ru sa te vi xo zu'.split(' ')
  const word = fc.array(fc.constantFrom(...syllables), { minLength: 3, maxLength: 5 }).map((parts) => parts.join(''))
  const name = fc.array(word, { minLength: 1, maxLength: 5 })

  test('a product is found by the words of its name', () => {
    const anyName = fc.array(
      fc.oneof(word, fc.constantFrom('128', 'GB', 'USB-C', 'para', 'Pro+', 'iPhone13', 'Niño', 'S21')),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1, maxLength: 8 }), (names) => {
        const index = indexOf(...names.map((words) => ({ en: words.join(' ') })))
        names.forEach((words, doc) => {
          const significant = words.filter((one) => one !== 'para')
          if (significant.length > 0) expect(found(index, words.join(' '))).toContain(doc)
          for (const one of significant) expect(found(index, one), one).toContain(doc)
        })
      }),
    )
  })

  test('a product is found although two letters are swapped or one is missing', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), fc.boolean(), (words, which, where, isSwap) => {
        const index = indexOf({ en: words.join(' ') }, { en: 'Whyhk kywh' })
        const right = words[which % words.length] as string
        const at = where % (right.length - 1)
        const wrong = isSwap
          ? right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2)
          : right.slice(0, at) + right.slice(at + 1)
        // A word of its own, such as `poste` for `posate`, is no typo.
        fc.pre(!otherWords.some((other) => foldText([other]).slice(0, 4) === wrong.slice(0, 4)))
        expect(found(index, wrong)).toContain(0)
      }),
    )
  })

  test('no query throws', () => {
    const index = indexOf(
      { en: 'Funda Aria 12', brand: 'Kora', model: 'Seda' },
      { en: 'Cargador USB-C 20 W' },
      { en: 'ñandú İstanbul ßtraße 𐌰𐌱𐌲' },
    )
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ maxLength: 300 }),
    )
    fc.assert(
      fc.property(anything, (q) => {
        const { docs, scores } = index.search(q)
        expect(docs.length).toBe(scores.length)
        expect(new Set(docs).size).toBe(docs.length)
        for (const score of scores) expect(score).toBeGreaterThan(0)
        expect(index.complete(q, { language: 2, max: 4 }).length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 300 },
    )
  })

  test('no text of a product throws', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(anything, anything, (name, model) => {
        const index = indexOf({
          en: name,
          brand: model,
          model,
          color: name,
          storage: model,
          categoryNames: [name, model],
        })
        index.search(name)
        index.remove(0)
        expect(index.search(name).docs.length).toBe(0)
      }),
    )
  })
})

describe('completions', () => {
  const index = indexOf(
    {
      en: 'Silicone case for Lumen Aria 12, black',
      es: 'Funda de silicona para Lumen Aria 12, negro',
      categoryNames: phoneCases,
    },
    { en: 'Clear case for Lumen Aria 12', es: 'Funda transparente para Lumen Aria 12', categoryNames: phoneCases },
    { en: 'Lumen Aria 12', brand: 'Lumen', model: 'Aria 12', categoryNames: phones },
  )
  const complete = (begun: string, language: 1 | 2) =>
    index.complete(begun, { language, max: 4 }).map(({ text }) => text)

  test('words are completed in the language of the page', () => {
    expect(complete('fun', 2)).toEqual(['funda', 'funda de silicona', 'funda transparente'])
    expect(complete('ca', 1)[0]).toBe('case')
  })

  test('a model is completed by its maker and by its own name', () => {
    expect(complete('lum', 1)).toContain('Lumen Aria 12')
    expect(complete('ari', 1)).toContain('Lumen Aria 12')
    expect(complete('aria12', 2)).toEqual(['Lumen Aria 12'])
  })

  test('a completion is in a product that matches the words before', () => {
    expect(complete('funda t', 2)).toEqual(['funda transparente'])
    expect(complete('celular sil', 2)).toEqual([])
  })

  test('SEARCH-44: a begun word is completed by no word of the other language, one behind a whole word of it is', () => {
    for (const begun of ['fund', 'sili', 'telé', 'para'])
      expect(complete(begun, 1).filter((text) => /^(funda|silicona|teléfono|para)/.test(text))).toEqual([])
    expect(complete('cas', 2)).not.toContain('case')
    expect(complete('funda', 1)).toEqual(['funda'])
    expect(complete('telefono', 1)).toEqual(['teléfono'])
    // What only the thesaurus knows is completed in its language, where no product has another word.
    expect(complete('smartp', 1)).toEqual(['smartphone'])
    expect(complete('corn', 2)).toEqual([])
  })

  test('SEARCH-44: the name of a product is no English word where it is also a Spanish one', () => {
    const chargers = indexOf(
      {
        en: 'Lumen Carga 45 W wall charger',
        es: 'Cargador de pared 45 W Lumen Carga',
        brand: 'Lumen',
        model: 'Carga',
        categoryNames: ['Chargers', 'Cargadores'],
      },
      { en: 'Stand with wireless charging and speaker', es: 'Soporte con carga inalámbrica y bocina' },
      {
        en: 'Kora Chispa wall charger',
        es: 'Cargador de pared Kora Chispa',
        brand: 'Kora',
        model: 'Chispa',
        categoryNames: ['Chargers', 'Cargadores'],
      },
    )
    const words = (begun: string, language: 1 | 2) =>
      chargers.complete(begun, { language, max: 4 }).map(({ text }) => text)
    expect(words('carg', 1)).toEqual([])
    expect(words('carg', 2)).toContain('carga')
    for (const language of [1, 2] as const) expect(words('chis', language)).toContain('chispa')
    expect([...chargers.search('carga').docs]).toEqual(expect.arrayContaining([0, 1]))
    expect(words('soporte boc', 1)).toEqual(['soporte bocina'])
    expect(words('stand boc', 1)).toEqual([])
  })

  test('a mistyped prefix is completed', () => {
    expect(complete('fudna', 2)[0]).toBe('funda')
  })

  test.each(['<b>fun</b>', '<fun', '1=fun', 'silicone case="', 'a/fun', '"ca', 'funda, t>'])(
    '%s does not end in a word, so nothing completes it',
    (begun) => {
      expect(complete(begun, 1)).toEqual([])
      expect(complete(begun, 2)).toEqual([])
    },
  )

  test.each([
    ['lumen aria-1', 'Lumen Aria 12'],
    ['kora: lumen ar', 'kora: lumen aria'],
    ['  aria 1 ', 'Lumen Aria 12'],
  ])('%s ends in a word that is completed', (begun, completed) => {
    expect(complete(begun, 1)).toContain(completed)
  })

  test('completions count only the given documents', () => {
    const among = index.complete('a', { language: 1, max: 4, isAmong: (doc) => doc === 1 })
    expect(among.every(({ count }) => count === 1)).toBe(true)
  })
})

describe('features', () => {
  const index = indexOf(
    { en: 'Aria 12 phone', es: 'Celular Aria 12', categoryNames: phones, features: [{ en: '5G', es: '5G' }] },
    { en: 'Brisa 5 phone', es: 'Celular Brisa 5', categoryNames: phones },
    { en: 'Son speaker', es: 'Bocina Son', features: [{ en: 'waterproof, IPX7', es: 'a prueba de agua, IPX7' }] },
    { en: 'Heat resistant mat', es: 'Tapete resistente al calor' },
    { en: 'Hub with 5 ports', es: 'Hub de 5 puertos' },
  )
  test.each([
    ['celular 5g', [0]],
    ['5g phone', [0]],
    ['ipx7', [2]],
    ['waterproof speaker', [2]],
    ['bocina a prueba de agua', [2]],
  ])('SEARCH-48: %s finds what only a specification states', (q, docs) => {
    expect(found(index, q)).toEqual(docs)
  })
})

describe('words written together', () => {
  const index = indexOf(
    { en: 'iPhone 13', model: 'iPhone 13' },
    { en: 'iPhone 13 Pro Max', model: 'iPhone 13 Pro Max' },
    { en: 'Wireless charger', es: 'Cargador inalámbrico', categoryNames: chargers },
    { en: 'Wall charger', es: 'Cargador de pared', categoryNames: chargers },
  )

  test.each([
    ['iphone13promax', [1]],
    ['cargadorinalámbrico', [2]],
    ['wallcharger', [3]],
  ])('%s is found as with spaces', (q, expected) => {
    expect(found(index, q)).toEqual(expected)
    expect(index.search(q).corrected).toBe(null)
  })

  test('a word that a product contains is not split', () => {
    expect(found(indexOf({ en: 'Power bank' }, { en: 'Powerbank' }, { en: 'Bank of power' }), 'powerbank')).toContain(1)
  })
})

describe('where no product matches all words', () => {
  const index = indexOf(
    { en: 'Lumen Aria 12 Pro', brand: 'Lumen', model: 'Aria 12 Pro', categoryNames: phones },
    { en: 'Case for Lumen Aria 12 Pro', es: 'Funda para Lumen Aria 12 Pro', categoryNames: phoneCases },
    { en: 'Volta Nano 20 W charger', es: 'Cargador Volta Nano de 20 W', categoryNames: chargers },
    { en: 'Volta Pro 65 W charger', es: 'Cargador Volta Pro de 65 W', categoryNames: chargers },
  )

  test.each([
    'cargador aria 12 pro',
    'aria 12 pro charger',
    'charger for lumen aria 12 pro',
    'cargador celular aria 12 pro',
    'cargador para celular aria 12 pro',
  ])('%s finds what it names, and nothing of another kind', (q) => {
    expect(found(index, q)).toEqual([3, 2])
    expect(index.search(q).isNear).toBe(true)
  })

  test('a thing behind a preposition is not what is looked for', () => {
    expect(found(index, 'celular aria 12 pro con cargador rojo')).toEqual([0])
  })

  test('a kind behind a preposition counts no more than any other word', () => {
    const others = indexOf(
      { en: 'Tripod for cameras and phones', es: 'Trípode para cámaras y celulares' },
      { en: 'Lumen Aria 256 GB', brand: 'Lumen', model: 'Aria', categoryNames: phones },
    )
    expect(found(others, 'celular con buena camara 256')[0]).toBe(1)
  })

  test('two kinds that no product is both of require nothing', () => {
    expect(found(index, 'funda cargador aria 12 pro')).toEqual([1])
  })
})
