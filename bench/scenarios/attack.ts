import { startPostgres } from '#server/testing/postgres.ts'
import { startStore } from '#server/testing/store-process.ts'
import { floods } from '../attack/floods.ts'
import { loopBlocks } from '../attack/loop-blocks.ts'
import { memory } from '../attack/memory.ts'
import { rollingStops } from '../attack/rolling-stops.ts'
import { signIns } from '../attack/sign-ins.ts'
import { fillWithBuyers, unboundedOrders } from '../buyers.ts'
import type { Figure } from '../figures.ts'
import { databaseRestart } from './outage.ts'

const products = 200
const buyers = 12
/** How many customers fill their carts while processes are stopped. */
const stopped = 24

/** How much an attacker or an accident slows down all other shoppers, on PostgreSQL. */
export async function attack(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const tokens = await fillWithBuyers(url, { products, buyers: buyers + stopped })
    const environment = { DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent' }
    const blocks = await loopBlocks(url, tokens[0] as string)
    const stops = await rollingStops(url, tokens.slice(buyers))
    const fuzzed = await startStore({ ...environment, TRUST_PROXY: '1' })
    const memoryFigures = await memory(fuzzed, tokens[1] as string)
    await fuzzed.stop()
    const store = await startStore({ ...environment, ...unboundedOrders })
    const shares = await floods(Number(new URL(store.url).port), tokens.slice(2, buyers))
    await store.stop()
    const delay = await signIns(url)
    return [blocks, ...shares, delay, stops, ...memoryFigures, ...(await databaseRestart())]
  } finally {
    await postgres.stop()
  }
}
