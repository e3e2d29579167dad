import { describe, expect, test } from 'vitest'
import { featuresOf } from '#domain/products/features.ts'
import { type Listed, phone, ranked, textIndexOf } from '#server/testing/text-index-of.ts'

const chargers = ['Chargers', 'Cargadores'] as const
const cases = ['Phone cases', 'Fundas'] as const

const charger = (en: string, es: string): Listed => ({ names: [en, es], category: chargers })
const caseFor = (en: string, es: string, maker: string): Listed => ({
  names: [en, es],
  category: cases,
  isForDevices: true,
  deviceMakers: [maker],
})

describe('SEARCH-76: what is named comes before what is only made for it', () => {
  const index = textIndexOf(
    charger('Voltara 20 W charger', 'Cargador Voltara 20 W'),
    charger('Charger for Onza laptop', 'Cargador para laptop Onza'),
    phone('Apple', 'iPhone 14'),
    phone('Nubeo', 'Alto 4'),
    caseFor('Silicone case for iPhone 14 - purple', 'Funda de silicona para iPhone 14 - morada', 'Apple'),
    caseFor('Silicone case for Nubeo Alto 4 - purple', 'Funda de silicona para Nubeo Alto 4 - morada', 'Nubeo'),
    {
      names: ['Adapter for USB-C headphones', 'Adaptador para audífonos USB-C'],
      category: ['Adapters', 'Adaptadores'],
    },
    { names: ['Tropik headphones', 'Audífonos Tropik'], category: ['Headphones', 'Audífonos'] },
    { names: ['Wall mount for TV', 'Soporte de pared para TV'], category: ['Holders', 'Soportes'] },
    { names: ['SD card reader', 'Lector de tarjetas SD'], category: ['Adapters', 'Adaptadores'] },
    { names: ['Onza microSD card', 'Tarjeta microSD Onza'], category: ['Memory', 'Memorias'] },
    { names: ['Kora sticker for iPhone 14', 'Pegatina Kora para iPhone 14'], category: ['Others', 'Otros'] },
  )

  test.each(['cargador para celular', 'phone charger', 'cargador iphone 14'])(
    '%s lists all chargers, those for laptops last',
    (q) => {
      expect(ranked(index, q).docs).toEqual([0, 1])
    },
  )

  test.each([
    ['iphone 14 morado', 2, 4],
    ['nubeo alto 4 purple', 3, 5],
  ])('%s lists the phone as near, and its case behind it', (q, device, accessory) => {
    const { docs, isNear } = ranked(index, q)
    expect([docs[0], isNear, docs.includes(accessory)]).toEqual([device, true, true])
  })

  test('a kind that others are made for comes first, as near', () => {
    expect(ranked(index, 'audífonos tipo c')).toMatchObject({ docs: [7, 6], isNear: true })
  })

  test('what is made for a kind that is not sold is near', () => {
    expect(ranked(index, 'tv')).toMatchObject({ docs: [8], isNear: true })
  })

  test('the cards that a reader reads are no cards', () => {
    expect(ranked(index, 'memory card').docs[0]).toBe(10)
    expect(ranked(index, 'card reader').docs[0]).toBe(9)
  })

  test('what is named by a word of its own is no near match', () => {
    expect(ranked(index, 'pegatina para iphone 14')).toMatchObject({ isNear: false })
    expect(ranked(index, 'pegatina para iphone 14').docs[0]).toBe(11)
  })
})

describe('SEARCH-77: accessories for a model and its maker', () => {
  const index = textIndexOf(
    caseFor('Clear case for Redmi 12', 'Funda transparente para Redmi 12', 'Xiaomi'),
    caseFor('Clear case for iPhone 13', 'Funda transparente para iPhone 13', 'Apple'),
    caseFor('Clear case for iPhone 13 Pro Max', 'Funda transparente para iPhone 13 Pro Max', 'Apple'),
    caseFor('Pink case for iPhone 16', 'Funda rosada para iPhone 16', 'Apple'),
  )

  test('a case is found by the maker of its phone', () => {
    expect(ranked(index, 'funda xiaomi').docs[0]).toBe(0)
    expect(index.search('funda xiaomi').isNear).toBe(false)
  })

  test('the cases of the very model come first, and those of a longer one are none of it', () => {
    const { docs, partial } = index.search('funda iphone 13')
    expect([docs[0], docs.length - partial]).toEqual([1, 1])
  })

  test('the model counts more than the colour', () => {
    expect(ranked(index, 'funda iphone 13 rosada').docs[0]).toBe(1)
  })
})

describe('SEARCH-71: numbers and measures stay whole', () => {
  const index = textIndexOf(
    { ...phone('Onza', 'Flip 4'), features: [{ en: '5G', es: '5G' }] },
    phone('Onza', 'Nota 20'),
    phone('Onza', 'Nota 30 Ultra'),
    { names: ['3.5 mm cable, 1 m', 'Cable de 3.5 mm, 1 m'], category: ['Cables', 'Cables'] },
    { names: ['Microphone', 'Micrófono'], category: ['Sound', 'Sonido'] },
    { names: ['Onza mouse', 'Ratón Onza'], category: ['Keyboards and mice', 'Teclados y ratones'] },
    { names: ['Screen protector for Onza', 'Protector de pantalla para Onza'], category: ['Glass', 'Micas'] },
  )

  test('a measure that no product has is left out', () => {
    expect(index.search('cable 3 metros').corrected).toBe('cable')
  })

  test('a network is no number of a model', () => {
    expect(ranked(index, 'onza flip 5')).toMatchObject({ docs: [0], isNear: true })
  })

  test('an edition is not required where no product has it with the name', () => {
    expect(ranked(index, 'onza nota 20 ultra')).toMatchObject({ docs: [1, 2], isNear: true })
  })

  test('`pro` begins no protector beside a name that has it', () => {
    const pro = textIndexOf(phone('Onza', 'Nota 20 Pro'), {
      names: ['Protector for Onza Nota 20', 'Protector para Onza Nota 20'],
      category: ['Glass', 'Micas'],
    })
    const { docs, partial } = pro.search('onza nota 20 pro')
    expect([...docs.subarray(0, docs.length - partial)]).toEqual([0])
  })

  test('mice are no mics', () => {
    expect([...index.search('micrófono').docs]).toEqual([4])
  })
})

test('SEARCH-48: a phone is found by its battery and its two SIM cards', () => {
  const specifications = [
    ['Battery', '5000 mAh'],
    ['Two SIM cards', 'Yes'],
  ] as const
  const index = textIndexOf({ ...phone('Onza', 'Uno'), features: featuresOf(specifications) }, phone('Onza', 'Dos'), {
    names: ['Prepaid SIM card', 'Tarjeta SIM prepago'],
    category: ['SIM cards', 'Tarjetas SIM'],
  })
  for (const q of ['celular 5000 mah', 'dual sim', 'celular doble chip']) expect(ranked(index, q).docs[0], q).toBe(0)
  expect([...index.search('battery').docs]).toEqual([])
})

describe('SEARCH-76: what else a name has', () => {
  test('a product that is named whole is found whole, whatever is of the kind in it', () => {
    const index = textIndexOf(
      { names: ['iPhone13', 'iPhone13'], category: ['Others', 'Otros'] },
      { names: ['128 for iPhone13', '128 para iPhone13'], category: ['Others', 'Otros'] },
    )
    const { docs, isNear } = ranked(index, '128 para iPhone13')
    expect([docs[0], isNear]).toEqual([1, false])
  })

  test('what a reader reads counts less than what is a card itself', () => {
    const index = textIndexOf(
      {
        names: ['Memory card reader', 'Lector de tarjetas de memoria'],
        category: ['Adapters', 'Adaptadores'],
      },
      { names: ['Onza microSD card', 'Tarjeta microSD Onza'], category: ['Memory', 'Memorias'] },
    )
    for (const q of ['memory card', 'tarjeta de memoria']) expect(ranked(index, q).docs[0], q).toBe(1)
  })

  test('what has the words of a narrower kind is listed without the broader one', () => {
    const index = textIndexOf(phone('Onza', 'Alto'), phone('Kora', 'Flip 5'))
    expect(ranked(index, 'flip phone').docs).toEqual([1])
  })
})
