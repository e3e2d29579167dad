import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '#contract/openapi-document.ts'
import type { JsonSchema } from '#contract/openapi-schemas.ts'
import { breakingChanges } from './breaking-changes.ts'

interface Api {
  path?: string
  method?: string
  parameters?: unknown[]
  body?: JsonSchema
  bodyType?: string
  reply?: JsonSchema
  responses?: Record<string, unknown>
  security?: Record<string, string[]>[]
  schemas?: Record<string, JsonSchema>
}

/** A document with one operation. */
function api({ path = '/a', method = 'post', bodyType = 'application/json', ...rest }: Api): OpenApiDocument {
  const operation = {
    operationId: 'a',
    summary: 'a',
    tags: [],
    parameters: rest.parameters ?? [],
    ...(rest.body && { requestBody: { required: true, content: { [bodyType]: { schema: rest.body } } } }),
    responses: rest.responses ?? {
      '200': { description: '', content: { 'application/json': { schema: rest.reply ?? {} } } },
    },
    security: rest.security ?? [{}],
  }
  const components = { schemas: rest.schemas ?? {} }
  return { paths: { [path]: { [method]: operation } }, components } as unknown as OpenApiDocument
}

const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const text: JsonSchema = { type: 'string' }
/** An alternative that contains the named schema A. */
const itemOf = (kind: string) => object({ kind: { enum: [kind] }, item: { $ref: '#/components/schemas/A' } })
const query = (name: string, required = false, schema = text) => ({ name, in: 'query', required, schema })

describe('a change that breaks clients', () => {
  test.each<[string, Api, Api]>([
    ['/a is removed', {}, { path: '/b' }],
    ['POST /a is removed', {}, { method: 'get' }],
    ['POST /a q is removed', { parameters: [query('q')] }, {}],
    ['POST /a q is a new required parameter', {}, { parameters: [query('q', true)] }],
    ['POST /a q is now required', { parameters: [query('q')] }, { parameters: [query('q', true)] }],
    [
      'POST /a q is number instead of string',
      { parameters: [query('q')] },
      { parameters: [query('q', false, { type: 'number' })] },
    ],
    ['POST /a body is new and required', {}, { body: object({ a: text }, ['a']) }],
    ['POST /a body is removed', { body: object({ a: text }) }, {}],
    ['POST /a body as form is removed', { body: object({}), bodyType: 'form' }, { body: object({}) }],
    ['POST /a body.b is a new required field', { body: object({}) }, { body: object({ b: text }, ['b']) }],
    ['POST /a body.a is now required', { body: object({ a: text }) }, { body: object({ a: text }, ['a']) }],
    ['POST /a body.a is removed', { body: object({ a: text }) }, { body: object({}) }],
    ['POST /a body lacks the value b', { body: { enum: ['a', 'b'] } }, { body: { enum: ['a'] } }],
    ['POST /a body is limited to a', { body: text }, { body: { ...text, enum: ['a'] } }],
    ['POST /a body has maximum 5 instead of 9', { body: { maximum: 9 } }, { body: { maximum: 5 } }],
    ['POST /a body has minLength 1 instead of none', { body: text }, { body: { ...text, minLength: 1 } }],
    ['POST /a body has pattern b instead of a', { body: { pattern: 'a' } }, { body: { pattern: 'b' } }],
    ['POST /a body[].a is removed', { body: { items: object({ a: text }) } }, { body: { items: object({}) } }],
    ['POST /a body is string instead of null', { body: { type: ['string', 'null'] } }, { body: text }],
    ['POST /a response 200.a is removed', { reply: object({ a: text }) }, { reply: object({}) }],
    [
      'POST /a response 200.a may now be missing',
      { reply: object({ a: text }, ['a']) },
      { reply: object({ a: text }) },
    ],
    ['POST /a response 200 is null instead of string', { reply: text }, { reply: { anyOf: [text, { type: 'null' }] } }],
    ['POST /a response 200 lacks the value b', { reply: { enum: ['a', 'b'] } }, { reply: { enum: ['a'] } }],
    ['POST /a response 200 is anything instead of string', { reply: text }, { reply: {} }],
    [
      'POST /a response 200{}.a is removed',
      { reply: { additionalProperties: object({ a: text }) } },
      { reply: { additionalProperties: object({}) } },
    ],
    [
      'POST /a response 200.a is removed',
      { reply: { $ref: '#/components/schemas/A' }, schemas: { A: object({ a: text }) } },
      { reply: { $ref: '#/components/schemas/A' }, schemas: { A: object({}) } },
    ],
    [
      'POST /a response 200.item.a is removed',
      { reply: { anyOf: [itemOf('x'), itemOf('y')] }, schemas: { A: object({ a: text }) } },
      { reply: { anyOf: [itemOf('y'), itemOf('x')] }, schemas: { A: object({}) } },
    ],
    [
      'POST /a response 4XX is removed',
      { responses: { '4XX': { description: '' } } },
      { responses: { '200': { description: '' } } },
    ],
    ['POST /a needs a signed-in caller', {}, { security: [{ token: [] }] }],
  ])('%s', (sentence, before, after) => {
    expect(breakingChanges(api(before), api(after))).toEqual([sentence])
  })
})

describe('a change that breaks no client', () => {
  test.each<[string, Api, Api]>([
    ['no change', { body: object({ a: text }, ['a']) }, { body: object({ a: text }, ['a']) }],
    ['a new optional parameter', {}, { parameters: [query('q')] }],
    ['a parameter that becomes optional', { parameters: [query('q', true)] }, { parameters: [query('q')] }],
    ['a new optional field of the body', { body: object({}) }, { body: object({ a: text }) }],
    ['a new field of the reply', { reply: object({}) }, { reply: object({ a: text }) }],
    ['a new value of an input', { body: { enum: ['a'] } }, { body: { enum: ['a', 'b'] } }],
    ['a new refusal', { reply: { enum: ['a'] } }, { reply: { enum: ['a', 'b'] } }],
    ['a wider bound', { body: { maximum: 5 } }, { body: { maximum: 9 } }],
    [
      'alternatives of which exactly one fits',
      { body: { anyOf: [text, { type: 'null' }] } },
      { body: { oneOf: [text, { type: 'null' }] } },
    ],
    ['an input that may be null', { body: text }, { body: { anyOf: [text, { type: 'null' }] } }],
    ['a reply that is never null', { reply: { type: ['string', 'null'] } }, { reply: text }],
    ['access without signing in', { security: [{ token: [] }] }, { security: [{}, { token: [] }] }],
    ['another description', { reply: { description: 'a' } }, { reply: { description: 'b' } }],
  ])('%s', (_, before, after) => {
    expect(breakingChanges(api(before), api(after))).toEqual([])
  })

  test('a schema that contains itself is compared once', () => {
    const tree = { A: object({ inner: { $ref: '#/components/schemas/A' } }) }
    const root = { reply: { $ref: '#/components/schemas/A' }, schemas: tree }
    expect(breakingChanges(api(root), api(root))).toEqual([])
  })

  test('a new operation', () => {
    const before = api({})
    const after = { ...before, paths: { ...before.paths, ...api({ path: '/b' }).paths } }
    expect(breakingChanges(before, after)).toEqual([])
  })
})
