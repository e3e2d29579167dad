import type { Line, Spec } from './line.ts'

const category = 50
const ports = (en: string, es = en): Spec => ['ports', en, es]
const usbC: Spec = ['connector', 'USB-C']
const hub = (count: number) => [`USB-C hub with ${count} ports`, `Hub USB-C de ${count} puertos`] as const

/** Adapters and hubs: one port becomes another, or several. */
export const adapterLines: readonly Line[] = [
  {
    category,
    brand: 'vitrina',
    model: 'Puente 4',
    kind: hub(4),
    colours: ['graphite', 'silver'],
    pesos: 950,
    scene: 'hub-usba',
    specs: [ports('4 USB-A'), usbC, ['speed', '5 Gb/s']],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Puente 5',
    kind: hub(5),
    colours: ['graphite', 'silver', 'midnight blue'],
    pesos: 1_450,
    scene: 'hub',
    specs: [
      ports('1 HDMI, 2 USB-A, 1 USB-C, 1 card slot', '1 HDMI, 2 USB-A, 1 USB-C, 1 ranura de tarjetas'),
      usbC,
      ['speed', '5 Gb/s'],
    ],
  },
  {
    category,
    brand: 'voltara',
    model: 'Muelle 8',
    kind: hub(8),
    colours: ['space gray', 'silver'],
    pesos: 2_950,
    scene: 'hub-dock',
    specs: [ports('2 HDMI, 3 USB-A, 2 USB-C, 1 Ethernet'), usbC, ['speed', '10 Gb/s']],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Paso',
    kind: ['USB-C to USB-A adapter', 'Adaptador de USB-C a USB-A'],
    colours: ['black', 'white', 'coral'],
    pesos: 145,
    scene: 'adapter-usba',
    specs: [ports('1 USB-A'), usbC, ['speed', '5 Gb/s']],
  },
  {
    category,
    brand: 'kora',
    model: 'Paso Audio',
    kind: ['USB-C to 3.5 mm adapter', 'Adaptador de USB-C a 3.5 mm'],
    colours: ['white', 'black'],
    pesos: 195,
    scene: 'adapter-audio',
    specs: [ports('1 of 3.5 mm', '1 de 3.5 mm'), usbC],
  },
  {
    category,
    brand: 'kora',
    model: 'Paso Doble',
    kind: ['USB-A to USB-C adapter, 2 pieces', 'Adaptador de USB-A a USB-C, 2 piezas'],
    colours: ['black'],
    pesos: 225,
    scene: 'adapter-usbc-pair',
    specs: [ports('1 USB-C'), ['connector', 'USB-A']],
  },
  {
    category,
    brand: 'voltara',
    model: 'Vista',
    kind: ['USB-C to HDMI adapter', 'Adaptador de USB-C a HDMI'],
    colours: ['space gray', 'white'],
    pesos: 750,
    scene: 'adapter-hdmi',
    specs: [ports('1 HDMI'), usbC, ['resolution', '4K, 60 Hz']],
  },
  {
    category,
    brand: 'voltara',
    model: 'Red',
    kind: ['USB-C to Ethernet adapter', 'Adaptador de USB-C a Ethernet'],
    colours: ['space gray'],
    pesos: 895,
    scene: 'adapter-ethernet',
    specs: [ports('1 Ethernet'), usbC, ['speed', '1 Gb/s']],
  },
  {
    category,
    brand: 'onza',
    model: 'Lector',
    kind: ['SD and microSD card reader', 'Lector de tarjetas SD y microSD'],
    colours: ['black', 'orange'],
    pesos: 450,
    scene: 'card-reader',
    specs: [ports('1 SD, 1 microSD'), usbC, ['speed', '100 MB/s']],
  },
]
