import type { Line, Spec } from './line.ts'

const category = 53
const phones: Spec = ['worksWith', 'Phones of 4.7 to 6.9 in', 'Celulares de 4.7 a 6.9 pulgadas']
const tall = (centimetres: number): Spec => ['length', `${centimetres} cm`]

/** Tripods, selfie sticks and ring lights: for pictures of oneself and of others. */
export const tripodLines: readonly Line[] = [
  {
    category,
    brand: 'vitrina',
    model: 'Firme 20',
    kind: ['mini tripod for phones', 'Mini trípode para celular'],
    colours: ['black', 'mango', 'white'],
    pesos: 395,
    scene: 'tripod',
    specs: [tall(20), phones, ['weight', '190 g']],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Firme 160',
    kind: ['tripod with Bluetooth remote', 'Trípode con control Bluetooth'],
    colours: ['black', 'pearl white'],
    pesos: 1_250,
    scene: 'tripod-tall',
    specs: [tall(160), phones, ['weight', '620 g']],
  },
  {
    category,
    brand: 'kora',
    model: 'Pulpo',
    kind: ['flexible tripod', 'Trípode flexible'],
    colours: ['black', 'red'],
    pesos: 450,
    scene: 'tripod-flex',
    specs: [tall(26), phones, ['weight', '210 g']],
  },
  {
    category,
    brand: 'onza',
    model: 'Alto 180',
    kind: ['tripod for cameras and phones', 'Trípode para cámaras y celulares'],
    colours: ['graphite'],
    pesos: 2_850,
    scene: 'tripod-camera',
    specs: [tall(180), ['material', 'Aluminium', 'Aluminio'], ['weight', '1.3 kg']],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Aro Mesa',
    kind: ['10 in ring light with desk tripod', 'Aro de luz de 10 pulgadas con trípode de mesa'],
    colours: ['black', 'white'],
    pesos: 995,
    scene: 'ring-light',
    specs: [['power', '10 W, three tones of light', '10 W, tres tonos de luz'], tall(45), phones],
  },
  {
    category,
    brand: 'voltara',
    model: 'Aro Alto',
    kind: ['12 in ring light with tall tripod', 'Aro de luz de 12 pulgadas con trípode alto'],
    colours: ['black', 'pink'],
    pesos: 1_850,
    scene: 'ring-light-tall',
    specs: [['power', '18 W, three tones of light', '18 W, tres tonos de luz'], tall(190), phones],
  },
  {
    category,
    brand: 'kora',
    model: 'Brillo',
    kind: ['clip-on ring light', 'Aro de luz con pinza'],
    colours: ['white'],
    pesos: 225,
    scene: 'ring-light-clip',
    specs: [
      ['power', '3 W'],
      ['battery', '300 mAh'],
    ],
  },
]
