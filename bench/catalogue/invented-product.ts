import {
  type Kind,
  type Pair,
  colourNames,
  families,
  kinds,
  makers,
  measures,
  sentences,
  specifications,
  storages,
  syllables,
} from './product-parts.ts'

/** Mulberry32: random numbers from 0 to below 1, always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
const pickOf =
  (random: Random) =>
  <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T

/** A word of a few syllables, as brands and series are called. */
function inventWord(random: Random): string {
  const pick = pickOf(random)
  const word = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('')
  return word[0]?.toUpperCase() + word.slice(1)
}

const naming = seeded(1)
const smallBrands = [...new Set(Array.from({ length: 400 }, () => inventWord(naming)))].slice(0, 340)
/** The well-known ones first. */
export const brandNames: readonly string[] = [
  ...makers.flatMap((maker) => [maker, `${maker} Labs`, `${maker} Tech`]),
  ...smallBrands,
]
export const categoryIds = kinds.map(({ id }) => id)
export const modelNames = families.flatMap((family) => Array.from({ length: 12 }, (_, n) => `${family} ${n + 1}`))
/** What each brand calls its lines of products. */
const series = brandNames.map(() => Array.from({ length: 30 }, () => inventWord(naming)))
/** The phones and tablets that accessories are made for. */
const devices = makers.flatMap((maker) =>
  Array.from({ length: 40 }, (_, n) => ({
    maker,
    brand_id: brandNames.indexOf(maker) + 1,
    model: `${families[n % families.length]} ${1 + ((n * 7) % 24)}`,
  })),
)

const titleMin = 60
const titleMax = 150

export interface InventedProduct {
  name_en: string
  name_es: string
  features_en: string
  features_es: string
  specifications: unknown
  brand_id: number
  category_id: number
  model: string
  color: string | null
  storage: string | null
  /** The devices that an accessory is made for. */
  fits: { brand_id: number; model: string }[]
}

/** A product with a name, a description and specifications as long as those of shops: a name has 60 to 150 characters. */
export function inventProduct(random: Random): InventedProduct {
  const pick = pickOf(random)
  const kind = pick(kinds)
  // A few brands make most of the goods.
  const brand = Math.floor(random() ** 2.5 * brandNames.length)
  const number = modelNumber(random)
  const model =
    random() < 0.45
      ? number
      : random() < 0.7
        ? pick(modelNames)
        : `${pick(series[brand] ?? [])} ${1 + Math.floor(random() * 30)}`
  const color = random() < 0.8 ? pick(colourNames) : undefined
  const storage = [1, 19, 33, 43].includes(kind.id) && random() < 0.8 ? pick(storages) : null
  const { names, fits } = inventTitle(random, { kind, brand, model, number, color, storage })
  const [name_en, name_es] = names
  const text = Array.from({ length: 6 + Math.floor(random() * 8) }, () => pick(sentences))
  return {
    name_en,
    name_es,
    features_en: descriptionOf(name_en, text, 0),
    features_es: descriptionOf(name_es, text, 1),
    specifications: specifications.map(([en, es], nth) => {
      const value = nth === 0 ? brandNames[brand] : nth === 1 ? number : `${pick(measures)} ${pick(families)}`
      return { name: { en, es }, value: { en: value, es: value } }
    }),
    brand_id: brand + 1,
    category_id: kind.id,
    model,
    color: color?.[0] ?? null,
    storage,
    fits,
  }
}

interface Parts {
  kind: Kind
  brand: number
  model: string
  number: string
  color: Pair | undefined
  storage: string | null
}

/** The same parts in the order of either language, and more of them until the name is long enough. */
function inventTitle(
  random: Random,
  { kind, brand, model, number, color, storage }: Parts,
): { names: Pair; fits: InventedProduct['fits'] } {
  const pick = pickOf(random)
  const [termEn, termEs] = pick(kind.terms)
  const own = `${brandNames[brand]} ${model}`
  const fits = kind.isForDevices ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(devices)) : []
  const [en, es] = [[`${own} ${termEn}`], [`${termEs} ${own}`]]
  const add = ([more, mas]: Pair) => en.push(more) && es.push(mas)
  const listed = fits.map((device) => `${device.maker} ${device.model}`).join(' / ')
  if (fits.length > 0) add([`for ${listed}`, `para ${listed}`])
  add(pick(kind.features))
  if (storage) add([storage, storage])
  const long = titleMin + random() ** 1.5 * (titleMax - titleMin)
  while (en.join(', ').length < long) {
    const chance = random()
    if (chance < 0.6) add(pick(kind.features))
    else if (chance < 0.85) add([pick(measures), pick(measures)])
    else add(seriesOf(pick(series[brand] ?? [])))
  }
  if (color) add(color)
  if (model !== number && random() < 0.6) add([`(${number})`, `(${number})`])
  return { names: [cutAtWord(en.join(', ')), cutAtWord(es.join(', '))], fits }
}

const seriesOf = (name: string): Pair => [`${name} series`, `serie ${name}`]

const cutAtWord = (title: string): string =>
  title.length <= titleMax ? title : title.slice(0, title.lastIndexOf(' ', titleMax))

/** As makers number their goods: `TX-4820B`. */
function modelNumber(random: Random): string {
  const pick = pickOf(random)
  const letters = 'ABCDEFGHJKLMNPRSTUVWXZ'
  const prefix = pick([...letters]) + pick([...letters])
  return `${prefix}-${100 + Math.floor(random() * 9_900)}${pick(['', pick([...letters]), `/${pick([...letters])}${pick([...letters])}`])}`
}

function descriptionOf(name: string, text: readonly Pair[], language: 0 | 1): string {
  const [first, ...more] = text.map((pair) => pair[language])
  return `<p>${name}. ${first}</p><ul>${more.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`
}
