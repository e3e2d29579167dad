import type { Line, Spec } from './line.ts'

const watch = ['smart watch', 'Reloj inteligente'] as const
const inches = (size: number): Spec => ['display', `${size} in`, `${size} pulgadas`]
const days = (count: number): Spec => ['battery', `${count} days`, `${count} días`]

const watches: readonly Line[] = [
  { category: 2, brand: 'vitrina', model: 'Pulso', kind: watch, colours: ['black', 'pink', 'sky blue'], pesos: 1_200, scene: 'watch-square', specs: [inches(1.8), days(7), ['water', 'IP68']] },
  { category: 2, brand: 'vitrina', model: 'Pulso 2', kind: watch, colours: ['graphite', 'sand gold'], pesos: 2_450, scene: 'watch-square', specs: [inches(1.9), days(10), ['water', '5 ATM']] },
  { category: 2, brand: 'lumen', model: 'Aria Watch', kind: watch, colours: ['silver', 'black'], pesos: 12_900, scene: 'watch-round', specs: [inches(1.4), days(3), ['water', '5 ATM']] },
  { category: 2, brand: 'lumen', model: 'Aria Watch Max', kind: watch, colours: ['titanium'], pesos: 21_900, scene: 'watch-round', specs: [inches(1.5), days(4), ['water', '10 ATM']] },
  { category: 2, brand: 'karibe', model: 'Marea', kind: watch, colours: ['sea teal', 'black', 'rose gold'], pesos: 4_950, scene: 'watch-square', specs: [inches(1.9), days(9), ['water', '5 ATM']] },
  { category: 2, brand: 'solano', model: 'Cumbre', kind: ['outdoor smart watch', 'Reloj inteligente para exteriores'], colours: ['olive green', 'black'], pesos: 7_900, scene: 'watch-round', specs: [inches(1.4), days(15), ['water', '10 ATM']] },
  { category: 2, brand: 'kora', model: 'Correa 22', kind: ['silicone watch strap, 22 mm', 'Correa de silicona para reloj, 22 mm'], colours: ['black', 'mango', 'mint green'], pesos: 250, scene: 'watch-round', specs: [['material', 'Silicone', 'Silicona']] },
  { category: 2, brand: 'kora', model: 'Agarre', kind: ['phone ring holder', 'Anillo de agarre para celular'], colours: ['black', 'rose gold'], pesos: 100, scene: 'case', specs: [['material', 'Zinc alloy', 'Aleación de zinc']] },
  { category: 2, brand: 'kora', model: 'Parada', kind: ['desk stand for phones', 'Soporte de mesa para celular'], colours: ['silver', 'black'], pesos: 395, scene: 'case', specs: [['material', 'Aluminium', 'Aluminio']] },
  { category: 2, brand: 'vitrina', model: 'Agarre Auto', kind: ['car vent mount', 'Soporte para rejilla del carro'], colours: ['black'], pesos: 295, scene: 'charger-car', specs: [['material', 'ABS']] },
]

const tablets: readonly Line[] = [
  { category: 33, brand: 'lumen', model: 'Lienzo 11', colours: ['silver', 'space grey'], options: [['128 GB', 28_900], ['256 GB', 33_900]], specs: [inches(11), ['memory', '8 GB'], ['battery', '8,000 mAh']] },
  { category: 33, brand: 'lumen', model: 'Lienzo 13 Pro', colours: ['space grey'], options: [['256 GB', 62_900], ['512 GB', 71_900]], specs: [inches(12.9), ['memory', '12 GB'], ['battery', '10,000 mAh']] },
  { category: 33, brand: 'karibe', model: 'Página 10', colours: ['sea teal', 'graphite'], options: [['64 GB', 10_900]], specs: [inches(10.1), ['memory', '4 GB'], ['battery', '7,000 mAh']] },
  { category: 33, brand: 'karibe', model: 'Página 8', colours: ['black'], options: [['32 GB', 6_900], ['64 GB', 7_900]], specs: [inches(8), ['memory', '3 GB'], ['battery', '5,100 mAh']] },
  { category: 33, brand: 'onza', model: 'Tabla', colours: ['mint green', 'silver'], options: [['128 GB', 16_900]], specs: [inches(10.6), ['memory', '6 GB'], ['battery', '8,000 mAh']] },
  { category: 33, brand: 'kora', model: 'Cuento', kind: ['tablet for children', 'Tableta para niños'], colours: ['coral', 'sky blue'], options: [['64 GB', 8_450]], specs: [inches(8), ['memory', '3 GB'], ['battery', '5,000 mAh']] },
]

const cameras: readonly Line[] = [
  { category: 36, brand: 'vitrina', model: 'Ojo 1', kind: ['indoor security camera', 'Cámara de seguridad para interior'], colours: ['white'], pesos: 1_650, specs: [['resolution', '1080p'], ['connection', 'Wi-Fi 2.4 GHz']] },
  { category: 36, brand: 'vitrina', model: 'Ojo 2 Giro', kind: ['pan and tilt camera', 'Cámara giratoria'], colours: ['white', 'black'], pesos: 2_250, specs: [['resolution', '2K'], ['connection', 'Wi-Fi 2.4 GHz']] },
  { category: 36, brand: 'vitrina', model: 'Ojo Patio', kind: ['outdoor security camera', 'Cámara de seguridad para exterior'], colours: ['white'], pesos: 3_450, specs: [['resolution', '2K'], ['water', 'IP66']] },
  { category: 36, brand: 'solano', model: 'Vigía Sol', kind: ['solar security camera', 'Cámara de seguridad solar'], colours: ['white', 'graphite'], pesos: 5_950, specs: [['resolution', '2K'], ['water', 'IP66']] },
  { category: 36, brand: 'nubeo', model: 'Timbre', kind: ['video doorbell', 'Timbre con video'], colours: ['black'], pesos: 4_450, specs: [['resolution', '1080p'], ['connection', 'Wi-Fi 2.4 GHz']] },
  { category: 36, brand: 'onza', model: 'Acción 4', kind: ['action camera', 'Cámara de acción'], colours: ['black', 'orange'], pesos: 9_900, specs: [['resolution', '4K'], ['water', '10 m']] },
  { category: 36, brand: 'vitrina', model: 'Clase', kind: ['webcam', 'Cámara web'], colours: ['black'], pesos: 1_150, specs: [['resolution', '1080p'], ['connection', 'USB-A']] },
]

const laptop = ['laptop', 'Laptop'] as const
const computers: readonly Line[] = [
  { category: 43, brand: 'nubeo', model: 'Cielo 14', kind: laptop, colours: ['silver', 'midnight blue'], options: [['512 GB', 54_900], ['1 TB', 62_900]], specs: [inches(14), ['memory', '16 GB'], ['battery', '12 hours', '12 horas']] },
  { category: 43, brand: 'nubeo', model: 'Cielo 16', kind: laptop, colours: ['space grey'], options: [['1 TB', 84_900]], specs: [inches(16), ['memory', '32 GB'], ['battery', '14 hours', '14 horas']] },
  { category: 43, brand: 'onza', model: 'Libreta 15', kind: laptop, colours: ['graphite', 'silver'], options: [['256 GB', 26_900], ['512 GB', 31_900]], specs: [inches(15.6), ['memory', '8 GB'], ['battery', '8 hours', '8 horas']] },
  { category: 43, brand: 'onza', model: 'Cubo', kind: ['mini computer', 'Mini computadora'], colours: ['black'], options: [['512 GB', 22_900]], specs: [['memory', '16 GB'], ['ports', '4 USB, 2 HDMI']] },
  { category: 43, brand: 'vitrina', model: 'Tecla', kind: ['wireless keyboard and mouse', 'Teclado y ratón inalámbricos'], colours: ['black', 'white'], pesos: 1_450, specs: [['connection', '2.4 GHz']] },
]

export const deviceLines: readonly Line[] = [...watches, ...tablets, ...cameras, ...computers]
