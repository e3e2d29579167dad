import * as z from 'zod/mini'
import { type Endpoint, type FileFields, basePath, inputInQuery, pathNames } from './endpoint.ts'
import type { Content, OpenApiDocument, Operation, Parameter } from './openapi-document.ts'
import { type JsonSchema, type Schemas, createSchemas } from './openapi-schemas.ts'
import { refusals } from './refusals.ts'

/** An endpoint with the properties of its route that the document describes. */
export interface DescribedEndpoint {
  endpoint: Endpoint
  /** The response is the same for every caller, so caches may store it. */
  isPublic?: boolean
  needsSignIn?: boolean
  isLimited?: boolean
}

// A caller authenticates with the access token, with both tokens, or with the cookies of the store's own pages
// (WIRE-5).
const signedIn: Record<string, string[]>[] = [
  { accessToken: [] },
  { accessToken: [], refreshToken: [] },
  { accessCookie: [], refreshCookie: [] },
]

const about = `Every JSON response is an envelope \`{status, code, message, data}\`: \`success\` with 2xx, \`fail\` with 4xx, \`error\` with 5xx. Money is decimal RD$,
times are ISO 8601 UTC. Messages come in the language of \`Accept-Language\` (en, es) or of the signed-in customer. When a request has an expired
access token and a refresh token, the store renews both and returns them in the response headers \`x-access-token\` and \`x-refresh-token\`. The response to a sign-in
has the header \`x-known-device\`: clients send it as \`known-device\` with the next sign-in, so that failed attempts from other devices do not lock this one out. Over https
each cookie has a second name with the prefix \`__Host-\`.`

/** The OpenAPI 3.1 document of the endpoints, in their order, with the shop's name as its title. */
export function openApiOf(
  endpoints: readonly DescribedEndpoint[],
  { title, version }: { title: string; version: string },
): OpenApiDocument {
  const schemas = createSchemas()
  const paths: OpenApiDocument['paths'] = {}
  const tags = new Set<string>()
  for (const described of endpoints) {
    const { endpoint } = described
    const operation = operationOf(described, schemas)
    operation.tags.forEach((tag) => tags.add(tag))
    const operations = (paths[`${basePath(endpoint.base)}/${endpoint.path}`] ??= {})
    operations[endpoint.method.toLowerCase()] = operation
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: about },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.named, Failure: failure, Fault: fault },
      responses,
      parameters,
      headers,
      securitySchemes,
    },
  }
}

function operationOf(
  { endpoint, isPublic, needsSignIn = false, isLimited = false }: DescribedEndpoint,
  schemas: Schemas,
): Operation {
  const id = operationId(endpoint)
  const input = withFiles(schemas.input(endpoint.input, id), endpoint.files)
  const inPath = pathNames(endpoint.path)
  const properties = Object.entries(input.properties ?? {})
  const list = properties.filter(([name]) => inPath.includes(name) || inputInQuery(endpoint))
  const body = inputInQuery(endpoint) ? undefined : without(input, inPath)
  const named: Operation['parameters'] = list.map(([name, schema]) =>
    parameterOf(name, schema, inPath, input.required ?? []),
  )
  for (const name of inPath) {
    if (!properties.some(([property]) => property === name))
      named.push({ name, in: 'path', required: true, schema: { type: 'string' } })
  }
  if (endpoint.idempotent) named.push({ $ref: '#/components/parameters/IdempotencyKey' })
  named.push({ $ref: '#/components/parameters/AcceptLanguage' })
  return {
    operationId: id,
    summary: endpoint.summary,
    ...(isPublic && {
      description: 'The same for every caller; the server caches the response until the catalogue changes.',
    }),
    tags: [`${endpoint.base}: ${nounOf(endpoint)}`],
    parameters: named,
    ...(body && hasFields(body) && { requestBody: { required: true, content: bodyContent(endpoint, body) } }),
    responses: {
      '200': {
        description: 'Done',
        headers: renewed,
        content: endpoint.sendsFile
          ? { [endpoint.sendsFile]: { schema: { type: 'string', contentMediaType: endpoint.sendsFile } } }
          : { 'application/json': { schema: envelopeOf(schemas.reply(endpoint.reply, id)) } },
      },
      ...(needsSignIn && { '401': { $ref: '#/components/responses/SignInRequired' } }),
      '422': { $ref: '#/components/responses/Invalid' },
      ...(isLimited && { '429': { $ref: '#/components/responses/TooMany' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
      '503': { $ref: '#/components/responses/Unavailable' },
      '5XX': { $ref: '#/components/responses/Fault' },
    },
    security: needsSignIn ? signedIn : [{}, ...signedIn],
  }
}

/** `GET products/{id}` of the catalog base is `getCatalogProductsById`. */
function operationId({ method, base, path }: Endpoint): string {
  const parts = path
    .split('/')
    .flatMap((part) => (part.startsWith('{') ? ['by', ...part.split(/\W+/)] : part.split(/\W+/)))
  return [base, ...parts]
    .filter(Boolean)
    .reduce((id, word) => id + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase())
}

function nounOf({ path }: Endpoint): string {
  return path.split('/')[0] as string
}

function parameterOf(
  name: string,
  schema: JsonSchema,
  inPath: readonly string[],
  required: readonly string[],
): Parameter {
  const isInPath = inPath.includes(name)
  return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema }
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (!schema.properties) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name)))
  const { required = [], ...rest } = schema
  const stillRequired = required.filter((name) => !names.includes(name))
  return { ...rest, properties, ...(stillRequired.length > 0 && { required: stillRequired }) }
}

function hasFields(schema: JsonSchema): boolean {
  return schema.properties === undefined || Object.keys(schema.properties).length > 0
}

/** The schema of an input with the files of its form. */
function withFiles(schema: JsonSchema, files: FileFields | undefined): JsonSchema {
  if (!files) return schema
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }
  const required = Object.keys(files).filter((name) => files[name]?.missing)
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(Object.keys(files).map((name) => [name, file])) },
    required: [...(schema.required ?? []), ...required],
  }
}

/** An endpoint with a multipart form accepts JSON as well, unless the form has files. */
function bodyContent(endpoint: Endpoint, schema: JsonSchema): Content {
  if (endpoint.files) return { 'multipart/form-data': { schema } }
  return { ...(endpoint.multipart && { 'multipart/form-data': { schema } }), 'application/json': { schema } }
}

function envelopeOf(data: JsonSchema): JsonSchema {
  return envelope('success', { const: 200 }, data)
}

function envelope(status: string, code: JsonSchema, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { status: { const: status }, code, message: { type: 'string' }, data },
    required: ['status', 'code', 'message', 'data'],
  }
}

const fieldError = z.toJSONSchema(z.object({ path: z.string(), message: z.string() })) as JsonSchema
delete fieldError['$schema']

const failure = envelope(
  'fail',
  { type: 'integer', description: 'The business code, or the HTTP status for refusals without one.' },
  {
    type: 'object',
    properties: {
      reason: { type: 'string', enum: Object.keys(refusals), description: 'The code of the refusal.' },
      errors: { type: 'array', items: fieldError },
    },
    required: ['reason'],
  },
)

const fault = envelope(
  'error',
  { type: 'integer' },
  { type: 'object', properties: { reason: { type: 'string' }, requestId: { type: 'string' } }, required: ['reason'] },
)

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})
const responses = {
  SignInRequired: failed('The caller is not signed in.'),
  Invalid: failed('Invalid input; data.errors lists the invalid fields.'),
  TooMany: {
    ...failed('Too many requests; retry-after is the number of seconds to wait.'),
    headers: { 'retry-after': { schema: { type: 'integer' } } },
  },
  Refused: failed('Refused; data.reason is the code of the refusal, message explains it in the caller’s language.'),
  Unavailable: {
    description: 'The store is too busy or cannot reach its database; retry-after is the number of seconds to wait.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
    headers: { 'retry-after': { schema: { type: 'integer' } } },
  },
  Fault: {
    description: 'Internal error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
  },
}

const parameters: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeated request with the same key gets the first response again; with another body it gets a 409.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    schema: { type: 'string', examples: ['es', 'en'] },
  },
}

const headers = {
  'x-access-token': { description: 'A renewed access token', schema: { type: 'string' } },
  'x-refresh-token': { description: 'Its rotated refresh token', schema: { type: 'string' } },
}

const renewed = Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer' },
  refreshToken: { type: 'apiKey', in: 'header', name: 'refresh-token' },
  accessCookie: { type: 'apiKey', in: 'cookie', name: 'vitrina_access' },
  refreshCookie: { type: 'apiKey', in: 'cookie', name: 'vitrina_refresh' },
}
