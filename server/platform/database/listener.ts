import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { TimedOut, within } from '../within.ts'
import type { Availability } from './availability.ts'
import { DatabaseAway, meansAway } from './database-away.ts'
import { destroyConnection, isReadOnly, readOnly } from './connection.ts'

interface Options {
  url: string
  channel: string
  availability: Availability
  log: Log
  onNotification: (payload: string) => void
  /** The connection was lost: from now on notifications are missed. */
  onLost: () => void
  /** A connection listens, for the first time or again. */
  onListening: () => void
}

/** How often a query checks that the server is still there and takes writes. */
const checkEveryMs = 1_000
/** A response that takes longer counts as none. */
const responseMs = 2_000
const retryMs = 250
/** The same fault is written to the log this often. */
const repeatedMs = 60_000

/**
 * Holds one connection that listens to the notifications of a channel, and checks once a second that the server answers
 * and takes writes. A connection that ends, falls silent or leads to a read-only server is closed and another one is
 * opened, up to four times a second; while none can be opened the database counts as away. Gives the function that
 * stops it.
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
  let loggedAt = -Infinity
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
        logFault(error)
        await sleep(retryMs, undefined, { ref: false, signal }).catch(() => {})
      } finally {
        destroyConnection(client)
      }
    }
  }

  /** Resolves when the connection is lost; rejects where none could be opened. */
  async function listen(client: pg.Client): Promise<void> {
    const lost = untilLost(client)
    // A connection that is ended while it connects leaves the promise of the driver open.
    await Promise.race([client.connect(), lost.then((reason) => Promise.reject(reason))])
    if (await isReadOnly(client)) throw readOnly()
    await client.query(`listen ${channel}`)
    const awayMs = availability.awayMs()
    if (awayMs !== undefined) log.warn({ awayMs: Math.round(awayMs) }, 'the database is back')
    loggedAt = -Infinity
    availability.cameBack()
    onListening()
    const reason = await Promise.race([lost, untilSilent(client)])
    if (signal.aborted) return
    log.warn({ err: reason }, 'the connection that listens is lost')
    onLost()
  }

  /** Checks the server again and again; resolves with the reason when it does not answer or takes no writes. */
  async function untilSilent(client: pg.Client): Promise<unknown> {
    try {
      for (;;) {
        await sleep(checkEveryMs, undefined, { ref: false, signal })
        if (await isReadOnlyInTime(client)) return readOnly()
      }
    } catch (error) {
      return error
    }
  }

  function logFault(error: unknown): void {
    if (meansAway(error) && availability.awayMs() === undefined) {
      log.error({ err: error }, 'the database is away')
      availability.wentAway(error)
    } else if (performance.now() - loggedAt > repeatedMs) {
      loggedAt = performance.now()
      log.warn({ err: error }, 'cannot listen for catalogue changes')
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await Promise.race([current?.end(), sleep(responseMs, undefined, { ref: false })])
    await running
  }
}

function createClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: 'vitrina-listener',
    connectionTimeoutMillis: responseMs,
    keepAlive: true,
  })
}

function untilLost(client: pg.Client): Promise<unknown> {
  return new Promise((lost) => {
    client.on('error', lost)
    client.on('end', () => lost(new Error('Connection terminated')))
  })
}

/** Whether the server takes no writes; rejects with DatabaseAway where it does not say so in time. */
async function isReadOnlyInTime(client: pg.Client): Promise<boolean> {
  try {
    return await within(responseMs, isReadOnly(client))
  } catch (error) {
    throw error instanceof TimedOut ? new DatabaseAway(error) : error
  }
}
