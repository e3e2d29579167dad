import { type Endpoint, inputInQuery } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import { queryValues } from '#contract/query-values.ts'
import { InvalidInput, fieldErrorOf, fieldErrorsOfIssue } from './invalid-input.ts'
import type { UploadRules } from '../route.ts'
import { parseJson, readBody } from './read-body.ts'
import { receiveForm } from './receive-form.ts'
import type { HttpContext } from './request-context.ts'

/**
 * The reason of a refused request for its log line: the code of the refusal, never a value of the input. Undefined for
 * a fault of the store.
 */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return 'invalid'
  return error instanceof Refused ? error.refusal.code : undefined
}

/**
 * The parsed input of a request: the values in the path with the query or the body, as one flat object. Refuses with
 * 400, 413, 415 or the field errors of a 422.
 */
export async function readInput(context: HttpContext): Promise<unknown> {
  const { route, request, parameters, language } = context
  const { endpoint, options } = route
  if (options.upload) return readUpload(context, options.upload)
  if (!inputInQuery(endpoint)) {
    const body = await readBody(request, { bytesMax: options.bodyBytesMax, jsonNames: endpoint.multipart, language })
    return parseInput(endpoint, { ...body, ...parameters }, language)
  }
  const search = new URLSearchParams(request.query)
  const input = { ...queryValues(search), ...parameters }
  return parseInput(endpoint, input, language, (name) => isSingle(endpoint, input, name, search.getAll(name)))
}

/** Receives a form with files into the context. Gives its other fields, or refuses with the errors of both. */
async function readUpload(context: HttpContext, rules: UploadRules): Promise<unknown> {
  const { route, request, parameters, language, uploadFolder: folder } = context
  const { endpoint } = route
  const form = await receiveForm(request, { fileFields: endpoint.files ?? {}, rules, folder, language })
  context.files = form.files
  try {
    const fields = Object.entries(form.fields).map(([name, text]) => [
      name,
      endpoint.multipart?.includes(name) ? parseJson(text, language, name) : text,
    ])
    const input = parseInput(endpoint, { ...Object.fromEntries(fields), ...parameters }, language)
    if (form.errors.length > 0) throw new InvalidInput(form.errors)
    return input
  } catch (error) {
    if (!(error instanceof InvalidInput) || error.errors === form.errors) throw error
    throw new InvalidInput([...error.errors, ...form.errors])
  }
}

/**
 * Checks an input against the endpoint's schema and refuses with at most twenty field errors. `hasTooMany` decides
 * whether a field failed because it takes one value and was given several.
 */
export function parseInput(
  endpoint: Endpoint,
  input: unknown,
  language: Language,
  hasTooMany = (_name: string) => false,
): unknown {
  const result = endpoint.input.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const errors = result.error.issues.flatMap((issue) => {
    const name = String(issue.path[0])
    return issue.path.length === 1 && hasTooMany(name)
      ? fieldErrorOf(name, 'once', language)
      : fieldErrorsOfIssue(issue, language)
  })
  throw new InvalidInput(errors.slice(0, 20))
}

/**
 * Whether a repeated query parameter would have passed with its first value alone: several values become a list only
 * where the field takes a list.
 */
function isSingle(endpoint: Endpoint, input: object, name: string, values: readonly string[]): boolean {
  const given = values.filter(Boolean)
  if (given.length < 2) return false
  const { error } = endpoint.input.safeParse({ ...input, [name]: given[0] })
  return !error?.issues.some((issue) => issue.path[0] === name)
}
