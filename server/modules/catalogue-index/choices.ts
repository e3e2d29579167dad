import { withRoom } from './column.ts'
import { type DocSet, addDoc, createDocSet, removeDoc, union } from './doc-set.ts'

/** A column with few different values, which are numbered as they come. */
export interface Column<Value> {
  values: Value[]
  /** The number of each document's value. */
  column: Uint32Array
  /** Which documents have a value, for the values that were filtered by lately. */
  sets: Map<number, DocSet>
}

/** A column of which a filter chooses values by their keys. */
export interface Choices<Key, Value> extends Column<Value> {
  numbers: Map<Key, number>
}

const setsMax = 300

export function createChoices<Key, Value>(): Choices<Key, Value> {
  return { values: [], numbers: new Map(), column: new Uint32Array(), sets: new Map() }
}

/** Gives a document its value, which may also have become another one under the same key. */
export function choose<Key, Value>(choices: Choices<Key, Value>, doc: number, key: Key, value: Value): void {
  const number = choices.numbers.get(key) ?? choices.values.length
  choices.numbers.set(key, number)
  choices.values[number] = value
  choices.column = withRoom(choices.column, doc + 1)
  const before = choices.sets.get(choices.column[doc] as number)
  if (before) removeDoc(before, doc)
  choices.column[doc] = number
  const after = choices.sets.get(number)
  if (after) addDoc(after, doc)
}

/** The documents with any of the values; there may be no such value. */
export function docsWith<Key>(choices: Choices<Key, unknown>, keys: readonly Key[], size: number): DocSet {
  const numbers = keys.flatMap((key) => choices.numbers.get(key) ?? [])
  const sets = numbers.map((number) => docsNumbered(choices, number, size))
  return sets.length === 1 ? (sets[0] as DocSet) : union(sets, size)
}

/** The documents with the value of a number. */
export function docsNumbered({ column, sets }: Column<unknown>, number: number, size: number): DocSet {
  const known = sets.get(number)
  if (known) return known
  const set = createDocSet(size)
  for (let doc = 0; doc < size; doc += 1) if (column[doc] === number) addDoc(set, doc)
  if (sets.size >= setsMax) sets.clear()
  sets.set(number, set)
  return set
}
