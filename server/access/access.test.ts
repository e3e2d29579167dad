import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pathNames } from '#contract/endpoint.ts'
import { refusals } from '#contract/refusals.ts'
import { difference, type Dump } from '#server/testing/saved-tables.ts'
import type { Outcome } from './access-row.ts'
import { accessTable } from './access-table.ts'
import { call, type Called, inputOf, mayChange, otherwiseOf, ownedKindOf, routeByName, rowOf } from './call.ts'
import { makePrincipals, type Principal, principals, type World } from './principals.ts'

let world: World
beforeAll(async () => {
  world = await makePrincipals()
})
afterAll(() => world.end())

const names = [...routeByName.keys()]

test('the table has no row of an endpoint that does not exist', () => {
  expect(Object.keys(accessTable).filter((name) => !routeByName.has(name))).toEqual([])
})

test('an endpoint without a row fails with what to add, and where', () => {
  expect(() => rowOf('POST ecommerce/new-things')).toThrow(
    /^POST ecommerce\/new-things has no row in server\/access\/access-table\.ts\. Add one to .*account-rows\.ts.*callers: customers/s,
  )
})

test.each(names)('%s has a row in the table', (name) => {
  expect(rowOf(name).callers).toBeDefined()
})

describe.each(Object.keys(accessTable).filter((name) => routeByName.has(name)))('%s', (name) => {
  const route = routeByName.get(name)!

  test('each field that may name a record is one in the table', () => {
    const { properties = {} } = z.toJSONSchema(route.endpoint.input, { io: 'input', unrepresentable: 'any' })
    const uuids = Object.entries(properties).flatMap(([field, schema]) =>
      JSON.stringify(schema).includes('"format":"uuid"') ? [field] : [],
    )
    const named = new Set([...pathNames(route.endpoint.path), ...uuids])
    const { records, recordsInside } = rowOf(name)
    expect(new Set(Object.keys({ ...records, ...recordsInside }))).toEqual(named)
  })

  test('a record of somebody else is like one that does not exist, in words, statements and effects', async () => {
    const row = rowOf(name)
    for (const [field, record] of Object.entries(row.records ?? {})) {
      const { refused, allowed } = byOutcome((caller) =>
        row.callers[caller] === 'ok' ? otherwiseOf(record) : row.callers[caller],
      )
      const isOwned = ownedKindOf(record) !== undefined
      const inputsOf = async (caller: Principal) => ({
        missing: await inputOf(world, row, caller, { field, whose: 'missing' }),
        foreign: isOwned ? await inputOf(world, row, caller, { field, whose: 'foreign' }) : undefined,
      })
      const compare = async ({ caller, expected, inputs }: Case, fresh: () => Promise<unknown>) => {
        // The first call of an endpoint may fill a cache.
        await call(world, route, caller, inputs.missing)
        await fresh()
        const missing = await call(world, route, caller, inputs.missing)
        const label = `${caller}, ${field}`
        expect([label, outcomeOf(missing)]).toEqual([label, shown(expected)])
        if (!inputs.foreign) return
        await fresh()
        const foreign = await call(world, route, caller, inputs.foreign)
        expect([label, foreign.status, comparable(foreign)]).toEqual([label, missing.status, comparable(missing)])
        expect([label, foreign.statements]).toEqual([label, missing.statements])
      }
      await world.restore()
      const cases: Case[] = []
      for (const one of refused) cases.push({ ...one, inputs: await inputsOf(one.caller) })
      await changesNothing(async () => {
        for (const one of cases) await compare(one, async () => {})
      })
      for (const one of allowed) {
        await world.restore()
        await compare({ ...one, inputs: await inputsOf(one.caller) }, () => world.restore())
      }
    }
  })

  test('each principal gets for a call of their own what the table says', async () => {
    const row = rowOf(name)
    await world.restore()
    const { refused, allowed } = byOutcome((caller) => row.callers[caller])
    const make = async (caller: Principal, expected: Outcome, input: Record<string, unknown>) =>
      expect([caller, outcomeOf(await call(world, route, caller, input))]).toEqual([caller, shown(expected)])
    const inputs: Record<string, unknown>[] = []
    for (const { caller } of refused) inputs.push(await inputOf(world, row, caller))
    await changesNothing(async () => {
      for (const [at, { caller, expected }] of refused.entries()) await make(caller, expected, inputs[at]!)
    })
    for (const { caller, expected } of allowed) await make(caller, expected, await inputOf(world, row, caller))
  })

  /** Makes calls of a command that are all refused: they must change nothing. */
  async function changesNothing(makeCalls: () => Promise<void>): Promise<void> {
    if (!mayChange(route)) return makeCalls()
    const before = await tables()
    await makeCalls()
    expect(difference(before, await tables())).toEqual({})
  }

  async function tables(): Promise<Dump> {
    const dump = await world.dump()
    // Counters of limits count refused calls as well.
    for (const changed of ['rate_limits', ...(rowOf(name).changesThough ?? [])]) delete dump[changed]
    return dump
  }
})

interface Case {
  caller: Principal
  expected: Outcome
  inputs: { missing: Record<string, unknown>; foreign: Record<string, unknown> | undefined }
}

/** The principals whose call is refused, and those whose call succeeds. */
function byOutcome(outcomeFor: (caller: Principal) => Outcome) {
  const all = principals.map((caller) => ({ caller, expected: outcomeFor(caller) }))
  return {
    refused: all.filter(({ expected }) => expected !== 'ok'),
    allowed: all.filter(({ expected }) => expected === 'ok'),
  }
}

interface Shown {
  status: number
  code: number
  reason: string | undefined
}

function outcomeOf({ status, body: { code, data } }: Called): Shown {
  return { status, code, reason: status === 200 ? undefined : data.reason }
}

/** The status and the business code of an outcome. */
function shown(outcome: Outcome): Shown {
  if (outcome === 'ok') return { status: 200, code: 200, reason: undefined }
  const { status, ...refusal }: { status: number; code?: number } = refusals[outcome]
  return { status, code: refusal.code ?? status, reason: outcome }
}

/** A response without the ids that the store made for it. */
function comparable({ body }: Called): string {
  return JSON.stringify(body).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
}
