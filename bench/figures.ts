/** One measured figure beside what it has to reach. */
export interface Figure {
  name: string
  value: number
  wanted: number
  isAtLeast: boolean
  detail: string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

export function isReached({ value, wanted, isAtLeast }: Figure): boolean {
  return isAtLeast ? value >= wanted : value <= wanted
}

export function printFigure(figure: Figure): void {
  const sign = figure.isAtLeast ? '≥' : '≤'
  const mark = isReached(figure) ? 'reached' : 'MISSED '
  console.log(
    `${mark}  ${figure.name}: ${round(figure.value)} (wanted ${sign} ${round(figure.wanted)}); ${figure.detail}`,
  )
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3)
}
