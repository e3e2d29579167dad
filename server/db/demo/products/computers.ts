import type { Line, Spec } from './line.ts'

const inches = (size: number): Spec => ['display', `${size} in`, `${size} pulgadas`]

/** How fast a tablet charges, by USB-C. */
const charging = (watts: number): Spec[] => [
  ['charging', `${watts} W`],
  ['connector', 'USB-C'],
]

const tablets: readonly Line[] = [
  {
    category: 33,
    brand: 'lumen',
    model: 'Lienzo 11',
    scene: 'tablet-lumen-lienzo-11',
    colours: ['silver', 'space gray'],
    options: [
      ['128 GB', 28_900],
      ['256 GB', 33_900],
    ],
    specs: [inches(11), ['memory', '8 GB'], ['battery', '8,000 mAh'], ...charging(25)],
  },
  {
    category: 33,
    brand: 'lumen',
    model: 'Lienzo 13 Pro',
    scene: 'tablet-lumen-lienzo-13-pro',
    colours: ['space gray'],
    options: [
      ['256 GB', 62_900],
      ['512 GB', 71_900],
    ],
    specs: [inches(12.9), ['memory', '12 GB'], ['battery', '10,000 mAh'], ...charging(45)],
  },
  {
    category: 33,
    brand: 'karibe',
    model: 'Página 10',
    scene: 'tablet-karibe-pagina-10',
    colours: ['sea teal', 'graphite'],
    options: [['64 GB', 10_900]],
    specs: [inches(10.1), ['memory', '4 GB'], ['battery', '7,000 mAh'], ...charging(15)],
  },
  {
    category: 33,
    brand: 'karibe',
    model: 'Página 8',
    scene: 'tablet-karibe-pagina-8',
    colours: ['black'],
    options: [
      ['32 GB', 6_900],
      ['64 GB', 7_900],
    ],
    specs: [inches(8), ['memory', '3 GB'], ['battery', '5,100 mAh'], ...charging(15)],
  },
  {
    category: 33,
    brand: 'onza',
    model: 'Tabla',
    scene: 'tablet-onza-tabla',
    colours: ['mint green', 'silver'],
    options: [['128 GB', 16_900]],
    specs: [inches(10.6), ['memory', '6 GB'], ['battery', '8,000 mAh'], ...charging(25)],
  },
  {
    category: 33,
    brand: 'kora',
    model: 'Cuento',
    scene: 'tablet-kora-cuento',
    kind: ['tablet for children', 'Tableta para niños'],
    colours: ['coral', 'sky blue'],
    options: [['64 GB', 8_450]],
    specs: [inches(8), ['memory', '3 GB'], ['battery', '5,000 mAh'], ...charging(10)],
  },
]

const laptop = ['laptop', 'Laptop'] as const

const computers: readonly Line[] = [
  {
    category: 43,
    brand: 'nubeo',
    model: 'Cielo 14',
    scene: 'laptop-nubeo-cielo-14',
    kind: laptop,
    colours: ['silver', 'midnight blue'],
    options: [
      ['512 GB', 54_900],
      ['1 TB', 62_900],
    ],
    specs: [inches(14), ['memory', '16 GB'], ['battery', '12 hours', '12 horas']],
  },
  {
    category: 43,
    brand: 'nubeo',
    model: 'Cielo 16',
    scene: 'laptop-nubeo-cielo-16',
    kind: laptop,
    colours: ['space gray'],
    options: [['1 TB', 84_900]],
    specs: [inches(16), ['memory', '32 GB'], ['battery', '14 hours', '14 horas']],
  },
  {
    category: 43,
    brand: 'onza',
    model: 'Libreta 15',
    scene: 'laptop-onza-libreta-15',
    kind: laptop,
    colours: ['graphite', 'silver'],
    options: [
      ['256 GB', 26_900],
      ['512 GB', 31_900],
    ],
    specs: [inches(15.6), ['memory', '8 GB'], ['battery', '8 hours', '8 horas']],
  },
  {
    category: 43,
    brand: 'onza',
    model: 'Cubo',
    kind: ['mini computer', 'Mini computadora'],
    colours: ['black'],
    options: [['512 GB', 22_900]],
    specs: [
      ['memory', '16 GB'],
      ['ports', '4 USB, 2 HDMI'],
    ],
  },
  {
    category: 43,
    brand: 'vitrina',
    model: 'Tecla',
    kind: ['wireless keyboard and mouse', 'Teclado y ratón inalámbricos'],
    colours: ['black', 'white'],
    pesos: 1_450,
    specs: [['connection', '2.4 GHz']],
  },
]

/** Tablets and computers. */
export const computerLines: readonly Line[] = [...tablets, ...computers]
