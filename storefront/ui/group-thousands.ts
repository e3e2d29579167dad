/** A count with commas between thousands, `12,345`, as both languages write it in the Dominican Republic. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')
}
