const around = 1

/** The page numbers of a pager: the first, the last, and the current one with its neighbours; undefined is a gap. Page 5 of 9: 1 … 4 5 6 … 9. */
export function pagesToShow(page: number, pages: number): (number | undefined)[] {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  const isNear = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= around
  // A gap of a single page is replaced by that page.
  const shown = numbers.filter((number) => isNear(number) || (isNear(number - 1) && isNear(number + 1)))
  return shown.flatMap((number, at) =>
    at > 0 && number - (shown[at - 1] as number) > 1 ? [undefined, number] : [number],
  )
}
