/** A measured figure and its limit. */
export interface Figure {
  name: string
  value: number
  limit: number
  isAtLeast: boolean
  detail: string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

export function isReached({ value, limit, isAtLeast }: Figure): boolean {
  return isAtLeast ? value >= limit : value <= limit
}

export function printFigure(figure: Figure): void {
  const sign = figure.isAtLeast ? '≥' : '≤'
  const mark = isReached(figure) ? 'reached' : 'MISSED '
  console.log(
    `${mark}  ${figure.name}: ${round(figure.value)} (limit ${sign} ${round(figure.limit)}); ${figure.detail}`,
  )
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3)
}
