import { basePath, endpointName, inputInQuery, pathNames } from '#contract/endpoint.ts'
import type { Route } from '#server/platform/route.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { routes } from '../app.ts'
import type { AccessRow, RecordField } from './access-row.ts'
import { accessTable } from './access-table.ts'
import { nextAddress, type Principal, type World } from './principals.ts'
import {
  examplePicture,
  type OwnedKindName,
  ownedKinds,
  type PublicKindName,
  publicKinds,
  type RecordId,
} from './records.ts'

export type Whose = 'own' | 'foreign' | 'missing'

export interface Called {
  status: number
  body: { code: number; data: { reason?: string } & Record<string, unknown> }
  /** How many statements the call sent to the database. */
  statements: number
}

/** The route of an endpoint by its name. */
export const routeByName = new Map(routes.map((route) => [endpointName(route.endpoint), route]))

/** The endpoint's row. Throws an error that says how to add it. */
export function rowOf(name: string): AccessRow {
  const row = accessTable[name]
  if (row) return row
  throw new Error(
    `${name} has no row in server/access/access-table.ts. Add one to server/access/account-rows.ts, order-rows.ts or ` +
      'public-rows.ts that says what each principal gets, such as\n' +
      `  '${name}': { callers: customers, records: { id: 'address' }, input: () => ({ … }) },\n` +
      'and where it names a new kind of record, a maker in server/access/records.ts. ' +
      'docs/testing.md (“Principals and endpoints”) explains both.',
  )
}

const kindOf = (field: RecordField) => (typeof field === 'string' ? field : field.kind)
/** The kind of a field's record where it belongs to a customer, else undefined. */
export const ownedKindOf = (field: RecordField): OwnedKindName | undefined =>
  kindOf(field) in ownedKinds ? (kindOf(field) as OwnedKindName) : undefined
export const otherwiseOf = (field: RecordField) => (typeof field === 'string' ? 'not-found' : field.otherwise)

/**
 * A valid input of an endpoint for a principal, with records of their own. `changed` names one field whose record is
 * somebody else's or missing instead.
 */
export async function inputOf(
  world: World,
  row: AccessRow,
  caller: Principal,
  changed?: { field: string; whose: Whose },
): Promise<Record<string, unknown>> {
  const records = Object.entries(row.records ?? {}).map(([name, field]) => {
    const whose = changed?.field === name ? changed.whose : 'own'
    return [name, recordOf(world, field, caller, whose)]
  })
  return { ...(await row.input?.(caller, world)), ...Object.fromEntries(records) }
}

function recordOf(world: World, field: RecordField, caller: Principal, whose: Whose): RecordId {
  const owned = ownedKindOf(field)
  if (!owned) {
    const { existing, missing } = publicKinds[kindOf(field) as PublicKindName]
    return whose === 'missing' ? missing : existing
  }
  if (whose === 'missing') return ownedKinds[owned].missing
  return whose === 'own' ? world.recordOf(caller, owned) : world.foreignRecord(caller, owned)
}

/** Calls an endpoint as a principal. */
export async function call(
  world: World,
  route: Route,
  caller: Principal,
  input: Record<string, unknown>,
): Promise<Called> {
  const request = await requestOf(route, input, world.headersOf(caller))
  const { result, count } = await countStatements(() => world.store.app.handle(request, nextAddress()))
  if (mayChange(route) && (result.ok || accessTable[endpointName(route.endpoint)]?.changesThough)) world.noteChange()
  const isFile = result.ok && route.endpoint.sendsFile !== undefined
  const body = isFile ? { code: result.status, data: { bytes: (await result.bytes()).length } } : await result.json()
  return { status: result.status, body: body as Called['body'], statements: count }
}

/** A request with its input in the path, the query, a body of JSON, or a form with a picture in each of its files. */
async function requestOf(
  { endpoint }: Route,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<Request> {
  const { method, base, path, files } = endpoint
  const inPath = pathNames(path)
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const texts = rest.map(([name, value]): [string, string] => [name, textOf(value)])
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const url = `http://store.test${basePath(base)}/${filled}`
  if (inputInQuery(endpoint)) return new Request(`${url}?${new URLSearchParams(texts)}`, { method, headers })
  if (!files) {
    const body = JSON.stringify(Object.fromEntries(rest))
    return new Request(url, { method, headers: { ...headers, 'content-type': 'application/json' }, body })
  }
  const body = new FormData()
  for (const [name, text] of texts) body.append(name, text)
  for (const name of Object.keys(files)) body.append(name, new Blob([await examplePicture]), `${name}.jpg`)
  return new Request(url, { method, headers, body })
}

/** Whether a call may change data: then the next one begins with the saved tables. */
export const mayChange = ({ endpoint }: Route): boolean => endpoint.kind === 'command'
