import type { Line, Spec } from './line.ts'

const ends = (one: string, other: string): Spec => ['connector', `${one} to ${other}`, `${one} a ${other}`]
const watts = (count: number): Spec => ['power', `${count} W`]

const lengths = (one: number, two: number) =>
  [
    ['1 m', one],
    ['2 m', two],
  ] as const

const usbc = ['USB-C to USB-C cable', 'Cable USB-C a USB-C'] as const

const lightning = ['USB-C to Lightning cable', 'Cable USB-C a Lightning'] as const

const usba = ['USB-A to USB-C cable', 'Cable USB-A a USB-C'] as const

/** Cables, most of them in two lengths. */
export const cableLines: readonly Line[] = [
  {
    category: 9,
    brand: 'vitrina',
    model: 'Lazo C',
    kind: usbc,
    colours: ['white', 'black', 'coral'],
    options: lengths(195, 245),
    scene: 'cable-usbc',
    specs: [watts(60), ends('USB-C', 'USB-C'), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'vitrina',
    model: 'Lazo L',
    kind: lightning,
    colours: ['white', 'black'],
    options: lengths(245, 295),
    scene: 'cable-lightning',
    specs: [watts(27), ends('USB-C', 'Lightning'), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'vitrina',
    model: 'Lazo A',
    kind: usba,
    colours: ['white', 'black'],
    options: lengths(125, 165),
    scene: 'cable-usba',
    specs: [watts(18), ends('USB-A', 'USB-C'), ['material', 'PVC']],
  },
  {
    category: 9,
    brand: 'voltara',
    model: 'Nervio 100',
    kind: usbc,
    colours: ['graphite', 'orange'],
    options: lengths(495, 595),
    scene: 'cable-usbc',
    specs: [watts(100), ends('USB-C', 'USB-C'), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'voltara',
    model: 'Nervio L',
    kind: lightning,
    colours: ['graphite', 'white'],
    options: lengths(545, 645),
    scene: 'cable-lightning',
    specs: [watts(30), ends('USB-C', 'Lightning'), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'voltara',
    model: 'Nervio 240',
    kind: usbc,
    colours: ['black'],
    options: lengths(895, 1_050),
    scene: 'cable-usbc-thick',
    specs: [watts(240), ends('USB-C', 'USB-C'), ['speed', '40 Gb/s']],
  },
  {
    category: 9,
    brand: 'kora',
    model: 'Suave',
    kind: usbc,
    colours: ['mint green', 'lavender', 'cream'],
    pesos: 295,
    scene: 'cable-usbc-soft',
    specs: [watts(60), ends('USB-C', 'USB-C'), ['material', 'Silicone', 'Silicona']],
  },
]
