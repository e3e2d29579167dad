import { describe, expect, test } from 'vitest'
import type { ProductText } from './analyze-product.ts'
import { addOwnSynonyms } from './own-synonyms.ts'
import { createProductTextIndex } from './product-text-index.ts'

/** Products by their names, with their brand where it is not the first word. */
function indexOf(...products: (string | Partial<ProductText>)[]) {
  const index = createProductTextIndex()
  products.forEach((product, doc) => {
    const made = typeof product === 'string' ? { names: [product], brand: product.split(' ')[0] as string } : product
    const text = { code: `P-${doc}`, names: [], brand: '', model: '', categoryNames: [], color: null, storage: null }
    index.set(doc, { ...text, ...made })
  })
  return index
}

/** All documents found, best first. */
function found(index: ReturnType<typeof createProductTextIndex>, q: string): number[] {
  const { docs, scores } = index.search(q)
  const places = [...docs.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number))
  return places.map((place) => docs[place] as number)
}

test('all words of a phrase find it, wherever they stand in the name', () => {
  const index = indexOf('Kora card reader', 'Nubeo 2GB SD memory card', 'Kora lamp')
  expect(found(index, 'sd card')[0]).toBe(1)
})

test('of two products that mean the same, the one with the very word comes first', () => {
  const index = indexOf(
    { names: ['Kora earbuds'], categoryNames: ['Headphones', 'Audífonos'] },
    { names: ['Kora headphones'], categoryNames: ['Headphones', 'Audífonos'] },
  )
  expect(found(index, 'kora headphones')).toEqual([1, 0])
})

describe('the thing before what is made for it', () => {
  test.each([
    ['hp laptop', ['HP Laptop Battery', 'HP AC Adapter for HP laptops', 'HP 15.6" Pavilion Laptop - 4GB Memory'], 2],
    ['laptop', ['Targus Keyed Laptop Lock', 'HP EliteBook 840 Notebook Silver 14" 16 GB'], 1],
    ['iphone 4s', ['Belkin iPhone 4S battery', 'Belkin - Case for iPhone 4S', 'Apple - iPhone 4S with 16GB Memory'], 2],
    ['ipad 2', ['ZAGG InvisibleShield for Apple iPad 2', 'Apple - iPad 2 with Wi-Fi - 16GB - Black'], 1],
    ['macbook pro', ['Incase Hardshell Case for MacBook Pro 13', 'Apple - MacBook Pro / Intel Core i5 / 13.3"'], 1],
    ['mouse', ['Kensington Mouse Wrist Pillow', 'HP USB Optical 3-button Mouse'], 1],
    ['tableta', ['Kora Soporte para tableta', 'Kora Tableta de 10 pulgadas'], 1],
    ['projector', ['Newstar projector ceiling mount', 'Acer data projector 4000 ANSI lumens'], 1],
    ['phone', ['Sony screen protector mobile phone', 'Nubeo Uno mobile phone'], 1],
  ])('%s', (q, names, first) => {
    expect(found(indexOf(...names), q)[0]).toBe(first)
  })

  test('the battery of a phone’s own name makes it no battery', () => {
    const index = indexOf(
      'Nubeo Uno phone 5000 mAh battery',
      'Nubeo Celular Dos batería de 5000 mAh',
      'Kora battery 5000 mAh',
    )
    expect(found(index, 'battery')[0]).toBe(2)
    expect(found(index, 'phone').slice(0, 2).toSorted()).toEqual([0, 1])
  })

  test('a product for which the store knows devices is made for them, whatever its name says', () => {
    const names = ['Nubeo Alto 4 Clásica']
    const index = indexOf({ names, isForDevices: true }, { names, isForDevices: false })
    expect(found(index, 'alto 4')[0]).toBe(1)
  })

  test('who names a maker alone sees what it makes before what it makes for that', () => {
    const index = indexOf('Nubeo clear case for Alto 4', 'Nubeo Alto 4 phone', 'Kora case for Nubeo Alto 4')
    expect(found(index, 'nubeo')).toEqual([1, 0, 2])
  })
})

describe('numbers and models', () => {
  test.each([
    ['galaxy s7', ['Samsung Galaxy Tab 2 7.0', 'Samsung Galaxy S7 edge 32GB', 'Samsung Galaxy S7 4G LTE with 32GB'], 2],
    ['s7 edge', ['Samsung Galaxy S7 32GB', 'Samsung Galaxy S7 edge 32GB'], 1],
    ['galaxy tab 10.1', ['Samsung Galaxy Tab 2 7.0 8GB', 'Samsung Galaxy Tab 2 10.1 16GB'], 1],
    ['32g ipad 2', ['Apple iPad 2 with Wi-Fi - 16GB', 'Apple iPad 2 with Wi-Fi - 32GB'], 1],
    ['bx805e', ['Intel BX804E processor', 'Intel BX805E processor'], 1],
    ['aa', ['HP FA802AA keyboard', 'Varta AA battery'], 1],
  ])('%s', (q, names, first) => {
    expect(found(indexOf(...names), q)[0]).toBe(first)
  })
})

describe('words of judgement and guesses never narrow', () => {
  const index = indexOf('Nubeo Uno phone', 'Nubeo Dos phone refurbished', 'Kora speaker')

  test.each(['celular barato', 'cheap phone', 'best phone', 'celular original nuevo', 'buen celular'])('%s', (q) => {
    expect(found(index, q).toSorted()).toEqual([0, 1])
  })

  test('one that a name has puts that product first', () => {
    expect(found(index, 'used phone')).toHaveLength(2)
    expect(found(index, 'refurbished phone')[0]).toBe(1)
    expect(index.search('cheap phone').preferences).toEqual(['cheap'])
  })

  test('alone it is a word like any other', () => {
    expect(found(index, 'refurbished')).toEqual([1])
  })

  test('a word that no reading brings into any product beside the others is left out', () => {
    expect(found(index, 'phone spaeker').toSorted()).toEqual([0, 1])
  })
})

describe('SEARCH-60: a kind that is judged is that kind alone, in either language', () => {
  const index = indexOf(
    { names: ['Lumen Aria 12', 'Lumen Aria 12'], brand: 'Lumen', categoryNames: ['Phones', 'Celulares'] },
    { names: ['Kora silicone case', 'Funda de silicona Kora'], categoryNames: ['Phone cases', 'Fundas'] },
    { names: ['Lumen case', 'Funda Lumen'], brand: 'Lumen', categoryNames: ['Phone cases', 'Fundas'] },
    { names: ['Phone holder', 'Soporte para celular'], categoryNames: ['Holders', 'Soportes'] },
    { names: ['Wall charger for phones', 'Cargador para celular'], categoryNames: ['Chargers', 'Cargadores'] },
  )

  test.each([
    ['cheap phone', [0]],
    ['celular barato', [0]],
    ['celu barato', [0]],
    ['best phones', [0]],
    ['mejor celular', [0]],
    ['cheap lumen phone', [0]],
    ['cheap phone case', [1, 2]],
    ['funda barata', [1, 2]],
    ['cheap charger for phone', [4]],
    ['cargador barato para celular', [4]],
  ])('%s', (q, docs) => {
    const matches = index.search(q)
    expect([...matches.docs.subarray(0, matches.docs.length - matches.partial)].toSorted()).toEqual(docs)
  })

  test('without a word of judgement what is made for it stays', () => {
    expect(found(index, 'phone').length).toBeGreaterThan(1)
  })

  test('where no product is of the kind, those made for it are found', () => {
    expect(
      found(indexOf({ names: ['Silicone case'], categoryNames: ['Phone cases', 'Fundas'] }), 'cheap phone'),
    ).toEqual([0])
  })
})

describe('what the store does not have', () => {
  const index = indexOf(
    { names: ['Lumen Aria 12 phone'], brand: 'Lumen' },
    { names: ['Lumen Brisa 5 phone'], brand: 'Lumen' },
    { names: ['Kora case for Lumen Aria 12'], brand: 'Kora' },
    { names: ['Voltara cartera'], brand: 'Voltara' },
    { names: ['Solano Nota Pro Max Ultra phone'], brand: 'Solano' },
    { names: ['Tropik holder for motor'], brand: 'Tropik' },
  )

  test.each([
    ['nokia phone', 'phone'],
    ['lavadora', ''],
    ['cafetera', ''],
    ['iphone 15', 'phone'],
    ['case for xiaomi', 'case'],
    ['tableta lumen', 'lumen'],
    // SEARCH-63
    ['iphone 15 pro max', 'phone'],
    ['redmi note 13 pro', 'phone'],
    ['samsung s24 ultra case', 'case'],
    ['iphone 15 kora', 'phone kora'],
    ['moto g', 'phone'],
    ['moto g54', 'phone'],
  ])('%s finds nothing, and %j is the nearest', (q, nearest) => {
    expect(index.search(q)).toMatchObject({ docs: new Uint32Array(0), nearest, corrected: null })
  })

  test.each(['karate', 'poker', 'póker', 'madera'])('%s is no mistyped name of a product', (q) => {
    const index = indexOf('Karibe Ola 7 phone', 'Karibe Marea watch', 'Vitrina Reserva power bank')
    expect(index.search(q)).toMatchObject({ docs: new Uint32Array(0), corrected: null })
  })

  test.each(['xbox', 'playstation 5', 'ps4', 'nintendo', 'nintendo switch', 'consola de videojuegos', 'game console'])(
    'SEARCH-40: %s finds nothing, and its nearest kind is that of the controllers',
    (q) => {
      const controllers = indexOf('Tropik Liga game controller', 'Vitrina Juego game controller', 'Lumen Aria 12 phone')
      expect(controllers.search(q)).toMatchObject({ docs: new Uint32Array(0), nearest: 'controller' })
      // Without any it has none.
      expect(index.search(q)).toMatchObject({ nearest: '' })
    },
  )

  test('what it has is found, and has no nearest', () => {
    expect(index.search('cartera')).toMatchObject({ nearest: null })
    expect(found(index, 'cartera')).toEqual([3])
  })
})

describe('matches of nearly all of a search', () => {
  const index = indexOf('Sony Bluetooth speaker', 'Kora speaker', 'Kora lamp', 'Sony headphones Bluetooth')

  test('follow those of all of it, those without the word for the thing itself last', () => {
    const { docs, partial } = index.search('bluetooth speaker')
    expect([...docs]).toEqual([0, 1, 3])
    expect(partial).toBe(2)
    expect(found(index, 'sony speaker')).toEqual([0, 1, 3])
  })

  test('follow only where few match all of it, and are few themselves', () => {
    const names = (count: number, name: string) => Array.from({ length: count }, (_, nth) => `${name} ${nth}x`)
    const partialOf = (complete: number) =>
      indexOf(...names(complete, 'Kora red speaker'), ...names(200, 'Kora speaker')).search('red speaker').partial
    expect([partialOf(1), partialOf(23), partialOf(24)]).toEqual([96, 96, 0])
  })
})

describe('a retailer’s own words', () => {
  test('mean what one of them meant before', () => {
    expect(addOwnSynonyms('# what shoppers searched in vain\r\n\r\nzumbador, bocina\n')).toBe(1)
    expect(found(indexOf('Kora speaker', 'Kora lamp'), 'zumbador')).toEqual([0])
  })

  test('are a kind of their own where none of them is known', () => {
    addOwnSynonyms('pitico, silbato deportivo')
    const index = indexOf('Kora silbato deportivo azul', 'Kora case for pitico')
    expect(found(index, 'pitico')).toEqual([0, 1])
  })

  test.each(['alone', 'a,,b', `x, ${'y'.repeat(61)}`, Array.from({ length: 21 }, (_, nth) => `w${nth}`).join(',')])(
    'a line that is no list of words is refused with its number: %j',
    (line) => {
      expect(() => addOwnSynonyms(`funda, forrito\n${line}`)).toThrow('line 2')
    },
  )
})

describe('completions', () => {
  const index = indexOf(
    { names: ['Apple iPhone 13'], brand: 'Apple', model: 'iPhone 13', categoryNames: ['Cellphones', 'Celulares'] },
    { names: ['Apple iPhone 14'], brand: 'Apple', model: 'iPhone 14', categoryNames: ['Cellphones', 'Celulares'] },
    { names: ['Kora inverter cable and black adapter with audio and microphone in one'], brand: 'Kora' },
    { names: ['Kora inkjet paper white and glossy with a very long name'], brand: 'Kora' },
    { names: ['Kora laptop bag black'], brand: 'Kora' },
  )
  const complete = (begun: string) => index.complete(begun, { language: 1, max: 8 }).map(({ text }) => text)

  test.each(['i', 'ip', 'iph'])('%s leads to devices first', (begun) => {
    expect(complete(begun)[0]).toBe('iphone')
    expect(found(index, begun).slice(0, 2).toSorted()).toEqual([0, 1])
  })

  test('have at most four words, and no word behind one that only links', () => {
    for (const begun of ['i', 'c', 'k', 'ca', 'cable', 'ink', 'kora', 'apple i']) {
      for (const text of complete(begun)) expect(text.split(' ').length).toBeLessThanOrEqual(4)
    }
    expect(complete('cable and b')).toEqual([])
  })

  test('in English a word that describes does not follow', () => {
    expect(complete('laptop b')).toEqual(['laptop bag'])
  })
})
