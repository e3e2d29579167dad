import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { createTokens } from '#server/platform/session-tokens.ts'
import { makeCreditNote, makeGiftCard } from '#server/testing/make-balances.ts'
import { makeBranch, makeCustomer, makeProduct } from '#server/testing/make.ts'
import { sessionSecret } from '#server/testing/store-process.ts'

/** The settings of a store whose shoppers order again and again without ever paying. */
export const unboundedOrders = { UNPAID_ORDERS: '10000' }

/**
 * Fills an empty database with a branch, products `P0`, `P1` … at RD$ 1,000 and signed-in customers; gives their access
 * tokens.
 */
export async function fillWithBuyers(
  url: string,
  { products, buyers }: { products: number; buyers: number },
): Promise<string[]> {
  const { db, pool, close } = await openDatabase({ url, poolSize: 4, folder: '' })
  await makeBranch(db, { code: 1 })
  for (let index = 0; index < products; index += 1)
    await makeProduct(db, { code: `P${index}`, priceCentavos: 100_000, stock: { 1: 1_000_000 } })
  await pool.query('analyze products, prices, stock') // as PostgreSQL does by itself within a minute, except for empty tables
  const tokens = await Promise.all(Array.from({ length: buyers }, () => makeBuyer(db)))
  await close()
  return tokens
}

/** A signed-in customer with a gift card and a credit note that hold more than a measurement spends. */
export interface Payer {
  token: string
  giftCardId: string
  creditNoteId: string
}

/** As `fillWithBuyers`; the customers have balances to pay with. */
export async function fillWithPayers(url: string, { products, buyers }: { products: number; buyers: number }) {
  await fillWithBuyers(url, { products, buyers: 0 })
  const { db, close } = await openDatabase({ url, poolSize: 4, folder: '' })
  const payers = await Promise.all(Array.from({ length: buyers }, (_, at) => makePayer(db, at)))
  await close()
  return payers
}

async function makePayer(db: Database, at: number): Promise<Payer> {
  const sessionId = await makeSession(db)
  const { customer_id: customerId } = await db
    .selectFrom('sessions')
    .select('customer_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const movements = [{ amountCentavos: 100_000_000_000 }]
  const giftCardId = await makeGiftCard(db, customerId, { code: `BENCH-${String(at).padStart(8, '0')}`, movements })
  const creditNoteId = await makeCreditNote(db, customerId, { movements })
  return { token: createTokens(sessionSecret).access(sessionId, new Date()), giftCardId, creditNoteId }
}

/** Makes a customer who is signed in for a day; gives the access token. */
export async function makeBuyer(db: Database): Promise<string> {
  return createTokens(sessionSecret).access(await makeSession(db), new Date())
}

/** Makes a customer who is signed in for a day; gives the id of the session. */
export async function makeSession(db: Database): Promise<string> {
  const now = new Date()
  const session = {
    id: randomUUID(),
    customer_id: await makeCustomer(db),
    device: 'Bench',
    rotated_at: now,
    created_at: now,
  }
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(now.getTime() + 86_400_000) })
    .execute()
  return session.id
}

export const bearer = (token: string | undefined): Record<string, string> => ({ authorization: `Bearer ${token}` })
