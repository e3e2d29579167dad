import { sceneOfOpening } from './camera-openings.ts'
import { type Line, sceneOfModel } from './line.ts'
import { phoneModels } from './phones.ts'

const titles: Record<string, string> = {
  lumen: 'Lumen',
  karibe: 'Karibe',
  onza: 'Onza',
  nubeo: 'Nubeo',
  solano: 'Solano',
}
/** The phones that covers and glass are made for. */
const devices = phoneModels.slice(0, 23).map(([brand, model]) => ({ name: `${titles[brand]} ${model}`, brand, model }))

const lines: readonly {
  brand: string
  model: string
  en: string
  es: string
  material: readonly [string, string]
  colours: readonly string[]
  pesos: number
  first: number
  count: number
  about: readonly [string, string]
  /** Where those of all cases do not fit. */
  points?: Line['points']
}[] = [
  {
    brand: 'vitrina',
    model: 'Clara',
    en: 'clear case',
    es: 'Funda transparente',
    material: ['Flexible TPU', 'TPU flexible'],
    colours: ['transparent'],
    pesos: 100,
    first: 0,
    count: 14,
    about: [
      'Flexible and see-through, so that the color of your phone shows.',
      'Flexible y transparente, para que se vea el color de tu celular.',
    ],
  },
  {
    brand: 'vitrina',
    model: 'Seda',
    en: 'silicone case',
    es: 'Funda de silicona',
    material: ['Silicone with soft lining', 'Silicona con forro suave'],
    colours: ['black', 'coral'],
    pesos: 350,
    first: 0,
    count: 8,
    about: [
      'Soft to the touch outside, with a lining that protects the back of your phone.',
      'Suave al tacto por fuera, con un forro que protege la parte de atrás de tu celular.',
    ],
  },
  {
    brand: 'kora',
    model: 'Roca',
    en: 'shockproof case',
    es: 'Funda antigolpes',
    material: ['TPU and polycarbonate', 'TPU y policarbonato'],
    colours: ['black'],
    pesos: 695,
    first: 3,
    count: 9,
    about: [
      'Two layers, a flexible one inside and a rigid one outside, for phones that fall often.',
      'Dos capas, una flexible por dentro y una rígida por fuera, para celulares que se caen a menudo.',
    ],
  },
  {
    brand: 'kora',
    model: 'Piel',
    en: 'wallet case',
    es: 'Funda tipo billetera',
    material: ['Leather', 'Cuero'],
    colours: ['brown', 'burgundy'],
    pesos: 795,
    first: 0,
    count: 4,
    about: [
      'Your phone and your cards in one: it opens like a book and closes with a strap.',
      'Tu celular y tus tarjetas en una sola pieza: se abre como un libro y se cierra con una correa.',
    ],
    points: [
      ['Three pockets for cards', 'Tres bolsillos para tarjetas'],
      ['The cover protects the screen', 'La tapa protege la pantalla'],
      ['Opening for the cameras', 'Abertura para las cámaras'],
    ],
  },
  {
    brand: 'kora',
    model: 'Imán',
    en: 'magnetic case',
    es: 'Funda magnética',
    material: ['Matte polycarbonate', 'Policarbonato mate'],
    colours: ['midnight blue', 'lavender'],
    pesos: 895,
    first: 15,
    count: 3,
    about: [
      'With a ring of magnets on its back, for chargers and holders that attach by magnet.',
      'Con un anillo de imanes en la parte de atrás, para cargadores y soportes magnéticos.',
    ],
  },
]

const cases: readonly Line[] = lines.flatMap(({ en, es, material, first, count, ...line }) =>
  devices.slice(first, first + count).map(({ name: device, ...phone }): Line => ({
    ...line,
    category: 12,
    kind: [`${en} for ${device}`, `${es} para ${device}`],
    scene: sceneOfModel(`case-${en.split(' ')[0]}`, phone.brand, phone.model),
    specs: [
      ['compatibleWith', device],
      ['material', ...material],
    ],
  })),
)

const glass: readonly Line[] = devices.slice(0, 20).map(({ name: device }, index): Line => {
  const isPrivate = index % 5 === 4
  return {
    category: 34,
    brand: index % 2 ? 'kora' : 'vitrina',
    model: isPrivate ? 'Discreta' : 'Mica 9H',
    kind: isPrivate
      ? [`privacy glass for ${device}`, `Mica de privacidad para ${device}`]
      : [`tempered glass for ${device}`, `Mica de vidrio templado para ${device}`],
    colours: ['transparent'],
    pesos: isPrivate ? 495 : index % 2 ? 295 : 195,
    scene: sceneOfOpening(isPrivate ? 'glass-private' : 'glass', device),
    specs: [
      ['compatibleWith', device],
      ['material', 'Tempered glass, 0.33 mm', 'Vidrio templado, 0.33 mm'],
    ],
  }
})

export const coverLines: readonly Line[] = [...cases, ...glass]
