import type { OpenApiDocument, Operation, Parameter } from '#contract/openapi-document.ts'
import type { JsonSchema } from '#contract/openapi-schemas.ts'
import { type Components, inputChanges, replyChanges } from './schema-changes.ts'

/**
 * The changes between two versions of the API that can break a client of the older one, a sentence each: a removed
 * path, operation, response or field, a new required input, a narrower input, a reply that is wider or lacks a field.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const components = { before: schemasOf(before), after: schemasOf(after) }
  const changes = Object.entries(before.paths).flatMap(([path, operations]) => {
    const newer = after.paths[path]
    if (!newer) return [`${path} is removed`]
    return Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const other = newer[method]
      return other ? operationChanges(name, [operation, before], [other, after], components) : [`${name} is removed`]
    })
  })
  // Alternatives of one schema may contain the same change.
  return [...new Set(changes)]
}

type InDocument = readonly [operation: Operation, document: OpenApiDocument]

function operationChanges(name: string, before: InDocument, after: InDocument, components: Components): string[] {
  return [
    ...parameterChanges(name, parametersOf(before), parametersOf(after), components),
    ...bodyChanges(`${name} body`, before[0].requestBody, after[0].requestBody, components),
    ...responseChanges(name, before, after, components),
    ...(canBeAnonymous(before[0]) && !canBeAnonymous(after[0]) ? [`${name} needs a signed-in caller`] : []),
  ]
}

function parameterChanges(name: string, before: Parameter[], after: Parameter[], components: Components): string[] {
  const isSame = (left: Parameter) => (right: Parameter) => left.name === right.name && left.in === right.in
  const removed = before.filter((each) => !after.some(isSame(each))).map((each) => `${name} ${each.name} is removed`)
  const changed = after.flatMap((each) => {
    const former = before.find(isSame(each))
    if (!former) return each.required ? [`${name} ${each.name} is a new required parameter`] : []
    return [
      ...(each.required && !former.required ? [`${name} ${each.name} is now required`] : []),
      ...inputChanges(`${name} ${each.name}`, former.schema, each.schema, components),
    ]
  })
  return [...removed, ...changed]
}

type Body = Operation['requestBody']

function bodyChanges(name: string, before: Body, after: Body, components: Components): string[] {
  if (!before) return after?.required ? [`${name} is new and required`] : []
  if (!after) return [`${name} is removed`]
  return Object.entries(before.content).flatMap(([type, { schema }]) => {
    const other = after.content[type]
    return other ? inputChanges(name, schema, other.schema, components) : [`${name} as ${type} is removed`]
  })
}

function responseChanges(name: string, before: InDocument, after: InDocument, components: Components): string[] {
  return Object.keys(before[0].responses).flatMap((status) => {
    const former = responseSchema(before, status)
    const other = responseSchema(after, status)
    if (!after[0].responses[status]) return [`${name} response ${status} is removed`]
    return former && other ? replyChanges(`${name} response ${status}`, former, other, components) : []
  })
}

function responseSchema([operation, document]: InDocument, status: string): JsonSchema | undefined {
  const response = operation.responses[status]
  const resolved = response && '$ref' in response ? componentOf(document, response.$ref) : response
  return (resolved as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content?.['application/json']
    ?.schema
}

function parametersOf([operation, document]: InDocument): Parameter[] {
  return (operation.parameters ?? []).map((each) =>
    '$ref' in each ? (componentOf(document, each.$ref) as Parameter) : each,
  )
}

/** `#/components/parameters/AcceptLanguage` of a document. */
function componentOf(document: OpenApiDocument, reference: string): unknown {
  const [, , kind = '', name = ''] = reference.split('/')
  return document.components[kind]?.[name]
}

const schemasOf = ({ components }: OpenApiDocument) => (components['schemas'] ?? {}) as Record<string, JsonSchema>

const canBeAnonymous = ({ security }: Operation): boolean => security.some((scheme) => Object.keys(scheme).length === 0)
