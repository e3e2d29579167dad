type Column = Uint8Array | Uint32Array | Int32Array | Float64Array

/**
 * The column if it holds at least `length` numbers, else a copy that does, zeros behind the old numbers. The copy is a
 * quarter longer than the column, so that adding documents one by one copies it rarely.
 */
export function ensureCapacity<OfType extends Column>(column: OfType, length: number): OfType {
  if (column.length >= length) return column
  const Longer = column.constructor as new (length: number) => OfType
  const longer = new Longer(Math.max(length, 64, Math.ceil(column.length * 1.25)))
  longer.set(column)
  return longer
}
