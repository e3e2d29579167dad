import { sceneOfOpening } from './camera-openings.ts'
import type { Line, Spec } from './line.ts'

const sizes = (...prices: [string, number][]) => prices
const read = (megabytes: number): Spec => ['speed', `${megabytes} MB/s`]

const storage: readonly Line[] = [
  {
    category: 19,
    brand: 'vitrina',
    model: 'Memo',
    kind: ['microSD card', 'Tarjeta microSD'],
    colours: ['black'],
    options: sizes(['32 GB', 295], ['64 GB', 395], ['128 GB', 695]),
    specs: [read(100)],
  },
  {
    category: 19,
    brand: 'voltara',
    model: 'Memo X',
    kind: ['microSD card', 'Tarjeta microSD'],
    colours: ['orange'],
    options: sizes(['128 GB', 995], ['256 GB', 1_750], ['512 GB', 3_450]),
    specs: [read(190)],
  },
  {
    category: 19,
    brand: 'vitrina',
    model: 'Llave',
    kind: ['USB drive', 'Memoria USB'],
    colours: ['mango', 'black'],
    options: sizes(['32 GB', 250], ['64 GB', 350]),
    specs: [read(120), ['connector', 'USB-A']],
  },
  {
    category: 19,
    brand: 'vitrina',
    model: 'Llave Doble',
    kind: ['USB-C and USB-A drive', 'Memoria USB-C y USB-A'],
    colours: ['silver'],
    options: sizes(['128 GB', 895], ['256 GB', 1_550]),
    specs: [read(150), ['connector', 'USB-A, USB-C']],
  },
  {
    category: 19,
    brand: 'onza',
    model: 'Disco',
    kind: ['portable SSD', 'Disco SSD portátil'],
    colours: ['graphite', 'sea teal'],
    options: sizes(['1 TB', 4_950], ['2 TB', 8_450]),
    specs: [read(1050), ['connector', 'USB-C']],
  },
]

const screen = (device: string) => [`touch screen for ${device}`, `Pantalla táctil para ${device}`] as const

const touch: readonly Line[] = (
  [
    ['Lumen Aria 12', 6.3, 9_450],
    ['Lumen Aria 11', 6.1, 6_950],
    ['Lumen Brisa 5', 6.6, 3_250],
    ['Karibe Coral S', 6.4, 5_450],
    ['Karibe Ola 7', 6.6, 2_950],
    ['Karibe Arena 3', 6.5, 1_650],
    ['Onza Nota 9', 6.7, 3_650],
    ['Onza Chispa', 6.5, 1_850],
    ['Nubeo Medio 2', 6.1, 6_450],
    ['Solano Ruta 8', 6.6, 3_150],
    ['Solano Senda', 6.5, 1_950],
  ] as const
).map(([device, size, pesos]): Line => ({
  category: 25,
  brand: 'kora',
  model: 'Repuesto',
  kind: screen(device),
  colours: ['black'],
  pesos,
  scene: sceneOfOpening('touch', device),
  specs: [
    ['compatibleWith', device],
    ['display', `${size} in`, `${size} pulgadas`],
  ],
}))

const tools: readonly Line[] = [
  {
    category: 31,
    brand: 'vitrina',
    model: 'Taller 25',
    kind: ['precision screwdriver set, 25 pieces', 'Juego de destornilladores de precisión, 25 piezas'],
    colours: ['black'],
    pesos: 695,
    specs: [['inTheBox', '24 bits, 1 handle', '24 puntas, 1 mango']],
  },
  {
    category: 31,
    brand: 'vitrina',
    model: 'Taller 60',
    kind: ['phone repair set, 60 pieces', 'Juego de reparación de celulares, 60 piezas'],
    colours: ['orange'],
    pesos: 1_650,
    specs: [['inTheBox', '48 bits, levers, suction cup', '48 puntas, palancas, ventosa']],
  },
  {
    category: 31,
    brand: 'voltara',
    model: 'Estación Fija',
    kind: ['60 W soldering station', 'Estación de soldar 60 W'],
    colours: ['graphite'],
    pesos: 3_950,
    specs: [['power', '60 W']],
  },
  {
    category: 31,
    brand: 'voltara',
    model: 'Aire 850',
    kind: ['hot air station', 'Estación de aire caliente'],
    colours: ['graphite'],
    pesos: 5_450,
    specs: [['power', '700 W']],
  },
  {
    category: 31,
    brand: 'voltara',
    model: 'Tester M2',
    kind: ['digital multimeter', 'Multímetro digital'],
    colours: ['yellow'],
    pesos: 1_250,
    specs: [['inTheBox', 'Meter, test leads, battery', 'Medidor, puntas, batería']],
  },
  {
    category: 31,
    brand: 'kora',
    model: 'Pinza',
    kind: ['fine tweezers, 6 pieces', 'Pinzas finas, 6 piezas'],
    colours: ['silver'],
    pesos: 395,
    specs: [['material', 'Stainless steel', 'Acero inoxidable']],
  },
  {
    category: 31,
    brand: 'kora',
    model: 'Alfombrilla',
    kind: ['heat-resistant work mat', 'Alfombrilla de trabajo resistente al calor'],
    colours: ['blue'],
    pesos: 495,
    specs: [['material', 'Silicone', 'Silicona']],
  },
  {
    category: 31,
    brand: 'kora',
    model: 'Limpio',
    kind: ['screen cleaning kit', 'Kit de limpieza de pantallas'],
    colours: ['white'],
    pesos: 195,
    specs: [['inTheBox', 'Spray and cloth', 'Líquido y paño']],
  },
  {
    category: 31,
    brand: 'kora',
    model: 'Pistola Curado',
    kind: ['UV lamp for glass adhesive', 'Lámpara UV para pegamento de micas'],
    colours: ['purple'],
    pesos: 750,
    specs: [['power', '6 W']],
  },
]

const sims: readonly Line[] = [
  {
    category: 47,
    brand: 'karibe',
    model: 'Chip Prepago',
    kind: ['prepaid SIM card', 'Tarjeta SIM prepago'],
    colours: ['coral'],
    pesos: 100,
    specs: [['connector', 'Nano, micro, standard', 'Nano, micro, estándar']],
  },
  {
    category: 47,
    brand: 'karibe',
    model: 'Chip Datos',
    kind: ['data SIM card, 10 GB', 'Tarjeta SIM de datos, 10 GB'],
    colours: ['sea teal'],
    pesos: 495,
    specs: [['connector', 'Nano, micro, standard', 'Nano, micro, estándar']],
  },
  {
    category: 47,
    brand: 'karibe',
    model: 'Chip Visita',
    kind: ['traveller SIM card, 15 days', 'Tarjeta SIM de viajero, 15 días'],
    colours: ['mango'],
    pesos: 950,
    specs: [['connector', 'Nano, micro, standard', 'Nano, micro, estándar']],
  },
  {
    category: 47,
    brand: 'kora',
    model: 'Adapta',
    kind: ['SIM adapter set with pin', 'Juego de adaptadores SIM con pin'],
    colours: ['white'],
    pesos: 100,
    specs: [['inTheBox', '3 adapters, 1 pin', '3 adaptadores, 1 pin']],
  },
]

export const workshopLines: readonly Line[] = [...storage, ...touch, ...tools, ...sims]
