import * as z from 'zod/mini'
import { routes } from '../app.ts'
import type { World } from './principals.ts'

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  allOf?: Schema[]
}

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema

/**
 * The names of all fields of all entities with a value that would mean something: those of the API's requests and
 * responses, and the columns of the database.
 */
export async function entityFields({ store, recordOf }: World): Promise<Record<string, unknown>> {
  const names = new Set<string>()
  for (const { endpoint } of routes) {
    collect(schemaOf(endpoint.input, 'input'), names)
    collect(schemaOf(endpoint.reply, 'output'), names)
  }
  const { rows } = await store.database.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  )
  const values: Record<string, unknown> = {
    boolean: true,
    uuid: recordOf('bob', 'address'),
    text: 'surplus',
    jsonb: {},
    'timestamp with time zone': '2030-01-01T00:00:00Z',
  }
  // A field of the wire alone gets a number, as price levels and amounts are.
  const fields = Object.fromEntries([...names].map((name): [string, unknown] => [name, 9]))
  for (const { name, type } of rows) fields[name] = values[type] ?? 9
  return fields
}

function collect(schema: Schema, names: Set<string>): void {
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    names.add(name)
    collect(one, names)
  }
  for (const one of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
    if (typeof one === 'object') collect(one, names)
}

type Path = readonly (string | number)[]

/** An object within the input of a request. */
export interface Level {
  path: Path
  /** The names that the contract uses at this place: whatever they change, they may change. */
  used: ReadonlySet<string>
}

/** Every object of a valid input: the body itself, and those in its fields and lists. */
export function levelsOf(type: z.ZodMiniType, input: unknown): Level[] {
  return [...levelsIn([schemaOf(type, 'input')], input, [])]
}

function* levelsIn(schemas: Schema[], value: unknown, path: Path): Generator<Level> {
  const here = schemas.flatMap(alternatives)
  if (Array.isArray(value)) {
    // The elements of a list are alike.
    yield* levelsIn(
      here.flatMap(({ items }) => items ?? []),
      value[0],
      [...path, 0],
    )
  } else if (typeof value === 'object' && value !== null) {
    const fields = here.flatMap(({ properties = {} }) => Object.entries(properties))
    const used = fields.filter(([, one]) => !one.description?.startsWith('Accepted and ignored.'))
    yield { path, used: new Set(used.map(([name]) => name)) }
    for (const [name, inner] of Object.entries(value)) {
      const others = here.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? more : []))
      const own = fields.filter(([field]) => field === name).map(([, one]) => one)
      yield* levelsIn(own.length > 0 ? own : others, inner, [...path, name])
    }
  }
}

const alternatives = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(alternatives),
]

/** A copy of an input with more fields in one of its objects; a field that is there already stays as it is. */
export function withFields(input: unknown, [next, ...rest]: Path, fields: Record<string, unknown>): unknown {
  if (next === undefined) return { ...fields, ...(input as object) }
  if (Array.isArray(input))
    return input.map((one, at) => (at === next ? withFields(one, rest, fields) : (one as unknown)))
  const object = input as Record<string, unknown>
  return { ...object, [next]: withFields(object[next], rest, fields) }
}
