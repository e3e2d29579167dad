import { type FacetName, facetNames } from './facet-names.ts'
import { type CategoryName, type StoreVariant, categoryCode, categoryNames } from '../category-codes.ts'
import {
  type FacetReader,
  type FacetText,
  type FacetValue,
  bands,
  cableEnds,
  colourNames,
  connectors,
  has,
  lengths,
  sizes,
} from './facet-values.ts'

/** A facet: what people call it, the specifications that it reads by their English names, and how. */
interface Facet extends FacetReader {
  title: FacetText
  /** In the order in which they are tried; the first that a product has counts. */
  specifications: readonly string[]
}

const inches = (en: string, es: string): FacetText => ({ en, es })

/** Storage and colour are read from the product's own fields, where it has them, before its specifications. */
const facets: Record<FacetName, Facet> = {
  storage: { title: { en: 'Storage', es: 'Almacenamiento' }, specifications: ['Storage'], ...sizes },
  memory: { title: { en: 'Memory (RAM)', es: 'Memoria RAM' }, specifications: ['Memory', 'RAM'], ...sizes },
  color: { title: { en: 'Color', es: 'Color' }, specifications: [], ...colourNames },
  screen: {
    title: { en: 'Screen size', es: 'Tamaño de pantalla' },
    specifications: ['Display', 'Screen'],
    ...bands([
      { key: '-6', from: 0, below: 6, label: inches('Under 6 in', 'Menos de 6 pulgadas') },
      { key: '6-6.4', from: 6, below: 6.45, label: inches('6 to 6.4 in', '6 a 6.4 pulgadas') },
      { key: '6.5-6.7', from: 6.45, below: 6.75, label: inches('6.5 to 6.7 in', '6.5 a 6.7 pulgadas') },
      { key: '6.8-9', from: 6.75, below: 9, label: inches('6.8 to 9 in', '6.8 a 9 pulgadas') },
      { key: '9-', from: 9, below: Infinity, label: inches('9 in and more', '9 pulgadas o más') },
    ]),
  },
  network: {
    title: { en: '5G network', es: 'Red 5G' },
    specifications: ['5G', 'Network'],
    ...has('5g', /\b5G\b/i, {
      has: { en: 'With 5G', es: 'Con 5G' },
      lacks: { en: 'Without 5G', es: 'Sin 5G' },
    }),
  },
  battery: {
    title: { en: 'Battery', es: 'Batería' },
    specifications: ['Battery'],
    ...bands([
      { key: '-4000', from: 0, below: 4_000, label: { en: 'Under 4,000 mAh', es: 'Menos de 4,000 mAh' } },
      { key: '4000-4999', from: 4_000, below: 5_000, label: { en: '4,000 to 4,999 mAh', es: '4,000 a 4,999 mAh' } },
      { key: '5000-5999', from: 5_000, below: 6_000, label: { en: '5,000 to 5,999 mAh', es: '5,000 a 5,999 mAh' } },
      { key: '6000-', from: 6_000, below: Infinity, label: { en: '6,000 mAh and more', es: '6,000 mAh o más' } },
    ]),
  },
  power: {
    title: { en: 'Power', es: 'Potencia' },
    specifications: ['Power'],
    ...bands([
      { key: '-20', from: 0, below: 20.5, label: { en: 'Up to 20 W', es: 'Hasta 20 W' } },
      { key: '21-45', from: 20.5, below: 45.5, label: { en: '21 to 45 W', es: '21 a 45 W' } },
      { key: '46-65', from: 45.5, below: 65.5, label: { en: '46 to 65 W', es: '46 a 65 W' } },
      { key: '66-', from: 65.5, below: Infinity, label: { en: '66 W and more', es: '66 W o más' } },
    ]),
  },
  ports: { title: { en: 'Ports', es: 'Puertos' }, specifications: ['Ports'], ...connectors },
  length: { title: { en: 'Length', es: 'Largo' }, specifications: ['Length'], ...lengths },
  ends: { title: { en: 'Connectors', es: 'Conectores' }, specifications: ['Connector'], ...cableEnds },
}

const byKind: Partial<Record<CategoryName, readonly FacetName[]>> = {
  cellphones: ['storage', 'memory', 'color', 'screen', 'network', 'battery'],
  tablets: ['storage', 'memory', 'color', 'screen'],
  chargers: ['power', 'ports', 'color'],
  powerBanks: ['power', 'color'],
  cables: ['ends', 'length', 'color'],
  storage: ['storage', 'color'],
  phoneCases: ['color'],
  headphones: ['color'],
  speakers: ['color'],
  smartWatches: ['color'],
}

/** The kinds that are made for a phone: shoppers look for theirs first, and the kinds' own model names are no filter. */
const madeForPhones: readonly CategoryName[] = ['phoneCases', 'glass', 'batteries', 'touch']

const codesOf = (storeVariant: StoreVariant, category: number) =>
  categoryNames.filter((name) => categoryCode(storeVariant, name) === category)

/** The facets of a category in the order in which pages show them; none for a category without such facets. */
export function facetsOf(storeVariant: StoreVariant, category: number): readonly FacetName[] {
  return codesOf(storeVariant, category).flatMap((name) => byKind[name] ?? [])
}

/** Whether the goods of a category are made for phones, so that the phone is their first filter. */
export const isMadeForPhones = (storeVariant: StoreVariant, category: number): boolean =>
  codesOf(storeVariant, category).some((name) => madeForPhones.includes(name))

/** What a facet is called. */
export const facetTitle = (name: FacetName): FacetText => facets[name].title

/** The value of a facet by its key; undefined for a key that the facet does not know. */
export const facetValue = (name: FacetName, key: string): FacetValue | undefined => facets[name].valueOf(key)

/** Compares two keys of a facet, the least first. */
export const compareFacetValues = (name: FacetName): FacetReader['compare'] => facets[name].compare

/** What a product says of itself: its fields, and its specifications as pairs of English name and English value. */
export interface FacetSource {
  /** The English name of a colour of the store, null where it names none. */
  color: string | null
  storage: string | null
  specifications: readonly (readonly [name: string, value: string])[]
}

/** The English names of all specifications that facets read. */
export const facetSpecifications: readonly string[] = [
  ...new Set(facetNames.flatMap((name) => facets[name].specifications)),
]

/** The keys of a facet that a product has, in its own order; none where it does not say. */
export function facetKeys(name: FacetName, source: FacetSource): string[] {
  const { read, specifications } = facets[name]
  if (name === 'color') return source.color ? read(source.color) : []
  if (name === 'storage' && source.storage) {
    const keys = read(source.storage)
    if (keys.length > 0) return keys
  }
  for (const requested of specifications) {
    const text = source.specifications.find(([named]) => named === requested)?.[1]
    const keys = text === undefined ? [] : read(text)
    if (keys.length > 0) return keys
  }
  return []
}
