import type { TestStore } from '#server/testing/store.ts'
import { makeSession } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'

const rounds = 41
const perRound = 320
const connections = 16

/**
 * The time to make and to check the signature of a token, and that of an access token with its session's check against
 * selects of one row by its key, in one process and in turns.
 */
export async function tokenTimes(store: TestStore): Promise<Figure[]> {
  const ids: string[] = []
  for (let n = 0; n < connections; n += 1) ids.push(await makeSession(store.database.db))
  return [...signatures(store, ids[0] as string), await sessionChecks(store, ids)]
}

function signatures({ app: { platform } }: TestStore, sessionId: string): Figure[] {
  const { tokens } = platform
  const now = new Date()
  const token = tokens.access(sessionId, now)
  const figureOf = (name: string, work: () => unknown): Figure => {
    const times = Array.from({ length: rounds }, () => {
      const started = performance.now()
      for (let n = 0; n < 1_000; n += 1) if (!work()) throw new Error(`${name} failed`)
      return (performance.now() - started) / 1_000
    })
    const detail = `ms, the median of ${rounds} rounds of 1,000`
    return { name, value: median(times), limit: 0.1, isAtLeast: false, detail }
  }
  return [
    figureOf('making a token’s signature', () => tokens.access(sessionId, now)),
    figureOf('checking a token’s signature', () => tokens.readAccess(token, now)),
  ]
}

/** The checks of sessions that arrive at once share a statement, as calls over 16 connections do. */
async function sessionChecks({ app: { platform } }: TestStore, sessionIds: readonly string[]): Promise<Figure> {
  const { tokens, sessions, database } = platform
  const { db, pool } = database.browse
  const presented = sessionIds.map((id) => tokens.access(id, new Date()))
  const text = 'select id, customer_id, generation, expires_at from sessions where id = $1'
  const bare = async (n: number) => (await pool.query(text, [sessionIds[n]])).rows.length === 1
  const ours = async (n: number) => {
    const now = new Date()
    const access = tokens.readAccess(presented[n] as string, now)
    return typeof (access && (await sessions.useAccess(db, access, now))) === 'object'
  }
  const timeOf = async (work: (n: number) => Promise<boolean>, atOnce: number) => {
    const started = performance.now()
    for (let turn = 0; turn < perRound / atOnce; turn += 1)
      if ((await Promise.all(Array.from({ length: atOnce }, (_, n) => work(n)))).includes(false))
        throw new Error('A session was not found.')
    return (performance.now() - started) / perRound
  }
  const measure = async (atOnce: number) => {
    const measured: { ours: number; bare: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      measured.push({ bare: await timeOf(bare, atOnce), ours: await timeOf(ours, atOnce) })
    const ratio = median(measured.map((round) => round.ours / round.bare))
    const of = (which: 'ours' | 'bare') => median(measured.map((round) => round[which])).toFixed(3)
    return { ratio, times: `${of('ours')} against ${of('bare')} ms` }
  }
  const [parallel, alone] = [await measure(connections), await measure(1)]
  return {
    name: 'access token with its session’s check, in selects by key',
    value: parallel.ratio,
    limit: 1.5,
    isAtLeast: false,
    detail: `${connections} at once, ${parallel.times}; one after another ${alone.ratio.toFixed(2)}, ${alone.times}`,
  }
}
