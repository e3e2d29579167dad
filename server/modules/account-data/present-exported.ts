import { toDecimal } from '#domain/money/money.ts'

/**
 * What a module stores, as the exported document has it (WIRE-3): names in snake_case, and amounts as decimal RD$ under
 * a name that no longer says `centavos`.
 */
export function presentExported(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(presentExported)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]): [string, unknown] => {
      const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      if (!key.endsWith('_centavos')) return [key, presentExported(each)]
      return [key.slice(0, -'_centavos'.length), typeof each === 'number' ? toDecimal(each) : each]
    }),
  )
}
