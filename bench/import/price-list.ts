const kinds = [
  ['Shockproof case with a stand for', 'Funda antigolpes con soporte para', 'Phone cases', 'Fundas'],
  [
    'Tempered glass screen protector, pack of three, for',
    'Mica de vidrio templado, tres unidades, para',
    'Screen glass',
    'Micas',
  ],
  [
    'Wireless charging stand 15W with an adapter for',
    'Base de carga inalámbrica 15W con adaptador para',
    'Chargers',
    'Cargadores',
  ],
  [
    'Braided USB-C to USB-C charging cable, two metres, for',
    'Cable trenzado USB-C a USB-C de dos metros para',
    'Cables',
    'Cables',
  ],
  ['Replacement battery with a set of tools for', 'Batería de repuesto con herramientas para', 'Batteries', 'Baterías'],
] as const
const makers = ['Tropik', 'Voltara', 'Kora', 'Bruma', 'Palmar', 'Cayena', 'Norte', 'Guayaba']
const phones = ['Lumen Aria', 'Karibe Sol', 'Onza Cubo', 'Nubeo Cielo', 'Solano Uno']
const colours = ['black', 'midnight blue', 'red', 'transparent', 'rose gold']

/**
 * A price list in the store's own format, the same for the same size: names of the length that retailers write, texts in
 * both languages, three price levels, and the stock of each branch.
 */
export function priceList(count: number, branches: number): string {
  const stock = Array.from({ length: branches }, (_, at) => `stock_${at + 1}`)
  const header = [
    'code',
    'name',
    'name_es',
    'brand',
    'model',
    'category',
    'category_es',
    'price',
    'price_2',
    'price_3',
    'barcode',
    'color',
    'description',
    'description_es',
    'specifications',
    'specifications_es',
    'compatible_devices',
    'warranty_days',
    'rating',
    'ratings_count',
    'popularity',
    ...stock,
  ]
  return [header.join(','), ...Array.from({ length: count }, (_, nth) => row(nth, branches))].join('\n')
}

function row(nth: number, branches: number): string {
  const [en, es, category, categoryEs] = of(kinds, nth)
  const [maker, phone, colour] = [of(makers, nth >> 2), of(phones, nth >> 3), of(colours, nth)]
  const version = (nth % 97) + 1
  const device = `${phone} ${version}`
  const price = 150 + (nth % 4_000)
  const cells = [
    `B-${nth}`,
    `${maker} ${en} ${device} and ${device} Pro (${colour}) ${nth}`,
    `${maker} ${es} ${device} y ${device} Pro (${colour}) ${nth}`,
    maker,
    `Serie ${nth >> 3}`,
    category,
    categoryEs,
    `${price}.50`,
    `${price - 10}.00`,
    `${price - 20}.25`,
    barcode(nth),
    colour,
    `<p>${en} ${device}.</p><ul><li>Precise cut-outs and raised edges</li><li>Easy to mount and to remove</li></ul>`,
    `<p>${es} ${device}.</p><ul><li>Cortes precisos y bordes elevados</li><li>Fácil de poner y de quitar</li></ul>`,
    `Material=TPU|Weight=${nth % 90} g|Origin=Imported`,
    `Material=TPU|Peso=${nth % 90} g|Origen=Importado`,
    `${phone.replace(' ', '=')} ${version}`,
    '90',
    ((nth % 50) / 10).toFixed(1),
    String(nth % 900),
    String(nth % 3_000),
    ...Array.from({ length: branches }, (_, branch) => String((nth * 7 + branch) % 40)),
  ]
  return cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')
}

const of = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T

function barcode(nth: number): string {
  const digits = String(200_000_000_000 + nth)
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
