import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { command, query } from '#contract/endpoint.ts'
import { openApiOf } from '#contract/openapi.ts'
import type { Operation, Parameter } from '#contract/openapi-document.ts'
import { routes } from '#server/app.ts'
import { fetchHandler } from '#server/testing/fetch-handler.ts'
import { createDocuments, describeRoutes } from './documents.ts'

const document = describeRoutes(routes, 'Colmado Móvil')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const get = fetchHandler(createDocuments(routes, 'Colmado Móvil'))
const parametersOf = (operation: Operation | undefined) =>
  (operation?.parameters ?? []).filter((each): each is Parameter => !('$ref' in each))

test('each mounted route is in the document', () => {
  const mounted = routes.map(
    ({ endpoint }) => `${endpoint.method.toLowerCase()} /api/${endpoint.base}/${endpoint.path}`,
  )
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(mounted.sort())
})

test('every reference points to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string)
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) {
    const parts = reference.replace(/^#\//, '').split('/')
    const found = parts.reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | undefined)?.[part],
      document,
    )
    expect(found, reference).toBeDefined()
  }
})

test('every name in a path is declared once, and as required', () => {
  for (const { path, operation } of operations) {
    const inPath = parametersOf(operation).filter((each) => each.in === 'path')
    expect(inPath.map((each) => each.name).sort(), path).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort(),
    )
    expect(
      inPath.every((each) => each.required),
      path,
    ).toBe(true)
  }
})

test('operation ids are unique, and each operation has a summary and responses', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { operation } of operations) {
    expect(operation.summary).not.toBe('')
    expect(operation.responses['200']).toBeDefined()
  }
})

test('an operation that needs a sign-in lists each way to authenticate', () => {
  const operation = document.paths['/api/catalog/products/own-prices']?.['get']
  expect(operation?.security).toEqual([
    { accessToken: [] },
    { accessToken: [], refreshToken: [] },
    { accessCookie: [], refreshCookie: [] },
  ])
  expect(operation?.responses['401']).toBeDefined()
  expect(document.paths['/api/catalog/products']?.['get']?.security).toContainEqual({})
})

test('the body of a command has its fields without those of its path, and a form is described as a form', () => {
  const place = command('ecommerce', 'PUT orders/{id}', {
    summary: 'Change',
    input: z.strictObject({ id: z.uuid(), note: z.string(), proof: z.optional(z.file()) }),
    reply: z.strictObject({ at: z.iso.datetime() }),
    multipart: ['lines'],
    idempotent: true,
  })
  const operation = openApiOf([{ endpoint: place, needsSignIn: true }], { title: 'Colmado Móvil', version: '1' }).paths[
    '/api/ecommerce/orders/{id}'
  ]?.['put']
  const form = operation?.requestBody?.content['multipart/form-data']?.schema
  expect(form).toMatchObject({ required: ['note'], additionalProperties: false })
  expect(form?.properties).toEqual({
    note: { type: 'string' },
    proof: { type: 'string', contentMediaType: 'application/octet-stream' },
  })
  expect(operation?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
})

test('a recursive schema has references that resolve', () => {
  const branch = z.object({
    name: z.string(),
    get kids() {
      return z.array(branch)
    },
  })
  const tree = query('catalog', 'GET trees', { summary: 'A tree', input: z.object({}), reply: z.object({ branch }) })
  const { schemas } = openApiOf([{ endpoint: tree }], { title: 'Colmado Móvil', version: '1' }).components
  const text = JSON.stringify(schemas?.['GetCatalogTreesReply'])
  expect(text).toContain('#/components/schemas/GetCatalogTreesReply/$defs/')
})

test('the document is served as JSON, and with 304 to a caller that has its tag', async () => {
  const response = await get('/api/openapi.json')
  expect(await response?.json()).toMatchObject({ openapi: '3.1.0' })
  const headers = { 'if-none-match': response?.headers.get('etag') ?? '' }
  const again = await get('/api/openapi.json', { headers })
  expect(again?.status).toBe(304)
})

test('a tag that a compressing proxy marked as weak is the document’s too', async () => {
  const tag = (await get('/api/openapi.json'))?.headers.get('etag') ?? ''
  const again = await get('/api/openapi.json', { headers: { 'if-none-match': `W/${tag}` } })
  expect([again?.status, tag.length > 10]).toEqual([304, true])
})

test('the readable page contains each path and runs no script', async () => {
  const response = await get('/api/docs')
  const html = (await response?.text()) ?? ''
  for (const { path } of operations) expect(html).toContain(path)
  expect(html).not.toContain('<script')
  expect(response?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test('requests for other paths are left to other handlers', async () => {
  expect(await get('/api/catalog/products')).toBeUndefined()
})

test('an operation that requires a sign-in says so, and so does one for shoppers only', () => {
  const needsSignIn = operations
    .filter(({ operation }) => '401' in operation.responses)
    .map(({ path, method }) => `${method} ${path}`)
  expect(needsSignIn).toEqual(
    expect.arrayContaining([
      'post /api/ecommerce/orders',
      'post /api/ecommerce/carts/{id}',
      'get /api/ecommerce/orders',
    ]),
  )
  expect(needsSignIn).not.toContain('post /api/ecommerce/cartsOffline/{id}')
})

test('both pages respond to HEAD as to GET', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const response = await get(path, { method: 'HEAD' })
    expect([response?.status, response?.headers.get('content-type')], path).toEqual([
      200,
      (await get(path))?.headers.get('content-type'),
    ])
  }
})
