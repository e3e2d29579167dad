import type { Line } from './line.ts'

/** Cameras for the house, the desk and the road. */
export const cameraLines: readonly Line[] = [
  {
    category: 36,
    brand: 'vitrina',
    model: 'Ojo 1',
    kind: ['indoor security camera', 'Cámara de seguridad para interior'],
    colours: ['white'],
    pesos: 1_650,
    specs: [
      ['resolution', '1080p'],
      ['connection', 'Wi-Fi 2.4 GHz'],
    ],
  },
  {
    category: 36,
    brand: 'vitrina',
    model: 'Ojo 2 Giro',
    kind: ['pan and tilt camera', 'Cámara giratoria'],
    colours: ['white', 'black'],
    pesos: 2_250,
    specs: [
      ['resolution', '2K'],
      ['connection', 'Wi-Fi 2.4 GHz'],
    ],
  },
  {
    category: 36,
    brand: 'vitrina',
    model: 'Ojo Patio',
    kind: ['outdoor security camera', 'Cámara de seguridad para exterior'],
    colours: ['white'],
    pesos: 3_450,
    specs: [
      ['resolution', '2K'],
      ['water', 'IP66'],
    ],
  },
  {
    category: 36,
    brand: 'solano',
    model: 'Vigía Sol',
    kind: ['solar security camera', 'Cámara de seguridad solar'],
    colours: ['white', 'graphite'],
    pesos: 5_950,
    specs: [
      ['resolution', '2K'],
      ['water', 'IP66'],
    ],
  },
  {
    category: 36,
    brand: 'nubeo',
    model: 'Timbre',
    kind: ['video doorbell', 'Timbre con video'],
    colours: ['black'],
    pesos: 4_450,
    specs: [
      ['resolution', '1080p'],
      ['connection', 'Wi-Fi 2.4 GHz'],
    ],
  },
  {
    category: 36,
    brand: 'onza',
    model: 'Acción 4',
    kind: ['action camera', 'Cámara de acción'],
    colours: ['black', 'orange'],
    pesos: 9_900,
    specs: [
      ['resolution', '4K'],
      ['water', '10 m'],
    ],
  },
  {
    category: 36,
    brand: 'vitrina',
    model: 'Clase',
    kind: ['webcam', 'Cámara web'],
    colours: ['black'],
    pesos: 1_150,
    specs: [
      ['resolution', '1080p'],
      ['connection', 'USB-A'],
    ],
  },
]
