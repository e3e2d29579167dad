import { createHash } from 'node:crypto'
import { tidy } from './cells.ts'

export interface NameParts {
  /** The name without what became fields. */
  title: string
  brand: { name: string; slug: string }
  /** The title without the brand. */
  model: string
  memoryGb: number | undefined
  storageGb: number | undefined
}

/** How a mapping spells brands. */
interface Spelling {
  brandNames?: Readonly<Record<string, string>>
  unbranded?: readonly string[]
  /** Whether a brand in small letters gets capitals. */
  capitalBrands?: boolean
}

const memoryAndStorage = / ?\((\d{1,3}) ?GB(?: RAM)? ?\+ ?(\d{1,4}) ?(GB|TB)\)/i
const storageAlone = / ?\((\d{1,4}) ?(GB|TB)\)/i

/** Memory and storage that a name states in brackets, such as `(6GB RAM + 128GB)`, and the name without them. */
export function takeSizes(cell: string): { bare: string } & Pick<NameParts, 'memoryGb' | 'storageGb'> {
  const name = tidy(cell)
  const both = memoryAndStorage.exec(name)
  const alone = both ? undefined : storageAlone.exec(name)
  return {
    bare: tidy(name.replace((both ?? alone)?.[0] ?? '\0', ' ')),
    memoryGb: both ? Number(both[1]) : undefined,
    storageGb: both ? gigabytes(both[2], both[3]) : alone ? gigabytes(alone[1], alone[2]) : undefined,
  }
}

/**
 * Takes a supplier's name without sizes apart: `acme Star 5` of the brand acme is the model Star 5. Brands have the
 * spelling of the mapping, else a capital; the first word of an unbranded article is its brand.
 */
export function takeApart(
  name: string,
  brandCell: string,
  { brandNames = {}, unbranded = [], capitalBrands = false }: Spelling,
): Pick<NameParts, 'title' | 'brand' | 'model'> {
  const bare = tidy(name)
  const given = tidy(brandCell)
  const isUnbranded = unbranded.some((word) => word.toLowerCase() === given.toLowerCase())
  const word = isUnbranded ? (bare.split(' ')[0] ?? '') : given
  const brand = spellingOf(word, brandNames, capitalBrands && !isUnbranded)
  const startsWithBrand =
    bare.toLowerCase() === word.toLowerCase() || bare.toLowerCase().startsWith(`${word.toLowerCase()} `)
  const model = startsWithBrand ? bare.slice(word.length).trim() || bare : bare
  return {
    title: startsWithBrand && model !== bare && brand !== word ? `${brand} ${model}` : bare,
    brand: { name: brand, slug: slugOf(brand) },
    model,
  }
}

const gigabytes = (amount = '', unit = '') => Number(amount) * (unit.toUpperCase() === 'TB' ? 1_024 : 1)

function spellingOf(word: string, names: Record<string, string>, hasCapital: boolean): string {
  const known = Object.entries(names).find(([key]) => key.toLowerCase() === word.toLowerCase())?.[1]
  if (known) return known
  return hasCapital ? word.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : word
}

/** `10 Pro+` is `10-pro-plus`: lower case, no accents, a plus written out. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('+', ' plus ').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

const codeMax = 40

/**
 * The code of a product without one: brand, model, memory and storage, so that the same article has the same code in
 * every list. One that would exceed 40 characters ends in a hash of the whole instead. Undefined where the model has
 * no letter or digit.
 */
export function codeOf({ brand, model, memoryGb, storageGb }: NameParts): string | undefined {
  const slug = slugOf(
    [brand.slug, model, memoryGb, storageGb].filter((part) => part !== undefined).join(' '),
  ).toUpperCase()
  if (!slugOf(model)) return undefined
  if (slug.length <= codeMax) return slug
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, 6).toUpperCase()
  return `${slug.slice(0, codeMax - 7).replace(/-$/, '')}-${hash}`
}

/** The variant of a model: `6/128 GB`, `128 GB`, `12 GB/1 TB`. */
export function variantOf(memoryGb: number | undefined, storageGb: number | undefined): string {
  if (storageGb === undefined) return memoryGb === undefined ? '' : `${memoryGb} GB`
  if (memoryGb === undefined) return shownStorage(storageGb)
  return storageGb < 1_024 ? `${memoryGb}/${storageGb} GB` : `${memoryGb} GB/${shownStorage(storageGb)}`
}

export const shownStorage = (gigabytes: number): string =>
  gigabytes >= 1_024 ? `${gigabytes / 1_024} TB` : `${gigabytes} GB`
