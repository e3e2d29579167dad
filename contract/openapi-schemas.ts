import * as z from 'zod/mini'

/** A JSON Schema (draft 2020-12), as far as the API document reads one. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  description?: string
  default?: unknown
  [keyword: string]: unknown
}

export interface Schemas {
  /** The schema of an endpoint's input, inline: its properties become parameters and the body. */
  input(schema: z.ZodMiniType, operationId: string): JsonSchema
  /** Stores the schema of a reply under a name, and returns a reference to it. */
  reply(schema: z.ZodMiniType, operationId: string): JsonSchema
  named: Record<string, JsonSchema>
}

/** Converts the contract's schemas to JSON Schema and collects the named ones. */
export function createSchemas(): Schemas {
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    input(schema, operationId) {
      const name = `${capital(operationId)}Input`
      const plain = jsonSchemaOf(schema, 'input', name)
      // A schema that refers to parts of itself needs a name; all others are inline.
      if (JSON.stringify(plain).includes(`#/components/schemas/${name}`)) named[name] = plain
      return plain
    },
    reply(schema, operationId) {
      const name = `${capital(operationId)}Reply`
      named[name] = jsonSchemaOf(schema, 'output', name)
      return { $ref: `#/components/schemas/${name}` }
    },
  }
}

function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output', name: string): JsonSchema {
  const plain = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as JsonSchema, io),
  })
  const { $schema: _, ...rest } = plain
  return moved(rest as JsonSchema, `#/components/schemas/${name}`)
}

function tidy(schema: z.core.$ZodType, plain: JsonSchema, io: 'input' | 'output'): void {
  // The format is shorter than the regular expression that checks it.
  if (plain.format) delete plain['pattern']
  if (isFile(schema)) Object.assign(plain, { type: 'string', contentMediaType: 'application/octet-stream' })
  if (isFile(schema))
    for (const keyword of ['format', 'contentEncoding', 'minLength', 'maxLength']) delete plain[keyword]
  // A later version may add fields to a reply; clients should accept them.
  if (io === 'output' && plain['additionalProperties'] === false) delete plain['additionalProperties']
}

function isFile(schema: z.core.$ZodType): boolean {
  const { type } = schema._zod.def
  // A custom schema accepts instances of a class, and the only class in a form is a file.
  return (
    type === 'file' ||
    (type === 'custom' && z.safeParse(schema, new Blob([])).success && !z.safeParse(schema, '').success)
  )
}

/** Rewrites references from the root of the schema to its place in the document. */
function moved(value: JsonSchema, root: string): JsonSchema {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string' && (inner === '#' || inner.startsWith('#/$defs/'))
      ? root + inner.slice(1)
      : inner,
  ) as JsonSchema
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
