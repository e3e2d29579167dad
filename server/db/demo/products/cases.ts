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
  },
]

const cases: readonly Line[] = lines.flatMap(({ brand, model, en, es, material, colours, pesos, first, count }) =>
  devices.slice(first, first + count).map(({ name: device, ...phone }): Line => ({
    category: 12,
    brand,
    model,
    kind: [`${en} for ${device}`, `${es} para ${device}`],
    colours,
    pesos,
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
