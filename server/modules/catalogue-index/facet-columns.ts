import { colourIn } from '#domain/products/colours.ts'
import { type FacetName, facetNames } from '#domain/products/facets/facet-names.ts'
import { chargingSpecifications } from '#domain/products/companions.ts'
import { facetKeys, facetValue } from '#domain/products/facets/facets.ts'
import {
  type DictionaryColumn,
  type OrdinalColumn,
  assignValue,
  cloneDictionary,
  createDictionaryColumn,
} from './dictionary-column.ts'
import { type DocIdSet, addDoc, createDocIdSet } from './doc-id-set.ts'
import type { Device, IndexedProduct } from './indexed-product.ts'

/**
 * A column whose documents may have several keys, such as the ports of a charger. The combinations are the values of
 * the column, so that a document needs one number and the counting of values serves this column too.
 */
export type KeysColumn = DictionaryColumn<string, readonly string[]>

/** What the facets by kind read, column by column. */
export interface FacetColumns {
  keys: Record<FacetName, KeysColumn>
  /** The keys of the devices that a document is made for. */
  devices: KeysColumn
  /** How a document charges, or what it charges: its specifications of that, by their English names. */
  charging: DictionaryColumn<string, readonly { name: string; value: string }[]>
  /** The models that shoppers look for: empty for goods made for a phone, whose models are names of their own. */
  models: DictionaryColumn<string, string>
  /** The devices by their keys. */
  deviceByKey: Map<string, Device>
  /** The places of the devices by their makers and models (`deviceRanks`); undefined from a change until they are needed. */
  deviceRanks: ReadonlyMap<string, number> | undefined
}

// PostgreSQL refuses this character in a text, so no key contains it.
const separator = '\0'

export function createFacetColumns(): FacetColumns {
  return {
    keys: Object.fromEntries(
      facetNames.map((name) => [name, createDictionaryColumn<string, readonly string[]>()]),
    ) as unknown as FacetColumns['keys'],
    devices: createDictionaryColumn(),
    charging: createDictionaryColumn(),
    models: createDictionaryColumn(),
    deviceByKey: new Map(),
    deviceRanks: undefined,
  }
}

export function cloneFacets(facets: FacetColumns): FacetColumns {
  const { keys, devices, charging, models, deviceByKey } = facets
  return {
    ...facets,
    keys: Object.fromEntries(facetNames.map((name) => [name, cloneDictionary(keys[name])])) as FacetColumns['keys'],
    devices: cloneDictionary(devices),
    charging: cloneDictionary(charging),
    models: cloneDictionary(models),
    deviceByKey: new Map(deviceByKey),
  }
}

/** The key of a device in a URL and on the wire: `lumen/Aria 12`. */
export const deviceKey = ({ slug, model }: Pick<Device, 'slug' | 'model'>): string => `${slug}/${model}`

export function setFacets(columns: FacetColumns, doc: number, product: IndexedProduct): void {
  const { color, storage, specifications, devices } = product
  const source = { color: (color && colourIn(color)?.en) || null, storage, specifications }
  for (const name of facetNames) setKeys(columns.keys[name], doc, facetKeys(name, source))
  for (const device of devices) setDevice(columns, device)
  setKeys(columns.devices, doc, devices.map(deviceKey))
  const charging = specifications.filter(([name]) => chargingSpecifications.includes(name))
  assignValue(
    columns.charging,
    doc,
    charging.flat().join(separator),
    charging.map(([name, value]) => ({ name, value })),
  )
  const model = devices.length === 0 ? product.model : ''
  assignValue(columns.models, doc, model, model)
}

function setDevice(columns: FacetColumns, device: Device): void {
  const key = deviceKey(device)
  if (columns.deviceByKey.get(key)?.brand === device.brand) return
  columns.deviceByKey.set(key, device)
  columns.deviceRanks = undefined
}

// Made once: `localeCompare` makes one in each call, and sorting 500 devices took 24 ms of a list.
const { compare } = new Intl.Collator('es', { numeric: true })

/** The place of each device, by its key, in the order of makers and models, the numbers in these by their values. */
export function deviceRanks(columns: FacetColumns): ReadonlyMap<string, number> {
  columns.deviceRanks ??= new Map(
    [...columns.deviceByKey]
      .toSorted(([, a], [, b]) => compare(a.brand, b.brand) || compare(a.model, b.model))
      .map(([key], rank) => [key, rank]),
  )
  return columns.deviceRanks
}

function setKeys(column: KeysColumn, doc: number, keys: readonly string[]): void {
  const key = keys.join(separator)
  // Most documents share a few combinations: the array of the first one serves them all.
  const ordinal = column.ordinalByKey.get(key)
  assignValue(column, doc, key, ordinal === undefined ? keys : (column.values[ordinal] as readonly string[]))
}

/** The keys of a document in a column. */
export const keysOf = ({ values, ordinals }: OrdinalColumn<readonly string[]>, doc: number): readonly string[] =>
  values[ordinals[doc] as number] ?? []

/** The documents that have any of the keys; `maxDoc` is above every document. */
export function docsWithKeys({ values, ordinals }: KeysColumn, keys: readonly string[], maxDoc: number): DocIdSet {
  const isSelected = values.map((combination) => combination.some((key) => keys.includes(key)))
  const set = createDocIdSet(maxDoc)
  for (let doc = 0; doc < maxDoc; doc += 1) if (isSelected[ordinals[doc] as number]) addDoc(set, doc)
  return set
}

/** How long a document's cable is, such as `2 m`; null where its specifications do not say. */
export function lengthOf({ keys }: FacetColumns, doc: number): string | null {
  const [key] = keysOf(keys.length, doc)
  return (key && facetValue('length', key)?.label.en) || null
}
