import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'

const { database } = await testStore()
const source = readFileSync(new URL('tables.ts', import.meta.url), 'utf8')

type Kind = 'number' | 'text' | 'texts' | 'boolean' | 'instant' | 'json' | 'bytes'
/** A column as both sides can say it. `isFilledIn`: an insert may leave it out although it is not nullable. */
type Column = `${Kind}${' or null' | ''}${', filled in' | ''}`
type Schema = Record<string, Record<string, Column>>

const kindsOfDatabase: Record<string, Kind> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  text: 'text',
  'character varying': 'text',
  uuid: 'text',
  date: 'text',
  // What does not fit into a number of ours comes as its digits.
  numeric: 'text',
  xid8: 'text',
  pg_snapshot: 'text',
  tstzmultirange: 'text',
  boolean: 'boolean',
  'timestamp with time zone': 'instant',
  jsonb: 'json',
  bytea: 'bytes',
  // Every array of the store is one of texts.
  ARRAY: 'texts',
}

/** The tables as the migrations leave them. */
async function migrated(): Promise<Schema> {
  const { rows } = await database.pool.query<{
    table: string
    name: string
    type: string
    nullable: boolean
    filled: boolean
  }>(
    `select c.table_name as table, c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as nullable,
            c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as filled
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'`,
  )
  const schema: Schema = {}
  for (const { table, name, type, nullable, filled } of rows) {
    const kind = kindsOfDatabase[type]
    if (!kind) throw new Error(`${table}.${name} is a ${type}: say in this test what the driver makes of it.`)
    ;(schema[table] ??= {})[name] = column(kind, nullable, filled)
  }
  return schema
}

const column = (kind: Kind, isNullable: boolean, isFilledIn: boolean): Column =>
  `${kind}${isNullable ? ' or null' : ''}${isFilledIn && !isNullable ? ', filled in' : ''}`

/** The tables as a text of the form of tables.ts writes them. Refuses a line that it does not understand. */
function written(text: string): Schema {
  const interfaces = new Map(
    [...text.matchAll(/^(?:export )?interface (\w+) \{\n(.*?)^\}/gms)].map(([, name, body]) => [name, linesOf(body)]),
  )
  const tables = linesOf(text.match(/^export interface Tables \{\n(.*?)^\}/ms)?.[1])
  return Object.fromEntries(
    tables.map(([table, name]) => [
      table,
      Object.fromEntries((interfaces.get(name) ?? []).map(([key, type]) => [key, read(type)])),
    ]),
  )
}

const linesOf = (body = ''): [string, string][] =>
  body
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(\/\*\*|\/\/|\*)/.test(line))
    .map((line) => {
      const [, name, type] = /^ {2}(\w+): (.+)$/.exec(line) ?? []
      if (!name || !type) throw new Error(`Not understood: ${line}`)
      return [name, type]
    })

function read(type: string): Column {
  if (type.endsWith(' | null')) return column(kindOf(type.slice(0, -' | null'.length)), true, false)
  const generated = /^Generated<(.+)>$/.exec(type)?.[1]
  if (generated) return column(kindOf(generated), false, true)
  const [, selected, inserted] = /^ColumnType<(.+?), (.+), .+>$/.exec(type) ?? []
  if (selected && inserted) {
    const value = selected.replace(/ \| null$/, '')
    return column(value === 'unknown' ? 'json' : kindOf(value), value !== selected, inserted.includes('undefined'))
  }
  return column(kindOf(type), false, type === 'StampedInstant')
}

function kindOf(type: string): Kind {
  if (type === 'number' || type === 'boolean') return type
  if (type === 'Instant' || type === 'StampedInstant') return 'instant'
  if (type === 'Buffer') return 'bytes'
  if (type === 'string[]') return 'texts'
  if (type.startsWith('Json<')) return 'json'
  if (type === 'string' || type.split(' | ').every((each) => /^'[^']*'$/.test(each))) return 'text'
  throw new Error(`Not understood: ${type}`)
}

test('tables.ts names every table and column of the migrated database with its type, and no other', async () => {
  expect(written(source)).toEqual(await migrated())
})

test.each([
  ['a column that the database lacks', '  lat: number\n', '  lat: number\n  altitude: number\n'],
  ['a column left out', '  warranty_days: Generated<number>\n', ''],
  ['another type', '  on_hand: number\n', '  on_hand: string\n'],
  ['a null that cannot be', '  on_hand: number\n', '  on_hand: number | null\n'],
  ['no null where there is one', '  model: string\n}', '  model: string | null\n}'],
  ['a column that an insert may leave out', '  on_hand: number\n', '  on_hand: Generated<number>\n'],
  ['a column that an insert must name', '  reserved: Generated<number>\n', '  reserved: number\n'],
  ['a table left out', '  stock: StockTable\n', ''],
])('the comparison notices %s', async (_, right, wrong) => {
  expect(source).toContain(right)
  expect(written(source.replace(right, wrong))).not.toEqual(await migrated())
})
