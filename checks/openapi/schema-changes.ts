import type { JsonSchema } from '#contract/openapi-schemas.ts'

/** The named schemas of both versions. */
export interface Components {
  before: Record<string, JsonSchema>
  after: Record<string, JsonSchema>
}

/** Breaking changes of what a client sends: the newer schema refuses something that the older one accepted. */
export function inputChanges(name: string, before: JsonSchema, after: JsonSchema, components: Components): string[] {
  return createComparison(components, 'input').compare(name, before, after)
}

/** Breaking changes of what a client receives: the newer schema lacks something, or allows something unknown. */
export function replyChanges(name: string, before: JsonSchema, after: JsonSchema, components: Components): string[] {
  return createComparison(components, 'reply').compare(name, before, after)
}

function createComparison(components: Components, side: 'input' | 'reply') {
  /** Pairs of named schemas that are being compared at this moment: a schema may contain itself. */
  const open = new Set<string>()
  const isInput = side === 'input'

  function compare(name: string, before: JsonSchema, after: JsonSchema): string[] {
    const pair = `${before.$ref ?? ''} ${after.$ref ?? ''}`
    if (open.has(pair)) return []
    if (pair !== ' ') open.add(pair)
    const formers = alternatives(resolve(before, components.before))
    const others = alternatives(resolve(after, components.after))
    // An input must still be accepted by one of the new alternatives, a reply must fit one of the former ones.
    const [needed, offered] = isInput ? [formers, others] : [others, formers]
    const changes = needed.flatMap((each) => {
      const results = offered.map((other) => (isInput ? compareOne(name, each, other) : compareOne(name, other, each)))
      return results.toSorted((left, right) => left.length - right.length)[0] ?? []
    })
    open.delete(pair)
    return changes
  }

  function compareOne(name: string, before: JsonSchema, after: JsonSchema): string[] {
    if (before.type !== after.type && !(isInput ? !after.type : !before.type))
      return [`${name} is ${String(after.type ?? 'anything')} instead of ${String(before.type ?? 'anything')}`]
    return [
      ...valueChanges(name, before, after),
      ...(isInput ? boundChanges(name, before, after) : []),
      ...propertyChanges(name, before, after),
      ...(before.items && after.items ? compare(`${name}[]`, before.items, after.items) : []),
      ...(isSchema(before['additionalProperties']) && isSchema(after['additionalProperties'])
        ? compare(`${name}{}`, before['additionalProperties'], after['additionalProperties'])
        : []),
    ]
  }

  /** A value of an enum that clients know must stay; an input may not become an enum. */
  function valueChanges(name: string, before: JsonSchema, after: JsonSchema): string[] {
    const [former, other] = [valuesOf(before), valuesOf(after)]
    if (!other) return []
    if (!former) return isInput ? [`${name} is limited to ${other.join(', ')}`] : []
    return former.filter((value) => !other.includes(value)).map((value) => `${name} lacks the value ${value}`)
  }

  function propertyChanges(name: string, before: JsonSchema, after: JsonSchema): string[] {
    const [formers, others] = [before.properties ?? {}, after.properties ?? {}]
    const isRequired = (schema: JsonSchema, key: string) => schema.required?.includes(key) ?? false
    const changed = Object.entries(formers).flatMap(([key, schema]) => {
      const other = others[key]
      const property = `${name}.${key}`
      if (!other) return [`${property} is removed`]
      if (isInput && isRequired(after, key) && !isRequired(before, key)) return [`${property} is now required`]
      if (!isInput && isRequired(before, key) && !isRequired(after, key)) return [`${property} may now be missing`]
      return compare(property, schema, other)
    })
    const isNewDemand = (key: string) => isInput && !(key in formers) && isRequired(after, key)
    const added = Object.keys(others).filter(isNewDemand)
    return [...changed, ...added.map((key) => `${name}.${key} is a new required field`)]
  }

  return { compare }
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

/** Bounds of an input that are new or narrower, and another pattern or format. */
function boundChanges(name: string, before: JsonSchema, after: JsonSchema): string[] {
  const isNarrower = (keyword: string) => {
    const [former, other] = [before[keyword], after[keyword]] as (number | undefined)[]
    if (other === undefined || former === undefined) return other !== undefined
    return lowerBounds.includes(keyword) ? other > former : other < former
  }
  const narrower = [...lowerBounds, ...upperBounds].filter(isNarrower)
  const different = ['pattern', 'format'].filter(
    (keyword) => after[keyword] !== undefined && after[keyword] !== before[keyword],
  )
  return [...narrower, ...different].map(
    (keyword) => `${name} has ${keyword} ${String(after[keyword])} instead of ${String(before[keyword] ?? 'none')}`,
  )
}

/** The schema itself, or the one that it refers to. */
function resolve(schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema {
  const [, , , name = '', ...rest] = schema.$ref?.split('/') ?? []
  if (!schema.$ref) return schema
  const found = rest.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], named[name])
  return (found as JsonSchema | undefined) ?? {}
}

/** `anyOf`, `oneOf` and a list of types, each alternative as a schema of its own. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.flatMap(alternatives)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

const valuesOf = (schema: JsonSchema): string[] | undefined =>
  (schema.enum ?? ('const' in schema ? [schema.const] : undefined))?.map(String)

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
