import type { Line, Spec } from './line.ts'

const watts = (count: number): Spec => ['power', `${count} W`]
const wall = (count: number, ports = 'USB-C') => [`${count} W ${ports} wall charger`, `Cargador de pared ${ports} ${count} W`] as const
const car = (count: number) => [`${count} W car charger`, `Cargador de carro ${count} W`] as const

const chargers: readonly Line[] = [
  { category: 11, brand: 'vitrina', model: 'P10', kind: wall(10, 'USB-A'), colours: ['white', 'black'], pesos: 250, specs: [watts(10), ['ports', '1 USB-A']] },
  { category: 11, brand: 'vitrina', model: 'P20', kind: wall(20), colours: ['white', 'black'], pesos: 450, specs: [watts(20), ['ports', '1 USB-C']] },
  { category: 11, brand: 'vitrina', model: 'P30', kind: wall(30), colours: ['white', 'black', 'mango'], pesos: 695, specs: [watts(30), ['ports', '1 USB-C']] },
  { category: 11, brand: 'vitrina', model: 'P65 Trío', kind: wall(65, 'USB-C + USB-A'), colours: ['white', 'black'], pesos: 1_450, specs: [watts(65), ['ports', '2 USB-C, 1 USB-A']] },
  { category: 11, brand: 'vitrina', model: 'Ruta 38', kind: car(38), colours: ['black'], pesos: 550, scene: 'charger-car', specs: [watts(38), ['ports', '1 USB-C, 1 USB-A']] },
  { category: 11, brand: 'voltara', model: 'V25', kind: wall(25), colours: ['white', 'graphite'], pesos: 895, specs: [watts(25), ['ports', '1 USB-C']] },
  { category: 11, brand: 'voltara', model: 'V45', kind: wall(45), colours: ['white', 'graphite'], pesos: 1_350, specs: [watts(45), ['ports', '1 USB-C']] },
  { category: 11, brand: 'voltara', model: 'V100 Mesa', kind: ['100 W desktop charger', 'Cargador de mesa 100 W'], colours: ['graphite', 'white'], pesos: 3_450, specs: [watts(100), ['ports', '3 USB-C, 1 USB-A']] },
  { category: 11, brand: 'voltara', model: 'Auto 60', kind: car(60), colours: ['graphite'], pesos: 1_250, scene: 'charger-car', specs: [watts(60), ['ports', '2 USB-C']] },
  { category: 11, brand: 'voltara', model: 'Auto 20', kind: car(20), colours: ['black', 'silver'], pesos: 595, scene: 'charger-car', specs: [watts(20), ['ports', '1 USB-C']] },
  { category: 11, brand: 'lumen', model: 'Carga 45', kind: wall(45), colours: ['white', 'black'], pesos: 1_750, specs: [watts(45), ['ports', '1 USB-C']] },
  { category: 11, brand: 'onza', model: 'Turbo 100', kind: wall(100), colours: ['white'], pesos: 2_450, specs: [watts(100), ['ports', '1 USB-C']] },
  { category: 11, brand: 'karibe', model: 'Rápido 33', kind: wall(33), colours: ['white', 'black'], pesos: 795, specs: [watts(33), ['ports', '1 USB-C']] },
]

const lengths = (one: number, two: number) => [['1 m', one], ['2 m', two]] as const
const usbc = ['USB-C to USB-C cable', 'Cable USB-C a USB-C'] as const
const lightning = ['USB-C to Lightning cable', 'Cable USB-C a Lightning'] as const
const usba = ['USB-A to USB-C cable', 'Cable USB-A a USB-C'] as const

const cables: readonly Line[] = [
  { category: 9, brand: 'vitrina', model: 'Lazo C', kind: usbc, colours: ['white', 'black', 'coral'], options: lengths(195, 245), specs: [watts(60), ['material', 'Braided nylon', 'Nailon trenzado']] },
  { category: 9, brand: 'vitrina', model: 'Lazo L', kind: lightning, colours: ['white', 'black'], options: lengths(245, 295), scene: 'cable-lightning', specs: [watts(27), ['material', 'Braided nylon', 'Nailon trenzado']] },
  { category: 9, brand: 'vitrina', model: 'Lazo A', kind: usba, colours: ['white', 'black'], options: lengths(125, 165), specs: [watts(18), ['material', 'PVC']] },
  { category: 9, brand: 'voltara', model: 'Nervio 100', kind: usbc, colours: ['graphite', 'orange'], options: lengths(495, 595), specs: [watts(100), ['material', 'Braided nylon', 'Nailon trenzado']] },
  { category: 9, brand: 'voltara', model: 'Nervio L', kind: lightning, colours: ['graphite', 'white'], options: lengths(545, 645), scene: 'cable-lightning', specs: [watts(30), ['material', 'Braided nylon', 'Nailon trenzado']] },
  { category: 9, brand: 'voltara', model: 'Nervio 240', kind: usbc, colours: ['black'], options: lengths(895, 1_050), specs: [watts(240), ['speed', '40 Gb/s']] },
  { category: 9, brand: 'kora', model: 'Suave', kind: usbc, colours: ['mint green', 'lavender', 'cream'], pesos: 295, specs: [watts(60), ['material', 'Silicone', 'Silicona']] },
]

const bank = (mah: string) => [`${mah} mAh power bank`, `Power bank de ${mah} mAh`] as const

const banks: readonly Line[] = [
  { category: 40, brand: 'vitrina', model: 'Reserva 5', kind: bank('5,000'), colours: ['white', 'black', 'coral'], pesos: 750, specs: [['capacity', '5,000 mAh'], watts(10)] },
  { category: 40, brand: 'vitrina', model: 'Reserva 10', kind: bank('10,000'), colours: ['black', 'sea teal', 'mango'], pesos: 1_250, specs: [['capacity', '10,000 mAh'], watts(20)] },
  { category: 40, brand: 'vitrina', model: 'Reserva 20', kind: bank('20,000'), colours: ['black', 'white'], pesos: 1_950, specs: [['capacity', '20,000 mAh'], watts(30)] },
  { category: 40, brand: 'voltara', model: 'Tanque 20', kind: bank('20,000'), colours: ['graphite', 'silver'], pesos: 2_950, specs: [['capacity', '20,000 mAh'], watts(65)] },
  { category: 40, brand: 'voltara', model: 'Imán 5', kind: ['magnetic 5,000 mAh power bank', 'Power bank magnético de 5,000 mAh'], colours: ['white', 'midnight blue', 'pink'], pesos: 1_850, specs: [['capacity', '5,000 mAh'], ['power', '15 W, wireless', '15 W, inalámbrica']] },
  { category: 40, brand: 'voltara', model: 'Tanque 30', kind: bank('30,000'), colours: ['graphite'], pesos: 4_450, specs: [['capacity', '30,000 mAh'], watts(100)] },
  { category: 40, brand: 'solano', model: 'Sol 10', kind: ['solar 10,000 mAh power bank', 'Power bank solar de 10,000 mAh'], colours: ['orange', 'black'], pesos: 2_250, specs: [['capacity', '10,000 mAh'], ['water', 'IP65']] },
]

const cell = (device: string) => [`replacement battery for ${device}`, `Batería de repuesto para ${device}`] as const

const batteries: readonly Line[] = [
  ...([['Lumen Aria 11', 4300, 1_450], ['Lumen Brisa 5', 5000, 1_250], ['Karibe Ola 7', 5000, 1_150], ['Karibe Arena 3', 5000, 750], ['Onza Nota 9', 5000, 1_250], ['Onza Chispa', 5000, 850], ['Nubeo Medio 2', 4200, 1_950], ['Solano Senda', 5000, 895], ['Solano Ruta 8', 6000, 1_350], ['Solano Básico 4G', 1800, 350]] as const).map(
    ([device, mah, pesos]): Line => ({ category: 3, brand: 'voltara', model: `Celda ${mah}`, kind: cell(device), colours: ['black'], pesos, specs: [['capacity', `${mah} mAh`], ['fits', device]] }),
  ),
  { category: 3, brand: 'vitrina', model: 'AA4', kind: ['rechargeable AA batteries, 4 pieces', 'Baterías AA recargables, 4 unidades'], colours: ['mango'], pesos: 495, specs: [['capacity', '2,100 mAh']] },
  { category: 3, brand: 'vitrina', model: 'AAA4', kind: ['rechargeable AAA batteries, 4 pieces', 'Baterías AAA recargables, 4 unidades'], colours: ['mango'], pesos: 425, specs: [['capacity', '900 mAh']] },
  { category: 3, brand: 'vitrina', model: 'CR2032', kind: ['CR2032 coin cells, 5 pieces', 'Pilas de botón CR2032, 5 unidades'], colours: ['silver'], pesos: 150, specs: [['capacity', '220 mAh']] },
]

export const powerLines: readonly Line[] = [...chargers, ...cables, ...banks, ...batteries]
