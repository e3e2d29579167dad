import type { Line, Spec } from './line.ts'

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
    specs: [watts(60), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'vitrina',
    model: 'Lazo L',
    kind: lightning,
    colours: ['white', 'black'],
    options: lengths(245, 295),
    scene: 'cable-lightning',
    specs: [watts(27), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'vitrina',
    model: 'Lazo A',
    kind: usba,
    colours: ['white', 'black'],
    options: lengths(125, 165),
    specs: [watts(18), ['material', 'PVC']],
  },
  {
    category: 9,
    brand: 'voltara',
    model: 'Nervio 100',
    kind: usbc,
    colours: ['graphite', 'orange'],
    options: lengths(495, 595),
    specs: [watts(100), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'voltara',
    model: 'Nervio L',
    kind: lightning,
    colours: ['graphite', 'white'],
    options: lengths(545, 645),
    scene: 'cable-lightning',
    specs: [watts(30), ['material', 'Braided nylon', 'Nailon trenzado']],
  },
  {
    category: 9,
    brand: 'voltara',
    model: 'Nervio 240',
    kind: usbc,
    colours: ['black'],
    options: lengths(895, 1_050),
    specs: [watts(240), ['speed', '40 Gb/s']],
  },
  {
    category: 9,
    brand: 'kora',
    model: 'Suave',
    kind: usbc,
    colours: ['mint green', 'lavender', 'cream'],
    pesos: 295,
    specs: [watts(60), ['material', 'Silicone', 'Silicona']],
  },
]
