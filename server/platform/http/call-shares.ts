import type { IncomingMessage } from 'node:http'
import type { Ctx } from '../context.ts'
import type { Connections } from '../database/database.ts'
import { nextTurn } from '../next-turn.ts'
import type { Platform } from '../platform.ts'
import type { Share } from '../shares.ts'
import { type RequestHeaders, headersOf } from './api-request.ts'
import { sessionOf } from './authenticate.ts'
import { clientIpOf } from './client-ip.ts'
import type { RequestContext } from './request-context.ts'

const refusedOwn = { code: 'too-many-at-once', retryAfterSeconds: 1 } as const
const refusedProduct = { code: 'product-in-demand', retryAfterSeconds: 2 } as const

type Limits = Omit<Share, 'name' | 'runningMax'>

/**
 * A page sends several calls at once, and a device shows one page, so the waiting calls of a session delay only each
 * other.
 */
const ofSession: Limits = {
  cooldown: { from: 10, when: 'always' },
  promptRefusals: 20,
  waitingMax: 60,
  waitMs: 10_000,
  refusal: refusedOwn,
}
/** Many people may share one IP address, so more of their calls may wait. */
const ofIp: Limits = {
  cooldown: { from: 20, when: 'busy' },
  promptRefusals: 20,
  waitingMax: 200,
  waitMs: 10_000,
  refusal: refusedOwn,
}
/**
 * Many people behind one IP address may be signed in, each with the share of a session. So this share is wider, and a
 * place stays unused for a while after each call only where more calls wait than one session may have waiting: one
 * session alone does not slow its neighbours down.
 */
const ofIpSignedIn: Limits = {
  cooldown: { from: 80, when: 'busy' },
  promptRefusals: 20,
  waitingMax: 400,
  waitMs: 10_000,
  refusal: refusedOwn,
}
/**
 * The orders of one account wait for each other in the database anyway. Here they wait without a database connection.
 */
const ofBuyer: Omit<Share, 'name'> = {
  cooldown: { from: 10, when: 'always' },
  promptRefusals: 20,
  runningMax: 1,
  waitingMax: 40,
  waitMs: 10_000,
  refusal: refusedOwn,
}
const ofProduct: Limits = { waitingMax: 200, waitMs: 5_000, refusal: refusedProduct }

interface Request {
  headers: RequestHeaders
  clientIp: string
  now: Date
}

/**
 * The shares of a caller with a genuine token, known before any query: that of the session, and that of all sessions
 * behind its IP address. None without a token.
 */
export function sharesOfSession({ tokens, database }: Platform, { headers, clientIp, now }: Request): Share[] {
  const sessionId = sessionOf(headers, tokens, now)
  if (!sessionId) return []
  const runningMax = runningMaxOf(database.browse)
  const session = { name: `session ${sessionId}`, runningMax, ...ofSession }
  return clientIp
    ? [session, { name: `sessions of ${clientIp}`, runningMax: 2 * runningMax, ...ofIpSignedIn }]
    : [session]
}

/** The share of all callers without a token from one IP address. */
export function sharesOfIp({ database }: Platform, clientIp: string): Share[] {
  return clientIp ? [{ name: `address ${clientIp}`, runningMax: runningMaxOf(database.browse), ...ofIp }] : []
}

/**
 * Renders a page or a public response within the shares of its caller, one at a time for each: rendering runs on one
 * thread, so several at once would only delay all other callers longer.
 */
export function runForCaller<T>(platform: Platform, request: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const clientIp = clientIpOf(request, platform.settings.TRUST_PROXY)
  const session = sharesOfSession(platform, { headers: headersOf(request), clientIp, now: platform.clock() })
  const shares = session.length > 0 ? session : sharesOfIp(platform, clientIp)
  return platform.shares.run(
    shares.map((share) => ({ ...share, name: `rendering for ${share.name}`, runningMax: 1 })),
    work,
  )
}

/**
 * The share of all rendering of pages and public responses: on one thread, more at once would only make each take
 * longer.
 */
const rendering: Share = {
  name: 'rendering',
  runningMax: 16,
  waitingMax: 500,
  waitMs: 10_000,
  refusal: { code: 'busy', retryAfterSeconds: 2 },
}

/** Renders for whoever requests it, one after the other: what is rendered is sent before the next begins. */
export const runRendering = <T>({ shares }: Pick<Platform, 'shares'>, render: () => Promise<T>): Promise<T> =>
  shares.run([rendering], async () => {
    await nextTurn()
    return await render()
  })

/**
 * The shares of a customer's call: that of the account, however many sessions it has; and where the call locks stock,
 * those of the buyer and of each product.
 */
export async function sharesOfCall(
  { platform: { database }, route: { options } }: RequestContext,
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

/** Half of the pool's connections, and at most three: the others are always free for other callers. */
function runningMaxOf({ pool }: Connections): number {
  return Math.min(3, Math.max(1, Math.ceil(pool.options.max / 2)))
}
