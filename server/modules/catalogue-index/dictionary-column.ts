import { type DocIdSet, addDoc, createDocIdSet, removeDoc, union } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'

/**
 * A column with few distinct values, stored once each. A document holds the ordinal of its value: with the values
 * `['Lumen', 'Norte']` and the ordinals `[0, 1, 0]`, documents 0 and 2 are of the brand Lumen.
 */
export interface OrdinalColumn<Value> {
  values: Value[]
  /** The ordinal of each document's value. */
  ordinals: Uint32Array
  /** The documents of a value by its ordinal, cached for the values that were filtered by lately. */
  sets: Map<number, DocIdSet>
}

/** A column whose values are found by a key, such as a brand by its slug. */
export interface DictionaryColumn<Key, Value> extends OrdinalColumn<Value> {
  ordinalByKey: Map<Key, number>
}

// More than a large store has brands: a set takes an eighth of a byte for each of its products.
const setsMax = 1_000

export function createDictionaryColumn<Key, Value>(): DictionaryColumn<Key, Value> {
  return { values: [], ordinalByKey: new Map(), ordinals: new Uint32Array(), sets: new Map() }
}

/** A copy that can be written beside the column. */
export function cloneDictionary<Key, Value>(column: DictionaryColumn<Key, Value>): DictionaryColumn<Key, Value> {
  const { values, ordinalByKey, ordinals } = column
  return { values: values.slice(), ordinalByKey: new Map(ordinalByKey), ordinals: ordinals.slice(), sets: new Map() }
}

/** Gives a document its value. The value replaces an earlier one under the same key, as after a change of its name. */
export function assignValue<Key, Value>(
  column: DictionaryColumn<Key, Value>,
  doc: number,
  key: Key,
  value: Value,
): void {
  const ordinal = column.ordinalByKey.get(key) ?? column.values.length
  column.ordinalByKey.set(key, ordinal)
  column.values[ordinal] = value
  column.ordinals = ensureCapacity(column.ordinals, doc + 1)
  const before = column.sets.get(column.ordinals[doc] as number)
  if (before) removeDoc(before, doc)
  column.ordinals[doc] = ordinal
  const after = column.sets.get(ordinal)
  if (after) addDoc(after, doc)
}

/** The documents whose value has any of the keys; a key that the column does not know matches none. */
export function docsWith<Key>(column: DictionaryColumn<Key, unknown>, keys: readonly Key[], maxDoc: number): DocIdSet {
  const ordinals = keys.flatMap((key) => column.ordinalByKey.get(key) ?? [])
  const sets = ordinals.map((ordinal) => docsWithOrdinal(column, ordinal, maxDoc))
  return sets.length === 1 ? (sets[0] as DocIdSet) : union(sets, maxDoc)
}

/** The documents whose value has the ordinal; `maxDoc` is above every document. */
export function docsWithOrdinal({ ordinals, sets }: OrdinalColumn<unknown>, ordinal: number, maxDoc: number): DocIdSet {
  const cached = sets.get(ordinal)
  if (cached) return cached
  const set = createDocIdSet(maxDoc)
  for (let doc = 0; doc < maxDoc; doc += 1) if (ordinals[doc] === ordinal) addDoc(set, doc)
  if (sets.size >= setsMax) sets.clear()
  sets.set(ordinal, set)
  return set
}
