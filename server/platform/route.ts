import type { Endpoint, ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type { Ctx } from './context.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Limit, Limits } from './limits.ts'
import type { TokenPair, Tokens } from './tokens.ts'

/**
 * What a step before the transaction may use besides its context: the limits, which count even where a request fails,
 * and the maker of tokens.
 */
export type PrepareCtx<C extends Ctx = Ctx> = C & {
  limits: Limits
  tokens: Tokens
  knownDevices: KnownDevices
  /** What the caller's device shows to be known. */
  deviceProof: string | undefined
}

/**
 * What a route does to the caller's session. `start`: the `session` that the route prepared becomes cookies where the
 * caller asked for cookies. `renew`: the refresh token is rotated whatever the access token says, and API clients get
 * the new pair as `tokens`. `end`: the cookies are cleared.
 */
export type SessionStep = 'start' | 'renew' | 'end'

/** What is handed to a device that signed in. */
export interface StartedSession {
  tokens: TokenPair
  /** The proof by which the account knows the device from now on. */
  knownDevice: string
  /** Whether the session outlives the browser's window. */
  isRemembered: boolean
}

/** One line of a module's table of contents: the endpoint, who may call it, the use case behind it. */
export interface Route {
  endpoint: Endpoint
  guard: (ctx: Ctx) => Ctx
  run: (ctx: Ctx, input: never, prepared: never) => unknown
  options: RouteOptions<never, never, never>
}

export interface RouteOptions<C extends Ctx = Ctx, I = unknown, P = undefined> {
  /** The answer is the same for every visitor and is kept as bytes until the catalogue changes. */
  isPublic?: boolean
  /**
   * The use case of this command writes with one statement, its last, and needs no transaction around it: that saves
   * two of five round trips to the database. `ctx.db` is the pool then.
   */
  singleStatement?: boolean
  /**
   * The codes of the products whose stock it locks. Such a command waits where somebody else has locked them: it runs
   * on connections of its own, and few at a time for one product and for one customer. Asked before that, with a `db`
   * for reading.
   */
  locksStock?: (ctx: C, input: I) => string[] | Promise<string[]>
  /**
   * What it prepares waits in a queue of its own, which is fair between addresses and devices; so it takes no place of
   * its caller.
   */
  hasOwnQueue?: boolean
  /** How often one address may call it. */
  limit?: Limit
  /**
   * Slow or outside work before the transaction opens: hashing a password, asking a provider. Its answer is handed to
   * the use case.
   */
  prepare?: (ctx: PrepareCtx<C>, input: I) => Promise<P>
  session?: SessionStep
  bodyBytesMax?: number
}

/** Ties an endpoint to the guard that it stands behind and the use case that answers it. */
export function route<E extends Endpoint, C extends Ctx, P = undefined>(
  endpoint: E,
  guard: (ctx: Ctx) => C,
  run: (ctx: C, input: ParsedInputOf<E>, prepared: P) => Promise<ReplyInputOf<E>> | ReplyInputOf<E>,
  options: RouteOptions<C, ParsedInputOf<E>, P> = {},
): Route {
  // Its key could not be written together with its effects.
  if (options.singleStatement && endpoint.idempotent)
    throw new Error(`${endpoint.path} cannot be idempotent without a transaction`)
  // The edge hands each use case exactly what its endpoint, guard and preparation gave: the types are checked here and
  // forgotten there.
  return { endpoint, guard, run: run as unknown as Route['run'], options: options as unknown as Route['options'] }
}
