import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { DatabaseBusy } from './faults.ts'

/** One statement that loads the values of many keys, in the order of the keys. */
export type LoadMany<Key, Value> = (db: Database, keys: readonly Key[]) => Promise<readonly Value[]>

interface Waiting<Key, Value> {
  key: Key
  loaded: (value: Value) => void
  failed: (error: unknown) => void
}

interface Batch<Key, Value> {
  waiting: Waiting<Key, Value>[]
  running: number
  isScheduled: boolean
}

const keysMax = 100
const runningMax = 2
/** A key is refused where more than ten full statements would run before it: the database is busy. */
const waitingMax = keysMax * 10

/**
 * Gives a function that loads the value of one key. Keys that several requests want at the same moment become one
 * statement, and for writes one commit. A key never waits for others to arrive: alone, it is loaded at once. Inside a
 * transaction each key has a statement of its own.
 *
 * Where a statement for many keys fails, each key is tried again alone, so that one bad key fails no other request. So
 * a statement that writes must give the same result when it is repeated. While the database is away nothing is
 * repeated. Refuses with DatabaseBusy a key that would wait behind a thousand others.
 */
export function createBatchLoader<Key, Value>(
  loadMany: LoadMany<Key, Value>,
): (db: Database, key: Key) => Promise<Value> {
  const batches = new WeakMap<Database, Batch<Key, Value>>()

  /** Starts a statement after this turn of the event loop has read its sockets: each may bring another key. */
  function schedule(db: Database, batch: Batch<Key, Value>): void {
    if (batch.isScheduled || batch.running >= runningMax || batch.waiting.length === 0) return
    batch.isScheduled = true
    setImmediate(() => {
      batch.isScheduled = false
      batch.running += 1
      void load(db, batch.waiting.splice(0, keysMax)).finally(() => {
        batch.running -= 1
        schedule(db, batch)
      })
      schedule(db, batch)
    })
  }

  async function load(db: Database, waiting: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await loadMany(
        db,
        waiting.map(({ key }) => key),
      )
      for (const [index, { loaded }] of waiting.entries()) loaded(values[index] as Value)
    } catch (error) {
      if (waiting.length === 1 || error instanceof DatabaseAway) {
        for (const { failed } of waiting) failed(error)
        return
      }
      await Promise.all(waiting.map((alone) => load(db, [alone])))
    }
  }

  return async (db, key) => {
    if (db.isTransaction) return (await loadMany(db, [key]))[0] as Value
    const batch = batches.get(db) ?? { waiting: [], running: 0, isScheduled: false }
    batches.set(db, batch)
    if (batch.waiting.length >= waitingMax) throw new DatabaseBusy()
    return new Promise<Value>((loaded, failed) => {
      batch.waiting.push({ key, loaded, failed })
      schedule(db, batch)
    })
  }
}
