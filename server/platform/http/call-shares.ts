import type { IncomingMessage } from 'node:http'
import type { Ctx } from '../context.ts'
import type { Connections } from '../database/database.ts'
import type { Route } from '../route.ts'
import type { Share } from '../shares.ts'
import { addressOf } from './client-address.ts'
import { type RequestHeaders, sessionOf } from './authenticate.ts'
import type { Platform } from './edge.ts'

const refusedOwn = { code: 'too-many-at-once', retryAfterSeconds: 1 } as const
const refusedProduct = { code: 'product-in-demand', retryAfterSeconds: 2 } as const

/** A page asks for several things at once, and a device shows one page: what waits here waits for itself. */
const ofSession = {
  rests: { from: 10, when: 'always' },
  promptRefusals: 20,
  waitingMax: 60,
  waitMs: 10_000,
  refusal: refusedOwn,
} as const
/** Many people may share one address, so more of them may wait. */
const ofAddress = {
  rests: { from: 20, when: 'busy' },
  promptRefusals: 20,
  waitingMax: 200,
  waitMs: 10_000,
  refusal: refusedOwn,
} as const
/**
 * Behind one address many may be signed in, beside the share that each session has. So this one is wider, and rests
 * only where more wait than one session may have waiting: a session alone does not slow its neighbours down.
 */
const ofAddressSignedIn = {
  rests: { from: 80, when: 'busy' },
  promptRefusals: 20,
  waitingMax: 400,
  waitMs: 10_000,
  refusal: refusedOwn,
} as const
/** One account's orders exclude each other anyway, in the database. Here they do so without holding a connection. */
const ofBuyer = {
  rests: { from: 10, when: 'always' },
  promptRefusals: 20,
  runningMax: 1,
  waitingMax: 40,
  waitMs: 10_000,
  refusal: refusedOwn,
} as const
const ofProduct = { waitingMax: 200, waitMs: 5_000, refusal: refusedProduct }

/**
 * The shares of a caller with a genuine token, known before the database is asked: the session's, and that of all
 * sessions of its address. None without one.
 */
export function sharesOfSession(
  { tokens, database }: Platform,
  headers: RequestHeaders,
  address: string,
  now: Date,
): Share[] {
  const sessionId = sessionOf(headers, tokens, now)
  if (!sessionId) return []
  const runningMax = runningMaxOf(database.browse)
  const session = { name: `session ${sessionId}`, runningMax, ...ofSession }
  return address
    ? [session, { name: `sessions of ${address}`, runningMax: 2 * runningMax, ...ofAddressSignedIn }]
    : [session]
}

/** The share of everybody else who calls from an address. */
export function sharesOfAddress({ database }: Platform, address: string): Share[] {
  return address ? [{ name: `address ${address}`, runningMax: runningMaxOf(database.browse), ...ofAddress }] : []
}

/**
 * Makes a page or a public answer for whoever sent a request, in the shares of that caller, one at a time for each: it
 * is made on one thread, so several at once would only hold up everybody else for longer.
 */
export function runForCaller<T>(platform: Platform, request: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const headers = { get: (name: string) => [request.headers[name] ?? null].flat()[0] ?? null }
  const address = addressOf(request, platform.settings.TRUST_PROXY)
  const session = sharesOfSession(platform, headers, address, platform.clock())
  const shares = session.length > 0 ? session : sharesOfAddress(platform, address)
  return platform.shares.run(
    shares.map((share) => ({ ...share, name: `made for ${share.name}`, runningMax: 1 })),
    work,
  )
}

/** Pages and public answers being made: on one thread more at once would only make each take longer. */
export const making: Share = {
  name: 'making',
  runningMax: 16,
  waitingMax: 500,
  waitMs: 10_000,
  refusal: { code: 'busy', retryAfterSeconds: 2 },
}

/**
 * The shares of a customer's call: the account, however many sessions it has; and where stock is locked, the buyer and
 * each product.
 */
export async function sharesOfCall(
  { database }: Platform,
  { options }: Route,
  ctx: Ctx,
  input: unknown,
): Promise<Share[]> {
  if (ctx.actor.kind !== 'customer') return []
  const { customerId } = ctx.actor
  const { browse, buy } = database
  const account = { name: `account ${customerId}`, runningMax: runningMaxOf(browse), ...ofSession }
  if (!options.locksStock) return [account]
  const productCodes = await options.locksStock({ ...ctx, db: browse.db } as never, input as never)
  const runningMax = runningMaxOf(buy)
  return [
    account,
    { name: `buyer ${customerId}`, ...ofBuyer },
    ...[...new Set(productCodes)].map((code) => ({ name: `product ${code}`, runningMax, ...ofProduct })),
  ]
}

/**
 * Half of the connections that the calls in question run on, and at most three: the others are always there for
 * somebody else.
 */
function runningMaxOf({ pool }: Connections): number {
  return Math.min(3, Math.max(1, Math.ceil(pool.options.max / 2)))
}
