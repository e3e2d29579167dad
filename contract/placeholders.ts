import { formatMoney, toCentavos } from '#domain/money/money.ts'
import type { Language } from './language.ts'
import { formatWait } from './wait.ts'

/** The names in braces of a sentence: `'at most {linesMax} products'` has `'linesMax'`. */
export type Placeholders<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** The keys of a table whose two languages have different placeholders; `never` when there are none. */
export type UnevenSentences<Table extends Record<string, { en: string; es: string }>> = {
  [Name in keyof Table]: [Placeholders<Table[Name]['en']>, Placeholders<Table[Name]['es']>] extends [
    Placeholders<Table[Name]['es']>,
    Placeholders<Table[Name]['en']>,
  ]
    ? never
    : Name
}[keyof Table]

/** A compile-time check that no names are left. */
export type None<Names extends never> = Names

/**
 * A sentence with its placeholders filled in. An amount after `RD$` gets thousands separators, `RD$1,234.50`; a wait
 * gets its unit, `15 minutes`.
 */
export function fillIn(sentence: string, data: Record<string, unknown>, language: Language): string {
  return sentence.replace(/(RD\$)?\{(\w+)\}/g, (_, currency: string | undefined, name: string) => {
    const value = data[name]
    if (name === 'retryAfterSeconds') return formatWait(Number(value), language)
    return currency && typeof value === 'number'
      ? formatMoney(toCentavos(value))
      : `${currency ?? ''}${String(value ?? '')}`
  })
}
