import type * as z from 'zod/mini'
import type { FieldError } from '#contract/envelope.ts'
import { type Endpoint, inputInQuery } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { refuse } from '#contract/refusals.ts'
import { queryValues } from '#contract/query-values.ts'
import { type Sentence, fieldMessage } from '#contract/field-messages.ts'

export class InvalidInput extends Error {
  readonly errors: FieldError[]
  constructor(errors: FieldError[]) {
    super('invalid')
    this.errors = errors
  }
}

const defaultBodyBytesMax = 100_000
/** How deep the values of a body may be nested: no document of the contract comes near. What is deeper cannot be walked through without end. */
const depthMax = 20

/** The parsed input of a request: path, query string or body as one flat object. Refuses with 400, 413, 415 or the field errors of a 422. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  path: Record<string, string>,
  language: Language,
  bodyBytesMax = defaultBodyBytesMax,
): Promise<unknown> {
  const rest: Record<string, unknown> = inputInQuery(endpoint)
    ? queryValues(new URL(request.url).searchParams)
    : await readBody(request, bodyBytesMax, endpoint.multipart)
  const deep = Object.keys(rest).find((name) => isDeeperThan(depthMax, rest[name]))
  if (deep !== undefined) throw invalidField(deep, 'format', language)
  return parseInput(endpoint, { ...rest, ...path }, language)
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner))
}

/** Checks an input against the endpoint's schema. At most twenty field errors are told. */
export function parseInput(endpoint: Endpoint, input: unknown, language: Language): unknown {
  const result = endpoint.input.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  throw new InvalidInput(result.error.issues.slice(0, 20).map((issue) => fieldError(issue, language)))
}

/** A field error that only the server can find, such as a password that too many people use. */
export function invalidField(path: string, sentence: Sentence, language: Language): InvalidInput {
  const issue = { code: 'custom', path: [path], message: sentence, params: { sentence } } as z.core.$ZodIssue
  return new InvalidInput([fieldError(issue, language)])
}

function fieldError(issue: z.core.$ZodIssue, language: Language): FieldError {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  return { path: path.map(String).join('.'), message: fieldMessage(issue, language) }
}

async function readBody(request: Request, bytesMax: number, jsonNames: readonly string[] = []): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, bytesMax)
  if (bytes.length === 0) return {}
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return objectOf(parseJson(new TextDecoder().decode(bytes)))
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type, jsonNames)
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
async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string, jsonNames: readonly string[]): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => refuse('malformed-body'))
  const entries: [string, unknown][] = []
  for (const [name, value] of form) {
    if (value === '') continue
    entries.push([name, typeof value === 'string' && jsonNames.includes(name) ? parseJson(value) : value])
  }
  return Object.fromEntries(entries)
}

function parseJson(text: string): unknown {
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
