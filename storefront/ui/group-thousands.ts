/** A count as people read it: `12,345`; the same in both languages, as in the Dominican Republic. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')
}
