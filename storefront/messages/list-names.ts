import type { Language } from '#contract/language.ts'

/** Names as a sentence lists them: `a, b and c`, `a, b y c`, or with `or` and `o`. */
export function listNames(language: Language, names: readonly string[], type: 'and' | 'or' = 'and'): string {
  const format = new Intl.ListFormat(language, { type: type === 'and' ? 'conjunction' : 'disjunction' })
  return format.format(names)
}
