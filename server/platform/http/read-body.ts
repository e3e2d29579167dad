import type { Language } from '#contract/language.ts'
import { refuse } from '#contract/refusals.ts'
import type { ApiRequest } from './api-request.ts'
import { invalidField } from './invalid-input.ts'
import { oversizedField } from './json-bounds.ts'

const defaultBodyBytesMax = 100_000
/** A form of the store has some fifteen fields; each part takes time, however small it is. */
const partsMax = 100

interface BodyOptions {
  bytesMax: number | undefined
  /** The fields of a multipart form that hold JSON texts. */
  jsonNames: readonly string[] | undefined
  language: Language
}

/**
 * The body of a request as an object; an empty body gives no fields. Refuses with 400, 413, 415 or a field error (422).
 */
export async function readBody(
  { headers, ...request }: ApiRequest,
  { bytesMax = defaultBodyBytesMax, jsonNames = [], language }: BodyOptions,
): Promise<Record<string, unknown>> {
  const bytes = await request.readBody(bytesMax)
  if (bytes.length === 0) return {}
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return objectOf(parseJson(new TextDecoder().decode(bytes), language))
  if (type.startsWith('multipart/form-data')) return readForm({ bytes, type, language, jsonNames })
  refuse('unsupported-body')
}

interface Form {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  language: Language
  jsonNames: readonly string[]
}

/** A multipart form as an object: its lists and objects arrive as JSON texts and are parsed, its files stay files. */
async function readForm({ bytes, type, language, jsonNames }: Form): Promise<Record<string, unknown>> {
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
 * The value of a JSON text; `field` is the field of the form that holds it, if any. Refuses a text that is too deep or
 * too long before it is parsed.
 */
export function parseJson(text: string, language: Language, field?: string): unknown {
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
