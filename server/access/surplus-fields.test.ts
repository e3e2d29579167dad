import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathNames } from '#contract/endpoint.ts'
import { difference, type Dump } from '#server/testing/saved-tables.ts'
import { accessTable } from './access-table.ts'
import { call, inputOf, mayChange, routeByName, rowOf } from './call.ts'
import { entityFields, type Level, levelsOf, withFields } from './entity-fields.ts'
import { makePrincipals, principals, type World } from './principals.ts'

let world: World
let fields: Record<string, unknown>
let known: ReadonlySet<string>
beforeAll(async () => {
  world = await makePrincipals()
  fields = await entityFields(world)
  known = new Set(JSON.stringify(await world.dump()).match(uuids))
})
afterAll(() => world.end())

const commands = Object.keys(accessTable).filter((name) => mayChange(routeByName.get(name)!))

test('the fields of all entities are known by their names on the wire and in the database', () => {
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['price_level_id', 'price_level', 'is_employee', 'customer_id', 'may_sign_in', 'on_hand']),
  )
})

describe.each(commands)('%s', (name) => {
  const route = routeByName.get(name)!
  const { endpoint } = route
  const { callers } = rowOf(name)
  const caller = (['ana', ...principals] as const).find((principal) => callers[principal] === 'ok') ?? 'ana'
  const without = rowOf(name).changesThough ?? []
  const makeCall = (input: unknown) => call(world, route, caller, input as Record<string, unknown>)

  /** A valid input from the saved tables. */
  async function fresh(): Promise<unknown> {
    await world.restore()
    return inputOf(world, rowOf(name), caller)
  }

  /** The fields that the contract does not use at one place of an input: those it refuses, and those it ignores. */
  function surplusAt(input: unknown, { path, used }: Level) {
    const inPath = path.length === 0 ? pathNames(endpoint.path) : []
    const surplus = Object.entries(fields).filter(([field]) => !used.has(field) && !inPath.includes(field))
    const parsed = endpoint.input.safeParse(withFields(input, path, Object.fromEntries(surplus)))
    // A field that is refused for its value has a name of its own within the path of its issue.
    const refused = new Set(
      (parsed.error?.issues ?? [])
        .filter((issue) => path.every((part, at) => issue.path[at] === part))
        .flatMap((issue) => {
          const next = issue.path[path.length]
          if (next !== undefined) return [String(next)]
          return issue.code === 'unrecognized_keys' ? issue.keys : []
        }),
    )
    return {
      refused: surplus.filter(([field]) => refused.has(field)),
      ignored: surplus.filter(([field]) => !refused.has(field)),
    }
  }

  test('a field that it does not know is refused with its name, and nothing changes', async () => {
    const input = await fresh()
    const before = await tables(without)
    for (const level of levelsOf(endpoint.input, input)) {
      const { refused } = surplusAt(input, level)
      const [first] = refused
      if (!first) continue
      for (const [field, value] of refused) {
        const one = endpoint.input.safeParse(withFields(input, level.path, { [field]: value }))
        expect([level.path, field, one.success]).toEqual([level.path, field, false])
      }
      const { status, body } = await makeCall(withFields(input, level.path, Object.fromEntries([first])))
      expect({ status, errors: body.data['errors'] }).toMatchObject({
        status: 422,
        errors: [{ path: [...level.path, first[0]].join('.') }],
      })
      expect((await makeCall(withFields(input, level.path, someOf(refused)))).status).toBe(422)
    }
    expect(difference(before, await tables(without))).toEqual({})
  })

  test('a field that it ignores changes nothing that the call without it does not change', async () => {
    const input = await fresh()
    const levels = levelsOf(endpoint.input, input).map(({ path, ...level }) => ({
      path,
      ignored: surplusAt(input, { path, ...level }).ignored,
    }))
    if (levels.every(({ ignored }) => ignored.length === 0)) return
    const withAll = (valid: unknown) =>
      levels.reduce((whole, { path, ignored }) => withFields(whole, path, someOf(ignored)), valid)
    const expected = await effectOf(input)
    expect(difference(expected, await effectOf(withAll(await fresh())))).toEqual({})
  })

  /** A form takes thirty texts at most. */
  const someOf = (surplus: [string, unknown][]) => Object.fromEntries(endpoint.files ? surplus.slice(0, 25) : surplus)

  /** The tables after a call. */
  async function effectOf(input: unknown): Promise<Dump> {
    const { status, body } = await makeCall(input)
    expect({ status, reason: body.data?.reason, errors: body.data?.['errors'] }).toEqual({ status: 200 })
    return tables()
  }
})

/** The content of all tables, without what differs between two calls: ids, hashes of passwords, counters of limits. */
async function tables(without: readonly string[] = []): Promise<Dump> {
  const dump = await world.dump()
  for (const name of ['rate_limits', ...without]) delete dump[name]
  for (const [name, rows] of Object.entries(dump)) dump[name] = rows.map(comparable).toSorted()
  return dump
}

/** The columns whose values two calls never have in common: hashes with a salt, and ids that are no UUIDs. */
const randomColumns = /"(password_hash|code_hash|known_device)": "[^"]+"/g
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

function comparable(row: string): string {
  const hourMs = 3_600_000
  return row
    .replace(uuids, (id) => (known.has(id) ? id : 'new id'))
    .replace(randomColumns, '"$1": random')
    .replace(/"code": "\d{6}"/g, 'a code')
    .replace(/"known_device": "[^"]+"/g, 'a device')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, (time) =>
      // The database's own clock; all others are that of the test.
      Math.abs(new Date(time).getTime() - Date.now()) < hourMs ? 'now' : time,
    )
}
