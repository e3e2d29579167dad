import type { RawBuilder } from 'kysely'

/** What a number of the report counts. */
export type Unit = 'centavos' | 'units'

/** Two numbers that should be the same. */
export interface Difference {
  /** The name of the check that found it. */
  check: string
  /** What the numbers are about: `order 10023`, `product A at branch 1`. */
  subject: string
  unit: Unit
  /** What each number is, with the number. */
  expected: { of: string; amount: number }
  found: { of: string; amount: number }
}

/**
 * One kind of comparison. Its statement selects the columns `subject`, `expected` and `found`, a row for each
 * difference.
 */
export interface Check {
  name: string
  unit: Unit
  /** What the expected number is, and what the found one. */
  expected: string
  found: string
  statement: (day: string) => RawBuilder<unknown>
}
