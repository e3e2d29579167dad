/**
 * Those of the suggested names that none of the customer's addresses has. A name is in use in either language, with and
 * without accents and capitals.
 */
export function freeNames(suggestions: readonly (readonly [string, string])[], inUse: readonly string[]): string[] {
  const isInUse = (name: string) => inUse.some((other) => collator.compare(name, other.trim()) === 0)
  return suggestions.filter((names) => !names.some(isInUse)).map(([name]) => name)
}

const collator = new Intl.Collator('es', { sensitivity: 'base' })
