/**
 * The first place from `from` to before `until` at which `isBefore` is false, or `until` where it is true at all of them;
 * found by binary search. `isBefore(place)` says whether the value at a place comes before the searched one, so it must be
 * true for a first part of the range only, as it is in a sorted row. In `a c e` the lower bound of `c` is 1, and that of
 * `d`, which would be inserted there, is 2.
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
