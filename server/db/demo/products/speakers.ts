import type { Line, Spec } from './line.ts'

const hours = (count: number): Spec => ['playtime', `${count} hours`, `${count} horas`]

const bluetooth: Spec = ['connection', 'Bluetooth 5.3']

const speaker = ['Bluetooth speaker', 'Bocina Bluetooth'] as const

const party = ['party speaker', 'Bocina para fiestas'] as const

const watts = (count: number): Spec => ['power', `${count} W`]

/** Speakers, category 5: the flash offers of the home page. */
export const speakerLines: readonly Line[] = [
  {
    category: 5,
    brand: 'vitrina',
    model: 'Son Mini',
    kind: speaker,
    colours: ['black', 'coral', 'sea teal', 'mango'],
    pesos: 750,
    scene: 'speaker-puck',
    specs: [watts(5), hours(8), bluetooth],
  },
  {
    category: 5,
    brand: 'vitrina',
    model: 'Son',
    kind: speaker,
    colours: ['black', 'midnight blue', 'red', 'olive green'],
    pesos: 1_650,
    scene: 'speaker-tube',
    specs: [watts(16), hours(14), ['water', 'IPX7']],
  },
  {
    category: 5,
    brand: 'vitrina',
    model: 'Son Max',
    kind: speaker,
    colours: ['black', 'forest green'],
    pesos: 3_250,
    scene: 'speaker-large',
    specs: [watts(40), hours(20), ['water', 'IPX7']],
  },
  {
    category: 5,
    brand: 'vitrina',
    model: 'Patio 8',
    kind: party,
    colours: ['black'],
    pesos: 5_450,
    scene: 'speaker-box',
    specs: [watts(60), hours(10)],
  },
  {
    category: 5,
    brand: 'vitrina',
    model: 'Mesa',
    kind: ['bookshelf speaker', 'Bocina de estante'],
    colours: ['brown', 'pearl white'],
    pesos: 2_950,
    scene: 'speaker-shelf',
    specs: [watts(30), bluetooth],
  },
  {
    category: 5,
    brand: 'tropik',
    model: 'Güira 10',
    kind: speaker,
    colours: ['black', 'blue', 'yellow'],
    pesos: 2_450,
    scene: 'speaker-upright',
    specs: [watts(20), hours(16), ['water', 'IP67']],
  },
  {
    category: 5,
    brand: 'tropik',
    model: 'Tambora 30',
    kind: speaker,
    colours: ['black', 'burgundy'],
    pesos: 6_900,
    scene: 'speaker-drum',
    specs: [watts(50), hours(20), ['water', 'IP67']],
  },
  {
    category: 5,
    brand: 'tropik',
    model: 'Tambora Fiesta',
    kind: party,
    colours: ['black'],
    pesos: 14_900,
    scene: 'speaker-tower',
    specs: [watts(160), hours(12)],
  },
  {
    category: 5,
    brand: 'tropik',
    model: 'Bongó',
    kind: ['speaker for the shower', 'Bocina para la ducha'],
    colours: ['sky blue', 'white'],
    pesos: 1_150,
    scene: 'speaker-shower',
    specs: [watts(5), hours(9), ['water', 'IPX7']],
  },
  {
    category: 5,
    brand: 'karibe',
    model: 'Ola Sound',
    kind: speaker,
    colours: ['sea teal', 'graphite'],
    pesos: 2_150,
    scene: 'speaker-wide',
    specs: [watts(18), hours(12)],
  },
  {
    category: 5,
    brand: 'nubeo',
    model: 'Sala',
    kind: ['speaker for the home', 'Bocina para el hogar'],
    colours: ['white', 'space gray'],
    pesos: 7_450,
    scene: 'speaker-home',
    specs: [watts(45), ['connection', 'Wi-Fi, Bluetooth 5.3']],
  },
]
