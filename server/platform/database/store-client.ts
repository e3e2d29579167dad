import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { DatabaseAway, meansAway, readOnlyCode } from './database-away.ts'

const names = new Map<string, string>()
const silence = 'Query read timeout'

type Done = (error: Error | undefined, result?: unknown) => void

/**
 * A connection of the pool, which sends a statement without waiting for those before it (`transact.ts`). Every
 * statement with parameters gets a name, so that PostgreSQL plans it once per connection: measured at half the time.
 * Where the database is away, a statement fails with `DatabaseAway`. A connection whose result does not come within
 * `query_timeout` is closed at once; one that leads to a read-only server is closed when it returns to the pool.
 */
export class StoreClient extends pg.Client {
  /** The connection must not be used again: the pool ends it when it is released. */
  isSpent = false
  /** The result of a query did not come in time. */
  isSilent = false

  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own overloads
  override query(...call: any[]): any {
    const [first, values] = call
    this.#sendTogether()
    if (typeof first?.submit === 'function') return super.query(...(call as [never]))
    const statement = typeof first === 'string' ? statementOf(first, values) : first
    const done = call.find((one): one is Done => typeof one === 'function')
    if (!done) return super.query(statement).catch((error: unknown) => Promise.reject(this.#translate(error)))
    const translated: Done = (error, result) => done(error && (this.#translate(error) as Error), result)
    return super.query(statement, translated as never)
  }

  /** What this turn of the event loop sends goes out at its end in one piece: each piece wakes up the server. */
  #sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #translate(error: unknown): unknown {
    if ((error as { code?: unknown }).code === readOnlyCode) this.isSpent = true
    // Its query still runs, or the server is gone: the next query on this connection would wait behind it.
    if (error instanceof Error && error.message === silence) {
      this.isSilent = true
      this.end(() => {})
    }
    return meansAway(error) ? new DatabaseAway(error) : error
  }
}

/**
 * A named statement, so that PostgreSQL plans it once; without parameters, as `begin` and `commit` are, an unnamed one.
 */
function statementOf(text: string, values: unknown): pg.QueryConfig {
  return Array.isArray(values) && values.length > 0 ? { name: nameOf(text), text, values } : { text }
}

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    if (names.size < 2_000) names.set(text, name)
  }
  return name
}
