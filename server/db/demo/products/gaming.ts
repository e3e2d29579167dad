import type { Line, Spec } from './line.ts'

const category = 52
const wireless: Spec = ['connection', 'Bluetooth 5.3 and USB-C', 'Bluetooth 5.3 y USB-C']
const hours = (count: number): Spec => ['playtime', `${count} hours`, `${count} horas`]
const everywhere: Spec = ['worksWith', 'Android, iOS, Windows']

/** Game controllers. */
export const gamingLines: readonly Line[] = [
  {
    category,
    brand: 'vitrina',
    model: 'Juego',
    kind: ['wireless game controller', 'Control de juego inalámbrico'],
    colours: ['black', 'white', 'coral', 'sea teal'],
    pesos: 1_650,
    scene: 'gamepad',
    specs: [wireless, hours(20), everywhere],
  },
  {
    category,
    brand: 'vitrina',
    model: 'Juego Cable',
    kind: ['wired game controller', 'Control de juego con cable'],
    colours: ['black', 'white'],
    pesos: 795,
    scene: 'gamepad-wired',
    specs: [
      ['connection', 'USB-A'],
      ['length', '2 m'],
      ['worksWith', 'Android, Windows'],
    ],
  },
  {
    category,
    brand: 'tropik',
    model: 'Liga',
    kind: ['wireless game controller', 'Control de juego inalámbrico'],
    colours: ['midnight blue', 'lavender', 'yellow'],
    pesos: 2_450,
    scene: 'gamepad-slim',
    specs: [wireless, hours(30), everywhere],
  },
  {
    category,
    brand: 'tropik',
    model: 'Liga Pro',
    kind: ['wireless game controller with rear keys', 'Control de juego inalámbrico con botones traseros'],
    colours: ['graphite', 'pearl white'],
    pesos: 4_250,
    scene: 'gamepad-pro',
    specs: [wireless, hours(40), everywhere],
  },
  {
    category,
    brand: 'kora',
    model: 'Peque Juego',
    kind: ['small game controller for children', 'Control de juego pequeño para niños'],
    colours: ['sky blue', 'pink', 'mint green'],
    pesos: 995,
    scene: 'gamepad-small',
    specs: [wireless, hours(12), everywhere],
  },
]
