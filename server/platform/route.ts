import type { Endpoint, ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type { Ctx } from './context.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Limit, Limits } from './limits.ts'
import type { TokenPair, Tokens } from './tokens.ts'

/**
 * The context of a step before the transaction: that of the use case, with the limits, which count even where a request
 * fails, and the tokens.
 */
export type PrepareCtx<C extends Ctx = Ctx> = C & {
  limits: Limits
  tokens: Tokens
  knownDevices: KnownDevices
  /** The proof that an account knows the caller's device. */
  deviceProof: string | undefined
}

/**
 * The effect of a route on the caller's session. `start`: the `session` that the route prepared becomes cookies where
 * the caller requested cookies. `renew`: the refresh token is rotated whatever the access token says, and API clients get
 * the new pair as `tokens`. `end`: the cookies are cleared.
 */
export type SessionStep = 'start' | 'renew' | 'end'

/** The session that a device gets when its owner signs in. */
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
  /** The response is the same for every visitor, and cached until the catalogue changes. */
  isPublic?: boolean
  /**
   * The use case of this command writes with one statement, its last, and needs no transaction around it: that saves
   * two of five round trips to the database. `ctx.db` is the pool then.
   */
  singleStatement?: boolean
  /**
   * The codes of the products whose stock the command locks; called before it runs, with a `db` for reading. Such a
   * command may wait for another's locks, so it runs on connections of its own, and few at a time for one product and
   * for one customer.
   */
  locksStock?: (ctx: C, input: I) => string[] | Promise<string[]>
  /**
   * Its preparation waits in a limiter of its own, which is fair between addresses and devices; so the call takes no
   * place of its caller's share.
   */
  hasOwnQueue?: boolean
  /** How often one address may call it. */
  limit?: Limit
  /**
   * Slow or outside work before the transaction opens: hashing a password, calling a provider. The use case gets its
   * result.
   */
  prepare?: (ctx: PrepareCtx<C>, input: I) => Promise<P>
  session?: SessionStep
  bodyBytesMax?: number
}

/** A route: an endpoint with its guard and the use case behind it. */
export function route<E extends Endpoint, C extends Ctx, P = undefined>(
  endpoint: E,
  guard: (ctx: Ctx) => C,
  run: (ctx: C, input: ParsedInputOf<E>, prepared: P) => Promise<ReplyInputOf<E>> | ReplyInputOf<E>,
  options: RouteOptions<C, ParsedInputOf<E>, P> = {},
): Route {
  // Its key could not be written together with its effects.
  if (options.singleStatement && endpoint.idempotent)
    throw new Error(`${endpoint.path} cannot be idempotent without a transaction`)
  // The pipeline passes each use case the results of its own endpoint, guard and preparation, so the types are checked
  // here and erased.
  return { endpoint, guard, run: run as unknown as Route['run'], options: options as unknown as Route['options'] }
}
