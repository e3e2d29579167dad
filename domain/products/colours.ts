/** A colour of the shop: its names, and the colour of a product's body in pictures. */
export interface Colour {
  en: string
  es: string
  /** Six hexadecimal digits without the number sign, as in the names of pictures. */
  hex: string
}

/** The store's colours. An exact word comes before a plain one, since the first that a text contains is taken. */
export const colours: readonly Colour[] = [
  { en: 'midnight blue', es: 'azul noche', hex: '1f2a44' },
  { en: 'sky blue', es: 'azul cielo', hex: '8fb8de' },
  { en: 'sea teal', es: 'verde mar', hex: '1f7a7a' },
  { en: 'forest green', es: 'verde bosque', hex: '2f4a3a' },
  { en: 'mint green', es: 'verde menta', hex: 'a9d8c2' },
  { en: 'olive green', es: 'verde olivo', hex: '6b7049' },
  { en: 'rose gold', es: 'oro rosa', hex: 'd9a79b' },
  { en: 'sand gold', es: 'dorado arena', hex: 'd8c3a0' },
  { en: 'space gray', es: 'gris espacial', hex: '4a4d52' },
  { en: 'graphite', es: 'grafito', hex: '33363b' },
  { en: 'titanium', es: 'titanio', hex: '8d8a84' },
  { en: 'pearl white', es: 'blanco perla', hex: 'ece8e1' },
  { en: 'cream', es: 'crema', hex: 'eadfc9' },
  { en: 'lavender', es: 'lavanda', hex: 'b7a8d6' },
  { en: 'coral', es: 'coral', hex: 'e8705a' },
  { en: 'mango', es: 'mango', hex: 'f29a3a' },
  { en: 'burgundy', es: 'vino', hex: '6b1f2e' },
  { en: 'transparent', es: 'transparente', hex: 'd9dee2' },
  { en: 'black', es: 'negro', hex: '1b1c1f' },
  { en: 'white', es: 'blanco', hex: 'f2f2f0' },
  { en: 'silver', es: 'plateado', hex: 'c3c6ca' },
  { en: 'gray', es: 'gris', hex: '7d8186' },
  { en: 'gold', es: 'dorado', hex: 'cfae70' },
  { en: 'blue', es: 'azul', hex: '2f5fa8' },
  { en: 'green', es: 'verde', hex: '3f7d54' },
  { en: 'red', es: 'rojo', hex: 'b3262e' },
  { en: 'purple', es: 'morado', hex: '6a4c93' },
  { en: 'pink', es: 'rosado', hex: 'e3a5b5' },
  { en: 'orange', es: 'naranja', hex: 'e4762b' },
  { en: 'yellow', es: 'amarillo', hex: 'e8c547' },
  { en: 'brown', es: 'marrón', hex: '6b4a35' },
  { en: 'beige', es: 'beige', hex: 'd9c9ae' },
]

/** Other spellings that suppliers use. */
const otherNames: Record<string, string> = {
  grey: 'gray',
  'space grey': 'space gray',
  plata: 'silver',
  rosa: 'pink',
  violet: 'purple',
  violeta: 'purple',
  marron: 'brown',
  cafe: 'brown',
  midnight: 'midnight blue',
  teal: 'sea teal',
  clear: 'transparent',
  negra: 'black',
  blanca: 'white',
  roja: 'red',
  amarilla: 'yellow',
  dorada: 'gold',
  plateada: 'silver',
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const names: readonly [string, Colour][] = [
  ...colours.flatMap((colour): [string, Colour][] => [
    [plain(colour.en), colour],
    [plain(colour.es), colour],
  ]),
  ...Object.entries(otherNames).flatMap(([word, en]): [string, Colour][] =>
    colours.filter((colour) => colour.en === en).map((colour) => [word, colour]),
  ),
]

// A list of products names the same few colours again and again.
const namedMax = 1_000
const named = new Map<string, Colour | undefined>()

/**
 * The colour that a text names in English or Spanish, the longest name first: `Phantom Sky Blue` is sky blue, `negra`
 * is black. Undefined when it names none that the shop knows.
 */
export function colourIn(text: string): Colour | undefined {
  if (named.has(text)) return named.get(text)
  const colour = findColour(text)
  if (named.size >= namedMax) named.clear()
  named.set(text, colour)
  return colour
}

function findColour(text: string): Colour | undefined {
  const spaced = ` ${plain(text)} `
  let best: [string, Colour] | undefined
  for (const entry of names) {
    if (spaced.includes(` ${entry[0]} `) && (!best || entry[0].length > best[0].length)) best = entry
  }
  return best?.[1]
}

const spellings = new Map(names)

/** The colour of which a text is one spelling and no more: `Sky blue` and `azul cielo`, and not `red/blue` or `dark red`. */
export const colourNamed = (text: string): Colour | undefined => spellings.get(plain(text))

/** The colour of a product as pages show it: a colour of the shop in the page's language, any other text as it is written. */
export const shownColour = (text: string, language: 'en' | 'es'): string => colourNamed(text)?.[language] ?? text

/** How the colour that a text names is also written, the longest spelling first; none of one that the shop does not know. */
export function colourNames(text: string): string[] {
  const colour = colourIn(text)
  return names
    .flatMap(([name, one]) => (colour && one === colour ? [name] : []))
    .toSorted((a, b) => b.length - a.length)
}

const hexValues = new Set(colours.map((colour) => colour.hex))

/** Whether six hexadecimal digits are one of the shop's colours: pictures are painted in these alone. */
export function isColour(hex: string): boolean {
  return hexValues.has(hex)
}
