import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { TimedOut, within } from '../within.ts'
import type { Availability } from './availability.ts'
import { DatabaseAway, meansAway } from './database-away.ts'
import { destroyConnection, isReadOnly, readOnly } from './connection.ts'

interface ListenerOptions {
  url: string
  channel: string
  availability: Availability
  log: Log
  onNotification: (payload: string) => void
  /** Called when the connection is lost: notifications are missed from now on. */
  onLost: () => void
  /** Called when a connection listens, for the first time or again. */
  onListening: () => void
}

/** How often a query checks that the server is still there and takes writes. */
const checkEveryMs = 1_000
/** A check without a response for this long counts as failed. */
const responseMs = 2_000
const retryMs = 250
/** The same fault is logged at most this often. */
const repeatedMs = 60_000

interface ListenerState extends ListenerOptions {
  /** Aborted when the listener stops. */
  signal: AbortSignal
  /** When the last fault was logged; -Infinity where the next one is a new fault. */
  loggedAt: number
  /** The connection that connects or listens at present. */
  current: pg.Client | undefined
}

/**
 * Opens one connection that listens to the notifications of a channel, and checks once a second that the server
 * responds and takes writes. It closes a connection that ends, stops responding or leads to a read-only server, and
 * opens another one, up to four times a second; while none opens, the database counts as away. Gives the function that
 * stops it.
 */
export function startListener(options: ListenerOptions): () => Promise<void> {
  const stopping = new AbortController()
  const state: ListenerState = { ...options, signal: stopping.signal, loggedAt: -Infinity, current: undefined }
  const running = listenRepeatedly(state)
  return async () => {
    stopping.abort()
    await Promise.race([state.current?.end(), sleep(responseMs, undefined, { ref: false })])
    await running
  }
}

/** Opens one connection after another, each when the one before is lost, until the listener stops. */
async function listenRepeatedly(state: ListenerState): Promise<void> {
  const { url, signal, onNotification } = state
  while (!signal.aborted) {
    const client = createClient(url)
    state.current = client
    try {
      client.on('notification', ({ payload }) => onNotification(payload ?? ''))
      await listen(state, client)
    } catch (error) {
      if (signal.aborted) return
      logFault(state, error)
      await sleep(retryMs, undefined, { ref: false, signal }).catch(() => {})
    } finally {
      destroyConnection(client)
    }
  }
}

/** Resolves when the connection is lost; rejects where it could not be opened. */
async function listen(state: ListenerState, client: pg.Client): Promise<void> {
  const { channel, availability, log, signal, onListening, onLost } = state
  const lost = untilLost(client)
  // Where a connection is ended while it connects, the driver never settles its promise.
  await Promise.race([client.connect(), lost.then((reason) => Promise.reject(reason))])
  if (await isReadOnly(client)) throw readOnly()
  await client.query(`listen ${channel}`)
  const awayMs = availability.awayMs()
  if (awayMs !== undefined) log.warn({ awayMs: Math.round(awayMs) }, 'the database is back')
  state.loggedAt = -Infinity
  availability.cameBack()
  onListening()
  const reason = await Promise.race([lost, untilSilent(client, signal)])
  if (signal.aborted) return
  log.warn({ err: reason }, 'the listening connection is lost')
  onLost()
}

/** Checks the server once a second; resolves with the reason when it does not respond or takes no writes. */
async function untilSilent(client: pg.Client, signal: AbortSignal): Promise<unknown> {
  try {
    for (;;) {
      await sleep(checkEveryMs, undefined, { ref: false, signal })
      if (await isReadOnlyInTime(client)) return readOnly()
    }
  } catch (error) {
    return error
  }
}

/** Logs a fault. The first one by which the database is away marks it as away; others are logged once a minute. */
function logFault(state: ListenerState, error: unknown): void {
  const { availability, log } = state
  if (meansAway(error) && availability.awayMs() === undefined) {
    log.error({ err: error }, 'the database is away')
    availability.wentAway(error)
  } else if (performance.now() - state.loggedAt > repeatedMs) {
    state.loggedAt = performance.now()
    log.warn({ err: error }, 'cannot listen for catalogue changes')
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

/** Whether the server refuses writes; rejects with DatabaseAway where it does not respond in time. */
async function isReadOnlyInTime(client: pg.Client): Promise<boolean> {
  try {
    return await within(responseMs, isReadOnly(client))
  } catch (error) {
    throw error instanceof TimedOut ? new DatabaseAway(error) : error
  }
}
