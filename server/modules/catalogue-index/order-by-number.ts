// A value is within 2^31, so that value and number of a document make one whole number within 2^53.
const docsMax = 2 ** 22

/**
 * All documents by their values, the lowest first or the highest, equal ones in the order of their codes. Value and number
 * are sorted as one number: comparing documents instead takes ten times as long.
 */
export function orderByNumber(
  values: Int32Array,
  codes: readonly string[],
  first: 'lowest' | 'highest' = 'lowest',
): Uint32Array {
  if (codes.length > docsMax) throw new RangeError(`more than ${docsMax} documents`)
  const keys = new Float64Array(codes.length)
  const sign = first === 'lowest' ? 1 : -1
  for (let doc = 0; doc < keys.length; doc += 1) keys[doc] = sign * (values[doc] as number) * docsMax + doc
  keys.sort()
  const order = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number
    order[at] = key - Math.floor(key / docsMax) * docsMax
  }
  orderEqual(order, values, codes)
  return order
}

/** Most documents have their numbers in the order of their codes; only those that came later do not. */
function orderEqual(order: Uint32Array, values: Int32Array, codes: readonly string[]): void {
  const codeAt = (at: number) => codes[order[at] as number] as string
  for (let from = 0, until = 1; from < order.length; from = until, until += 1) {
    const value = values[order[from] as number]
    let isOrdered = true
    for (; until < order.length && values[order[until] as number] === value; until += 1)
      isOrdered &&= codeAt(until - 1) < codeAt(until)
    if (!isOrdered) order.subarray(from, until).sort((a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1))
  }
}
