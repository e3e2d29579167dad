type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array

/**
 * The column with room for at least `size` numbers: itself where it has, else a copy a quarter longer, so that growing
 * row by row costs little.
 */
export function withRoom<Column extends Numbers>(column: Column, size: number): Column {
  if (column.length >= size) return column
  const Longer = column.constructor as new (length: number) => Column
  const longer = new Longer(Math.max(size, 64, Math.ceil(column.length * 1.25)))
  longer.set(column)
  return longer
}
