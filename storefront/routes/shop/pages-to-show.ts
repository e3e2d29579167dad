const around = 1

/**
 * The page numbers a list of pages names: the first, the last, those around the current one; undefined stands for a
 * gap. Page 5 of 9: 1 … 4 5 6 … 9.
 */
export function pagesToShow(page: number, pages: number): (number | undefined)[] {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  const isNamed = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= around
  // A gap of one page is not worth its dots.
  const shown = numbers.filter((number) => isNamed(number) || (isNamed(number - 1) && isNamed(number + 1)))
  return shown.flatMap((number, at) =>
    at > 0 && number - (shown[at - 1] as number) > 1 ? [undefined, number] : [number],
  )
}
