import { type RawBuilder, sql } from 'kysely'

type ArrayType = 'uuid' | 'text' | 'int' | 'timestamptz'

/**
 * A list as one parameter of a statement. As the result of a subquery, PostgreSQL estimates it at ten values whatever
 * its length, and reuses one plan; for a bare list it would make a new plan each time, which takes longer than running
 * it.
 */
export function sqlArray(values: readonly unknown[], type: ArrayType): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`)
  return sql`(select ${values}::${list})::${list}`
}

/** The values of one field in many rows, as one parameter. */
export function sqlColumn<Row>(rows: readonly Row[], field: keyof Row, type: ArrayType): RawBuilder<unknown> {
  return sqlArray(
    rows.map((row) => row[field]),
    type,
  )
}
