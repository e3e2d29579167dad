import type { Line, Spec } from './line.ts'

const watts = (count: number): Spec => ['power', `${count} W`]

const bank = (mah: string) => [`${mah} mAh power bank`, `Power bank de ${mah} mAh`] as const

/** Power banks. */
export const powerBankLines: readonly Line[] = [
  {
    category: 40,
    brand: 'vitrina',
    model: 'Reserva 5',
    kind: bank('5,000'),
    colours: ['white', 'black', 'coral'],
    pesos: 750,
    scene: 'power-bank-5',
    specs: [['capacity', '5,000 mAh'], watts(10)],
  },
  {
    category: 40,
    brand: 'vitrina',
    model: 'Reserva 10',
    kind: bank('10,000'),
    colours: ['black', 'sea teal', 'mango'],
    pesos: 1_250,
    scene: 'power-bank',
    specs: [['capacity', '10,000 mAh'], watts(20)],
  },
  {
    category: 40,
    brand: 'vitrina',
    model: 'Reserva 20',
    kind: bank('20,000'),
    colours: ['black', 'white'],
    pesos: 1_950,
    scene: 'power-bank-20',
    specs: [['capacity', '20,000 mAh'], watts(30)],
  },
  {
    category: 40,
    brand: 'voltara',
    model: 'Tanque 20',
    kind: bank('20,000'),
    colours: ['graphite', 'silver'],
    pesos: 2_950,
    scene: 'power-bank-fast',
    specs: [['capacity', '20,000 mAh'], watts(65)],
  },
  {
    category: 40,
    brand: 'voltara',
    model: 'Imán 5',
    kind: ['magnetic 5,000 mAh power bank', 'Power bank magnético de 5,000 mAh'],
    colours: ['white', 'midnight blue', 'pink'],
    pesos: 1_850,
    scene: 'power-bank-magnetic',
    specs: [
      ['capacity', '5,000 mAh'],
      ['power', '15 W, wireless', '15 W, inalámbrica'],
    ],
  },
  {
    category: 40,
    brand: 'voltara',
    model: 'Tanque 30',
    kind: bank('30,000'),
    colours: ['graphite'],
    pesos: 4_450,
    scene: 'power-bank-30',
    specs: [['capacity', '30,000 mAh'], watts(100)],
  },
  {
    category: 40,
    brand: 'solano',
    model: 'Sol 10',
    kind: ['solar 10,000 mAh power bank', 'Power bank solar de 10,000 mAh'],
    colours: ['orange', 'black'],
    pesos: 2_250,
    scene: 'power-bank-solar',
    specs: [
      ['capacity', '10,000 mAh'],
      ['water', 'IP65'],
    ],
  },
]
