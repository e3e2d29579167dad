import type { Line, Spec } from './line.ts'

const watts = (count: number): Spec => ['power', `${count} W`]

const wall = (count: number, ports = 'USB-C') =>
  [`${count} W ${ports} wall charger`, `Cargador de pared ${ports} ${count} W`] as const

const car = (count: number) => [`${count} W car charger`, `Cargador de carro ${count} W`] as const

const lines: readonly Line[] = [
  {
    category: 11,
    brand: 'vitrina',
    model: 'P10',
    kind: wall(10, 'USB-A'),
    colours: ['white', 'black'],
    pesos: 250,
    scene: 'charger-wall-usba',
    specs: [watts(10), ['ports', '1 USB-A']],
  },
  {
    category: 11,
    brand: 'vitrina',
    model: 'P20',
    kind: wall(20),
    colours: ['white', 'black'],
    pesos: 450,
    scene: 'charger-wall-small',
    specs: [watts(20), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'vitrina',
    model: 'P30',
    kind: wall(30),
    colours: ['white', 'black', 'mango'],
    pesos: 695,
    scene: 'charger-wall-round',
    specs: [watts(30), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'vitrina',
    model: 'P65 Trío',
    kind: wall(65, 'USB-C + USB-A'),
    colours: ['white', 'black'],
    pesos: 1_450,
    scene: 'charger-wall',
    specs: [watts(65), ['ports', '2 USB-C, 1 USB-A']],
  },
  {
    category: 11,
    brand: 'vitrina',
    model: 'Ruta Dúo',
    kind: car(38),
    colours: ['black'],
    pesos: 550,
    scene: 'charger-car',
    specs: [watts(38), ['ports', '1 USB-C, 1 USB-A']],
  },
  {
    category: 11,
    brand: 'voltara',
    model: 'V25',
    kind: wall(25),
    colours: ['white', 'graphite'],
    pesos: 895,
    scene: 'charger-wall-voltara-v25',
    specs: [watts(25), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'voltara',
    model: 'V45',
    kind: wall(45),
    colours: ['white', 'graphite'],
    pesos: 1_350,
    scene: 'charger-wall-medium',
    specs: [watts(45), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'voltara',
    model: 'V100 Mesa',
    kind: ['100 W desktop charger', 'Cargador de mesa 100 W'],
    colours: ['graphite', 'white'],
    pesos: 3_450,
    scene: 'charger-desk',
    specs: [watts(100), ['ports', '3 USB-C, 1 USB-A']],
  },
  {
    category: 11,
    brand: 'voltara',
    model: 'Auto Dúo',
    kind: car(60),
    colours: ['graphite'],
    pesos: 1_250,
    scene: 'charger-car-duo',
    specs: [watts(60), ['ports', '2 USB-C']],
  },
  {
    category: 11,
    brand: 'voltara',
    model: 'Auto Mini',
    kind: car(20),
    colours: ['black', 'silver'],
    pesos: 595,
    scene: 'charger-car-mini',
    specs: [watts(20), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'lumen',
    model: 'Carga',
    kind: wall(45),
    colours: ['white', 'black'],
    pesos: 1_750,
    scene: 'charger-wall-lumen-carga',
    specs: [watts(45), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'onza',
    model: 'Turbo',
    kind: wall(100),
    colours: ['white'],
    pesos: 2_450,
    scene: 'charger-wall-large',
    specs: [watts(100), ['ports', '1 USB-C']],
  },
  {
    category: 11,
    brand: 'karibe',
    model: 'Rápido',
    kind: wall(33),
    colours: ['white', 'black'],
    pesos: 795,
    scene: 'charger-wall-karibe-rapido',
    specs: [watts(33), ['ports', '1 USB-C']],
  },
]

const inputOf = ({ kind }: Line): Spec => ['input', kind?.[0].includes('car') ? '12–24 V' : '100–240 V']

/** Fast charging over USB-C is negotiated by one standard. */
const standardOf = ({ specs }: Line): Spec[] =>
  specs.some(([, value]) => value.includes('USB-C')) ? [['standard', 'USB Power Delivery']] : []

/** Chargers for the wall, the desk and the car. */
export const chargerLines: readonly Line[] = lines.map((line) => ({
  ...line,
  specs: [...line.specs, ...standardOf(line), inputOf(line)],
}))
