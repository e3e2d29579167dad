/**
 * The first of the proposed names that none of the customer's addresses has; empty where each is in use. A proposal is in
 * use in either language, with and without accents and capitals.
 */
export function firstFreeName(proposals: readonly (readonly [string, string])[], inUse: readonly string[]): string {
  const isInUse = (name: string) => inUse.some((other) => collator.compare(name, other.trim()) === 0)
  return proposals.find((names) => !names.some(isInUse))?.[0] ?? ''
}

const collator = new Intl.Collator('es', { sensitivity: 'base' })
