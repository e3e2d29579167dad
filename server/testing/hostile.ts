import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'

interface JsonSchema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) as unknown
const prototypes = JSON.parse(
  '{"__proto__":{"isEmployee":true,"price_level_id":9},"constructor":{"prototype":{"isEmployee":true}}}',
) as unknown

/** Values that no shopper sends and that are known to break programs. */
const hostileValues: readonly unknown[] = [
  -1,
  0,
  -0.5,
  1.5,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  'NaN',
  'Infinity',
  '1e999',
  '',
  ' ',
  '0x10',
  'x'.repeat(20_000),
  "'; drop table customers; --",
  "' or '1'='1",
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%00',
  '__proto__',
  'constructor',
  null,
  true,
  false,
  [],
  {},
  [null],
  { $ne: null },
  { toString: 'x', valueOf: 1, length: -1 },
  prototypes,
  deep,
]
export const hostile = fc.constantFrom(...hostileValues)

/** Inputs of an endpoint that are valid except for a field or two, or entirely wrong. */
export function hostileInputs(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const nearlyRight = valueOf(schema, 2) as fc.Arbitrary<Record<string, unknown>>
  const surplus = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'price', 'is_employee', 'customer_id', 'id', 'x'),
    hostile,
    {
      maxKeys: 1,
    },
  )
  return fc.tuple(nearlyRight, fc.option(surplus)).map(([input, more]) => ({ ...input, ...more }))
}

/** A value that the schema accepts, four times in five; else a hostile value. */
function valueOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const right = rightValueOf(schema, depth)
  return depth === 2 ? right : fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: hostile })
}

function rightValueOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choice = schema.anyOf ?? schema.allOf
  if (choice) return fc.oneof(...choice.map((one) => rightValueOf(one, depth)))
  const { minimum = 0, maximum = 50 } = schema
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 50)) })
    case 'boolean':
      return fc.boolean()
    case 'string':
      if (schema.format === 'uuid') return fc.uuid()
      return fc.oneof(
        fc.constantFrom('A', 'P1', '1', 'ana@example.com', '18095550100', 'Nopal-47-rio'),
        fc.string({ maxLength: 20 }),
      )
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, depth - 1), { maxLength: 3 })
    case 'object':
      return objectOf(schema, depth)
    default:
      return hostile
  }
}

function objectOf(
  { properties, required = [], additionalProperties }: JsonSchema,
  depth: number,
): fc.Arbitrary<unknown> {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? valueOf(additionalProperties, depth - 1) : hostile
    return fc.dictionary(fc.constantFrom('1', '2', '99999', '-1', '1.5', '__proto__', 'constructor'), value, {
      maxKeys: 3,
    })
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueOf(field, depth - 1)]),
  )
  return fc.record(fields, { requiredKeys: required })
}
