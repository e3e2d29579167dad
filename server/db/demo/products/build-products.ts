import { colourIn } from '#domain/products/colours.ts'
import { sceneFor } from '#domain/products/scene.ts'
import { type Studio, studioPictures } from '#server/modules/products/studio-pictures.ts'
import type { LocalizedText } from '#server/modules/products/localized-text.ts'
import type { Specification } from '#server/modules/products/specification.ts'
import type { ProductToWrite } from '#server/modules/products/upsert-products.ts'
import { demoBranches } from '../branches.ts'
import { demoBrands } from '../categories.ts'
import { type Seeded, seeded } from '../seeded.ts'
import { adapterLines } from './adapters.ts'
import { batteryLines } from './batteries.ts'
import { cableLines } from './cables.ts'
import { cameraLines } from './cameras.ts'
import { chargerLines } from './chargers.ts'
import { computerLines } from './computers.ts'
import { gamingLines } from './gaming.ts'
import { headphoneLines } from './headphones.ts'
import { holderLines } from './holders.ts'
import { powerBankLines } from './power-banks.ts'
import { speakerLines } from './speakers.ts'
import { tripodLines } from './tripods.ts'
import { watchLines } from './watches.ts'
import { coverLines } from './cases.ts'
import { boxContentsOf } from './box-contents.ts'
import { demoPrices, demoSpecial } from './demo-prices.ts'
import { type Line, type Spec, specNames } from './line.ts'
import { phoneLines } from './phones.ts'
import { pitches } from './pitches.ts'
import { workshopLines } from './workshop.ts'

/** Every model of the demo store. */
export const demoLines: readonly Line[] = [
  ...phoneLines,
  ...headphoneLines,
  ...speakerLines,
  ...chargerLines,
  ...cableLines,
  ...powerBankLines,
  ...batteryLines,
  ...coverLines,
  ...watchLines,
  ...computerLines,
  ...cameraLines,
  ...workshopLines,
  ...adapterLines,
  ...holderLines,
  ...gamingLines,
  ...tripodLines,
]

const prefixes: Record<number, string> = {
  1: 'CEL',
  2: 'REL',
  3: 'BAT',
  5: 'BOC',
  9: 'CAB',
  11: 'CAR',
  12: 'FUN',
  16: 'AUD',
  19: 'ALM',
  25: 'TAC',
  31: 'HER',
  33: 'TAB',
  34: 'MIC',
  36: 'CAM',
  40: 'PWB',
  43: 'COM',
  47: 'SIM',
  50: 'ADA',
  51: 'SOP',
  52: 'JUE',
  53: 'TRI',
}

/** Two products have no price yet, three are sold out everywhere: pages must handle both. */
export const withoutPrice: readonly string[] = ['CEL-0060', 'HER-0009']
export const withoutStock: readonly string[] = ['CEL-0021', 'BOC-0024', 'COM-0005']

const dayMs = 86_400_000
const ageDaysMax = 730

/** All products of the demo store, the same on every machine for the same `now` and the same studio. */
export function buildProducts(now: Date, studio: Studio): ProductToWrite[] {
  const counts = new Map<number, number>()
  return demoLines.flatMap((line) =>
    variantsOf(line).map(({ color, option, pesos }) => {
      const count = (counts.get(line.category) ?? 0) + 1
      counts.set(line.category, count)
      return build(
        { line, code: `${prefixes[line.category]}-${String(count).padStart(4, '0')}`, color, option, pesos },
        now,
        studio,
      )
    }),
  )
}

interface Variant {
  line: Line
  code: string
  color: string
  option: string | null
  pesos: number
}

function variantsOf(line: Line): { color: string; option: string | null; pesos: number }[] {
  const options = line.options ?? [[null, line.pesos ?? 0] as const]
  return options.flatMap(([option, pesos]) => line.colours.map((color) => ({ color, option, pesos })))
}

function build({ line, code, color, option, pesos }: Variant, now: Date, studio: Studio): ProductToWrite {
  const chance = seeded(code)
  const brand = demoBrands.find((one) => one.slug === line.brand) as (typeof demoBrands)[number]
  const name = nameOf(line, brand.name, color, option)
  const specs: Spec[] = [
    ...line.specs,
    ...(option ? [[line.category === 9 ? 'length' : 'storage', option] as Spec] : []),
    ...boxContentsOf(line),
  ]
  const isReviewed = chance.next() < 0.7
  return {
    code,
    name,
    features: featuresOf(line, chance),
    specifications: [...specs.map(toLocalized), { name: specNames.colour, value: colourWords(color) }],
    brand,
    categoryId: line.category,
    subcategory: line.subcategory ?? null,
    model: line.model,
    color,
    storage: line.category === 9 ? null : option,
    warrantyDays: pesos >= 6_000 ? 365 : 90,
    special: demoSpecial(pesos, line.brand === 'vitrina' && line.category === 5, now, chance),
    popularity: Math.round(chance.next() ** 2 * 900) + (brand.is_house_brand ? 80 : 0),
    ratingAverage: isReviewed ? chance.whole(33, 50) / 10 : 0,
    reviewsCount: isReviewed ? chance.whole(1, 160) : 0,
    createdAt: new Date(now.getTime() - chance.whole(1, ageDaysMax * 24) * (dayMs / 24)),
    prices: withoutPrice.includes(code) ? [] : demoPrices(pesos),
    pictures: studioPictures(studio, {
      categoryId: line.category,
      scene: sceneOf(line),
      hex: colourIn(color)?.hex ?? '1b1c1f',
    }),
    stock: demoBranches.map((branch) => ({
      branchCode: branch.code,
      onHand: withoutStock.includes(code) ? 0 : onHand(branch.code, chance),
    })),
  }
}

/** The scene that a line names, else the one that its kind says; undefined where the studio has none of its kind. */
export function sceneOf({ category, model, kind, cameras, scene }: Line): string | undefined {
  return scene ?? sceneFor({ categoryId: category, name: kind?.[0] ?? model, cameras })
}

/** The colour is part of the name where there are several, so that a list or a cart tells them apart. */
function nameOf(line: Line, brand: string, color: string, option: string | null): LocalizedText {
  const title = [brand, line.model, option].filter(Boolean).join(' ')
  const tail = line.colours.length > 1 ? colourIn(color) : undefined
  const en = line.kind ? `${title} ${line.kind[0]}` : title
  const es = line.kind ? spanishName(line.kind[1], title) : title
  return { en: tail ? `${en}, ${tail.en}` : en, es: tail ? `${es}, ${tail.es}` : es }
}

/** `Funda de silicona para Lumen Aria 12` of Vitrina Seda is `Funda de silicona Vitrina Seda para Lumen Aria 12`. */
function spanishName(kind: string, title: string): string {
  const [what, ...whom] = kind.split(' para ')
  return [`${what} ${title}`, ...whom].join(' para ')
}

function colourWords(color: string): LocalizedText {
  const { en, es } = colourIn(color) ?? { en: color, es: color }
  return { en: en[0]?.toUpperCase() + en.slice(1), es: es[0]?.toUpperCase() + es.slice(1) }
}

function toLocalized([name, en, es = en]: Spec): Specification {
  return { name: specNames[name], value: { en, es } }
}

/**
 * Short HTML of our own texts, with points that no specification states; none of them holds a sign that HTML would read.
 */
function featuresOf(line: Line, chance: Seeded): LocalizedText {
  const pitch = pitches[line.category]
  // Chosen for every product, so that what is drawn after it stays the same.
  const ofCategory = pitch ? chance.pick(pitch.about) : ['', '']
  const about = line.about ?? ofCategory
  const points = line.points ?? pitch?.points ?? []
  const html = (index: 0 | 1) => {
    const items = points.map((point) => `<li>${point[index]}</li>`)
    return `<p>${about[index]}</p><ul>${items.join('')}</ul>`
  }
  return { en: html(0), es: html(1) }
}

/** The branches where most people buy keep more, and run out less often. */
function onHand(branchCode: number, chance: Seeded): number {
  const isLarge = branchCode === 1 || branchCode === 4 || branchCode === 25
  const dice = chance.next() + (isLarge ? 0.08 : 0)
  if (dice < 0.12) return 0
  if (dice < 0.32) return chance.whole(1, 5)
  return dice < 0.9 ? chance.whole(6, 98) : chance.whole(99, 260)
}
