import type { Line } from './line.ts'

const cell = (device: string) => [`replacement battery for ${device}`, `Batería de repuesto para ${device}`] as const

/** Replacement batteries and rechargeable cells. */
export const batteryLines: readonly Line[] = [
  ...(
    [
      ['Lumen Aria 11', 4300, 1_450],
      ['Lumen Brisa 5', 5000, 1_250],
      ['Karibe Ola 7', 5000, 1_150],
      ['Karibe Arena 3', 5000, 750],
      ['Onza Nota 9', 5000, 1_250],
      ['Onza Chispa', 5000, 850],
      ['Nubeo Medio 2', 4200, 1_950],
      ['Solano Senda', 5000, 895],
      ['Solano Ruta 8', 6000, 1_350],
      ['Solano Básico 4G', 1800, 350],
    ] as const
  ).map(([device, mah, pesos]): Line => ({
    category: 3,
    brand: 'voltara',
    model: `Celda ${mah}`,
    kind: cell(device),
    colours: ['black'],
    pesos,
    // A phone with keys has a battery in one block that one changes by hand.
    ...(device === 'Solano Básico 4G' && { scene: 'battery-block' }),
    specs: [
      ['capacity', `${mah} mAh`],
      ['compatibleWith', device],
    ],
  })),
  {
    category: 3,
    brand: 'vitrina',
    model: 'AA4',
    kind: ['rechargeable AA batteries, 4 pieces', 'Baterías AA recargables, 4 unidades'],
    colours: ['mango'],
    pesos: 495,
    specs: [['capacity', '2,100 mAh']],
  },
  {
    category: 3,
    brand: 'vitrina',
    model: 'AAA4',
    kind: ['rechargeable AAA batteries, 4 pieces', 'Baterías AAA recargables, 4 unidades'],
    colours: ['mango'],
    pesos: 425,
    specs: [['capacity', '900 mAh']],
  },
  {
    category: 3,
    brand: 'vitrina',
    model: 'CR2032',
    kind: ['CR2032 coin cells, 5 pieces', 'Pilas de botón CR2032, 5 unidades'],
    colours: ['silver'],
    pesos: 150,
    specs: [['capacity', '220 mAh']],
  },
]
