import type { Line, Spec } from './line.ts'

const category = 51
const phones: Spec = ['worksWith', 'Phones of 4.7 to 6.9 in', 'Celulares de 4.7 a 6.9 pulgadas']
const aluminium: Spec = ['material', 'Aluminium', 'Aluminio']
const plastic: Spec = ['material', 'ABS and silicone', 'ABS y silicona']

/** Holders for the car and stands for the desk. */
export const holderLines: readonly Line[] = [
  {
    category,
    brand: 'vitrina',
    model: 'Ruta',
    kind: ['car holder with suction cup', 'Soporte para carro con ventosa'],
    colours: ['black', 'coral'],
    pesos: 495,
    scene: 'mount',
    specs: [phones, plastic, ['weight', '182 g']],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Ruta Clip',
    kind: ['car holder for the air vent', 'Soporte para la rejilla del carro'],
    colours: ['black', 'white'],
    pesos: 295,
    scene: 'mount-vent-vitrina-ruta-clip',
    specs: [phones, plastic, ['weight', '74 g']],
  },
  {
    category,
    brand: 'voltara',
    model: 'Ruta Carga',
    kind: ['car holder with wireless charging', 'Soporte para carro con carga inalámbrica'],
    colours: ['graphite', 'midnight blue'],
    pesos: 1_850,
    scene: 'mount-charge',
    specs: [phones, ['power', '15 W, wireless', '15 W, inalámbrica'], plastic],
  },
  {
    category,
    brand: 'kora',
    model: 'Motor',
    kind: ['holder for motorcycle and bicycle', 'Soporte para motor y bicicleta'],
    colours: ['black', 'red'],
    pesos: 595,
    scene: 'mount-handlebar',
    specs: [phones, ['water', 'IPX4'], plastic],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Mesa',
    kind: ['desk stand for phones', 'Soporte de mesa para celular'],
    colours: ['silver', 'graphite', 'rose gold'],
    pesos: 395,
    scene: 'stand',
    specs: [phones, aluminium, ['weight', '164 g']],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Mesa Plegable',
    kind: ['folding desk stand', 'Soporte de mesa plegable'],
    colours: ['white', 'black', 'mint green'],
    pesos: 245,
    scene: 'stand-folding',
    specs: [['worksWith', 'Phones and tablets up to 12.9 in', 'Celulares y tabletas hasta 12.9 pulgadas'], plastic],
  },
  {
    category,
    brand: 'voltara',
    model: 'Mesa Carga',
    kind: ['desk stand with wireless charging', 'Soporte de mesa con carga inalámbrica'],
    colours: ['black', 'white'],
    pesos: 1_650,
    scene: 'stand-charge',
    specs: [phones, ['power', '15 W, wireless', '15 W, inalámbrica'], aluminium],
  },
]
