import { setImmediate as readSockets, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Availability } from './availability.ts'
import { DatabaseAway, meansAway } from './database-away.ts'
import { destroyConnection, isReadOnly, readOnly } from './connection.ts'

interface Options {
  url: string
  channel: string
  availability: Availability
  log: Log
  onNotification: (payload: string) => void
  /** The connection was lost: from here on nothing is heard. */
  onLost: () => void
  /** Listens, for the first time or again. */
  onListening: () => void
}

/** How often the server is asked whether it is still there and takes writes. */
const askEveryMs = 1_000
/** An answer that takes longer counts as none. */
const answerMs = 2_000
const retryMs = 250
/** The same fault is written to the log this often. */
const repeatedMs = 60_000

/**
 * Keeps one connection that hears the notifications of a channel and asks once a second whether the server answers and
 * takes writes. A connection that ends, falls silent or leads to a server that takes no writes is closed and another
 * one opened, four times a second; where that fails the database counts as away until one succeeds. Answers with how to
 * stop.
 */
export function startListener({
  url,
  channel,
  availability,
  log,
  onNotification,
  onLost,
  onListening,
}: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let toldAt = -Infinity
  let current: pg.Client | undefined

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const client = createClient(url)
      current = client
      try {
        client.on('notification', ({ payload }) => onNotification(payload ?? ''))
        await listen(client)
      } catch (error) {
        if (signal.aborted) return
        tellAbout(error)
        await sleep(retryMs, undefined, { ref: false, signal }).catch(() => {})
      } finally {
        destroyConnection(client)
      }
    }
  }

  /** Ends when the connection is lost; rejects where none could be had. */
  async function listen(client: pg.Client): Promise<void> {
    const lost = untilLost(client)
    // A connection that is ended while it connects leaves the promise of the driver open.
    await Promise.race([client.connect(), lost.then((reason) => Promise.reject(reason))])
    if (await isReadOnly(client)) throw readOnly()
    await client.query(`listen ${channel}`)
    const awayMs = availability.awayMs()
    if (awayMs !== undefined) log.warn({ awayMs: Math.round(awayMs) }, 'the database is back')
    toldAt = -Infinity
    availability.cameBack()
    onListening()
    const reason = await Promise.race([lost, untilSilent(client)])
    if (signal.aborted) return
    log.warn({ err: reason }, 'the connection that listens is lost')
    onLost()
  }

  /** Asks again and again; ends with the reason when no answer comes, or one that the server takes no writes. */
  async function untilSilent(client: pg.Client): Promise<unknown> {
    try {
      for (;;) {
        await sleep(askEveryMs, undefined, { ref: false, signal })
        if (await within(answerMs, isReadOnly(client))) return readOnly()
      }
    } catch (error) {
      return error
    }
  }

  function tellAbout(error: unknown): void {
    if (meansAway(error) && availability.awayMs() === undefined) {
      log.error({ err: error }, 'the database is away')
      availability.wentAway(error)
    } else if (performance.now() - toldAt > repeatedMs) {
      toldAt = performance.now()
      log.warn({ err: error }, 'cannot listen for catalogue changes')
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await Promise.race([current?.end(), sleep(answerMs, undefined, { ref: false })])
    await running
  }
}

function createClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: 'vitrina-listener',
    connectionTimeoutMillis: answerMs,
    keepAlive: true,
  })
}

function untilLost(client: pg.Client): Promise<unknown> {
  return new Promise((lost) => {
    client.on('error', lost)
    client.on('end', () => lost(new Error('Connection terminated')))
  })
}

/** An answer, or a rejection where it takes too long. */
async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  let answered: { value: Answer } | undefined
  const kept = answer.then((value) => (answered = { value }))
  kept.catch(() => {})
  await Promise.race([kept, sleep(limitMs, undefined, { ref: false })])
  // Where this process itself was busy for so long, the answer lies unread.
  if (!answered) await readSockets()
  if (!answered) throw new DatabaseAway(new Error(`no answer in ${limitMs} ms`))
  return answered.value
}
