import type * as z from 'zod/mini'
import type { FieldError } from '#contract/envelope.ts'
import { type Endpoint, inputInQuery } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { Refused, refuse } from '#contract/refusals.ts'
import { queryValues } from '#contract/query-values.ts'
import { type Sentence, fieldMessage } from '#contract/field-messages.ts'
import { oversizedField } from './json-bounds.ts'

export class InvalidInput extends Error {
  readonly errors: FieldError[]
  constructor(errors: FieldError[]) {
    super('invalid')
    this.errors = errors
  }
}

/**
 * Why a request was refused, as its line of the log names it: the word of the refusal, never what was sent; undefined
 * for a fault of the store.
 */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return 'invalid'
  return error instanceof Refused ? error.refusal.code : undefined
}

const defaultBodyBytesMax = 100_000
/** A form of ours has some fifteen fields; each part costs, however small. */
const partsMax = 100

/**
 * The parsed input of a request: path, query string or body as one flat object. Refuses with 400, 413, 415 or the field
 * errors of a 422.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  path: Record<string, string>,
  language: Language,
  bodyBytesMax = defaultBodyBytesMax,
): Promise<unknown> {
  if (!inputInQuery(endpoint)) {
    return parseInput(
      endpoint,
      { ...(await readBody(request, bodyBytesMax, language, endpoint.multipart)), ...path },
      language,
    )
  }
  const search = new URL(request.url).searchParams
  const input = { ...queryValues(search), ...path }
  return parseInput(endpoint, input, language, (name) => isSingle(endpoint, input, name, search.getAll(name)))
}

/**
 * Checks an input against the endpoint's schema. At most twenty field errors are told. `hasTooMany` says of a field
 * that did not pass whether it takes one value and was given several.
 */
export function parseInput(
  endpoint: Endpoint,
  input: unknown,
  language: Language,
  hasTooMany = (_name: string) => false,
): unknown {
  const result = endpoint.input.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, 20)
  throw new InvalidInput(
    issues.map((issue) => {
      const name = String(issue.path[0])
      return issue.path.length === 1 && hasTooMany(name)
        ? invalidError(name, 'once', language)
        : fieldError(issue, language)
    }),
  )
}

/**
 * Whether a name that a query repeats would have passed with its first value alone: several values of a name are a list
 * only where the field is one.
 */
function isSingle(endpoint: Endpoint, input: object, name: string, values: readonly string[]): boolean {
  const given = values.filter(Boolean)
  if (given.length < 2) return false
  const { error } = endpoint.input.safeParse({ ...input, [name]: given[0] })
  return !error?.issues.some((issue) => issue.path[0] === name)
}

/** A field error that only the server can find, such as a password that too many people use. */
export function invalidField(path: string, sentence: Sentence, language: Language): InvalidInput {
  return new InvalidInput([invalidError(path, sentence, language)])
}

function invalidError(path: string, sentence: Sentence, language: Language): FieldError {
  return fieldError(
    { code: 'custom', path: [path], message: sentence, params: { sentence } } as z.core.$ZodIssue,
    language,
  )
}

function fieldError(issue: z.core.$ZodIssue, language: Language): FieldError {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  return { path: path.map(String).join('.'), message: fieldMessage(issue, language) }
}

async function readBody(
  request: Request,
  bytesMax: number,
  language: Language,
  jsonNames: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, bytesMax)
  if (bytes.length === 0) return {}
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return objectOf(parseJson(new TextDecoder().decode(bytes), language))
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type, language, jsonNames)
  refuse('unsupported-body')
}

async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const told = request.headers.get('content-length')
  if (Number(told ?? 0) > bytesMax) refuse('body-too-large')
  // The socket gives no more than it told; in one piece that costs a fraction of a stream.
  const whole = told === null ? undefined : new Uint8Array(await request.arrayBuffer().catch(brokenOff))
  if (whole) return whole.length > bytesMax ? refuse('body-too-large') : whole
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true }
    if (done || !value) break
    size += value.length
    if (size > bytesMax) {
      await reader?.cancel()
      refuse('body-too-large')
    }
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

// The caller went away: nobody hears the answer, and it is no fault of the store.
function brokenOff(): never {
  refuse('malformed-body')
}

/** A multipart form as an object: the endpoint's lists and objects travel as JSON texts, files stay files. */
async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  language: Language,
  jsonNames: readonly string[],
): Promise<Record<string, unknown>> {
  if (countParts(bytes, type) > partsMax) refuse('malformed-body')
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse('malformed-body'))
  const entries: [string, unknown][] = []
  for (const [name, value] of form) {
    if (value === '') continue
    entries.push([
      name,
      typeof value === 'string' && jsonNames.includes(name) ? parseJson(value, language, name) : value,
    ])
  }
  return Object.fromEntries(entries)
}

/** How many parts a form has, or one more than it may have. */
function countParts(bytes: Uint8Array, type: string): number {
  const boundary = /boundary="?([^";]{1,70})/i.exec(type)?.[1]
  if (boundary === undefined) return 0
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (
    let at = whole.indexOf(`--${boundary}`);
    at >= 0 && count <= partsMax;
    at = whole.indexOf(`--${boundary}`, at + 1)
  )
    count += 1
  return count
}

/**
 * The value of a JSON text; `field` is where it stands, if in a field of a form. What is too deep or too long is
 * refused before it is parsed.
 */
function parseJson(text: string, language: Language, field?: string): unknown {
  const oversized = oversizedField(text)
  const name = field ?? oversized
  if (oversized !== undefined) throw name ? invalidField(name, 'format', language) : refuse('malformed-body')
  try {
    return JSON.parse(text)
  } catch {
    refuse('malformed-body')
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('malformed-body')
  return value as Record<string, unknown>
}
