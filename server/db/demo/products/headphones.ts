import type { Line, Spec } from './line.ts'

const hours = (count: number): Spec => ['playtime', `${count} hours`, `${count} horas`]

const bluetooth: Spec = ['connection', 'Bluetooth 5.3']

const cable35: Spec = ['connection', '3.5 mm plug', 'Conector de 3.5 mm']

const overEar = ['wireless headphones', 'Audífonos inalámbricos'] as const

const quiet = ['noise-cancelling headphones', 'Audífonos con cancelación de ruido'] as const

const buds = ['true wireless earbuds', 'Audífonos de botón inalámbricos'] as const

const wired = ['wired earphones', 'Audífonos de cable'] as const

/** Headphones, category 16: the home page shows the newest of the house brand. */
export const headphoneLines: readonly Line[] = [
  {
    category: 16,
    brand: 'vitrina',
    model: 'Calma 1',
    kind: overEar,
    colours: ['black', 'cream', 'mango'],
    pesos: 1_950,
    scene: 'headphones',
    specs: [hours(30), bluetooth, ['weight', '198 g']],
  },
  {
    category: 16,
    brand: 'vitrina',
    model: 'Calma 2 Pro',
    kind: quiet,
    colours: ['graphite', 'pearl white', 'midnight blue'],
    pesos: 4_450,
    scene: 'headphones-quiet',
    specs: [hours(40), bluetooth, ['weight', '246 g']],
  },
  {
    category: 16,
    brand: 'vitrina',
    model: 'Gota',
    kind: buds,
    colours: ['white', 'black', 'coral', 'mint green'],
    pesos: 1_250,
    scene: 'earbuds',
    specs: [hours(24), bluetooth, ['water', 'IPX4']],
  },
  {
    category: 16,
    brand: 'vitrina',
    model: 'Gota Pro',
    kind: buds,
    colours: ['black', 'sea teal'],
    pesos: 2_650,
    scene: 'earbuds-flat',
    specs: [hours(32), bluetooth, ['water', 'IPX5']],
  },
  {
    category: 16,
    brand: 'vitrina',
    model: 'Hilo',
    kind: wired,
    colours: ['white', 'black'],
    pesos: 195,
    scene: 'earphones',
    specs: [cable35, ['length', '1.2 m']],
  },
  {
    category: 16,
    brand: 'vitrina',
    model: 'Hilo C',
    kind: ['wired USB-C earphones', 'Audífonos de cable USB-C'],
    colours: ['white', 'black'],
    pesos: 295,
    scene: 'earphones-usbc',
    specs: [
      ['connection', 'USB-C'],
      ['length', '1.2 m'],
    ],
  },
  {
    category: 16,
    brand: 'tropik',
    model: 'Bahía 500',
    kind: overEar,
    colours: ['black', 'red'],
    pesos: 3_250,
    scene: 'headphones-bass',
    specs: [hours(35), bluetooth, ['weight', '221 g']],
  },
  {
    category: 16,
    brand: 'tropik',
    model: 'Bahía 900 ANC',
    kind: quiet,
    colours: ['black', 'sand gold', 'silver'],
    pesos: 8_900,
    scene: 'headphones-studio',
    specs: [hours(50), bluetooth, ['weight', '252 g']],
  },
  {
    category: 16,
    brand: 'tropik',
    model: 'Perla',
    kind: buds,
    colours: ['pearl white', 'rose gold', 'black'],
    pesos: 3_450,
    scene: 'earbuds-round',
    specs: [hours(28), bluetooth, ['water', 'IPX5']],
  },
  {
    category: 16,
    brand: 'tropik',
    model: 'Corre',
    kind: ['sports earbuds', 'Audífonos de botón deportivos'],
    colours: ['orange', 'black'],
    pesos: 2_850,
    scene: 'earbuds-sport',
    specs: [hours(18), bluetooth, ['water', 'IP67']],
  },
  {
    category: 16,
    brand: 'lumen',
    model: 'Aria Buds',
    kind: buds,
    colours: ['white', 'sky blue'],
    pesos: 5_900,
    scene: 'earbuds-lumen-aria-buds',
    specs: [hours(30), bluetooth, ['water', 'IPX4']],
  },
  {
    category: 16,
    brand: 'lumen',
    model: 'Aria Buds Pro',
    kind: buds,
    colours: ['white', 'graphite'],
    pesos: 9_900,
    scene: 'earbuds-lumen-aria-buds-pro',
    specs: [hours(36), bluetooth, ['water', 'IPX5']],
  },
  {
    category: 16,
    brand: 'karibe',
    model: 'Eco 3',
    kind: buds,
    colours: ['black', 'lavender'],
    pesos: 2_250,
    scene: 'earbuds-karibe-eco-3',
    specs: [hours(24), bluetooth],
  },
  {
    category: 16,
    brand: 'kora',
    model: 'Peque',
    kind: ['headphones for children', 'Audífonos para niños'],
    colours: ['pink', 'sky blue', 'yellow'],
    pesos: 950,
    scene: 'headphones-small',
    specs: [cable35, ['weight', '148 g']],
  },
  {
    category: 16,
    brand: 'kora',
    model: 'Turno',
    kind: ['headset with microphone', 'Audífonos con micrófono'],
    colours: ['black'],
    pesos: 1_450,
    scene: 'headset',
    specs: [
      ['connection', 'USB-A'],
      ['length', '2 m'],
    ],
  },
]
