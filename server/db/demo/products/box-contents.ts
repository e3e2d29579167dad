import type { Line, Spec } from './line.ts'

type Pair = readonly [en: string, es: string]

const withCable = (en: string, es: string): Pair => [`${en} and USB-C cable`, `${es} y cable USB-C`]

/** What comes with a product, by its category and its English kind; the first that fits. */
const contents: Record<number, readonly (readonly [kind: RegExp, contents: Pair])[]> = {
  5: [
    [/bookshelf|home/, ['Speaker and power cord', 'Bocina y cable de corriente']],
    [/./, withCable('Speaker', 'Bocina')],
  ],
  9: [[/./, ['1 cable', '1 cable']]],
  11: [
    [
      /desktop/,
      [
        'Charger and power cord; cables are sold apart',
        'Cargador y cable de corriente; los demás cables se venden aparte',
      ],
    ],
    [/./, ['Charger; the cable is sold apart', 'Cargador; el cable se vende aparte']],
  ],
  12: [[/./, ['1 case', '1 funda']]],
  16: [
    [
      /buds/,
      [
        'Earbuds, charging case, spare tips and USB-C cable',
        'Audífonos, estuche de carga, gomas de repuesto y cable USB-C',
      ],
    ],
    [/wired/, ['Earphones', 'Audífonos']],
    [/./, withCable('Headphones', 'Audífonos')],
  ],
  34: [[/./, ['1 glass, a wet and a dry wipe', '1 mica, un paño húmedo y uno seco']]],
  40: [[/./, withCable('Power bank', 'Power bank')]],
}

/** What comes with the products of a line as a specification; none where the line states it, or nothing is known. */
export function boxContentsOf({ category, kind, specs }: Line): Spec[] {
  if (specs.some(([name]) => name === 'inTheBox')) return []
  const [, found] = contents[category]?.find(([pattern]) => pattern.test(kind?.[0] ?? '')) ?? []
  return found ? [['inTheBox', ...found]] : []
}
