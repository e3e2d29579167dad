/**
 * The first place from `from` to before `until` that does not come before the wanted value; `until` where all of them
 * do. `isBefore` compares the value at a place and must be true for a beginning of the range only. In `a c e`, sorted,
 * the lower bound of `c` is 1 and that of `d` is 2: where `d` would be inserted.
 */
export function lowerBound(from: number, until: number, isBefore: (place: number) => boolean): number {
  let low = from
  let high = until
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
