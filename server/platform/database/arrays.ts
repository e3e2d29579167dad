import { type RawBuilder, sql } from 'kysely'

type ArrayType = 'uuid' | 'text' | 'int' | 'timestamptz'

/**
 * A list as one parameter of a statement. Behind a select of its own, PostgreSQL takes it for ten values however many
 * there are, and keeps one plan; a bare list it would plan anew each time, which takes longer than running it.
 */
export function sqlArray(values: readonly unknown[], type: ArrayType): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`)
  return sql`(select ${values}::${list})::${list}`
}

/** One field of many rows as such a list. */
export function sqlColumn<Row>(rows: readonly Row[], field: keyof Row, type: ArrayType): RawBuilder<unknown> {
  return sqlArray(
    rows.map((row) => row[field]),
    type,
  )
}
