import type { Endpoint, ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type { Sentence } from '#contract/field-messages.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Ctx } from './context.ts'
import type { CountryOf } from './country-of.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Limit, Limits } from './limits.ts'
import type { TokenPair, Tokens } from './session-tokens.ts'

/**
 * The context of a step before the transaction: that of the use case, with the limits and the tokens. Limits count even
 * where a request fails.
 */
export type PrepareCtx<C extends Ctx = Ctx> = C & {
  limits: Limits
  tokens: Tokens
  knownDevices: KnownDevices
  countryOf: CountryOf
  /** The proof that an account knows the caller's device, if any. */
  deviceProof: string | undefined
  /** The store's origin as the caller's browser writes it (`ownOrigin`); undefined where a page is rendered. */
  origin: URL | undefined
  /** The files of the request's form, by the names of their fields; they are removed when the call ends. */
  files: ReceivedFiles
}

/** A file of a form, stored on the disk of this process while the call runs. */
export interface ReceivedFile {
  path: string
  sizeBytes: number
  /** SHA-256 of its bytes, as base64url. */
  digest: string
}

export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>

/** The rules for the files of a form, which apply while it arrives. */
export interface UploadRules {
  fileBytesMax: number
  /** Says why a file that begins with these bytes is refused, if it is. */
  complaintAbout: (start: Buffer) => Sentence | undefined
  /** What is said of a file with more bytes. */
  tooLarge: Sentence
  /** What is said of a named file without a byte. */
  empty: Sentence
}

/**
 * The effect of a route on the caller's session. `start`: the prepared `session` becomes cookies where the caller
 * requests cookies. `renew`: the refresh token is rotated even where the access token is still valid, and API clients
 * get the new pair as `tokens`. `end`: the cookies are cleared.
 */
export type SessionStep = 'start' | 'renew' | 'end'

/** The session that a device gets when its owner signs in. */
export interface StartedSession {
  tokens: TokenPair
  /** The proof that makes the device known to the account from now on. */
  knownDevice: string
  /** Whether the session remains when the browser is closed. */
  isRemembered: boolean
}

/** A route of a module: the endpoint, the guard that decides who may call it, the use case that runs. */
export interface Route {
  endpoint: Endpoint
  guard: (ctx: Ctx) => Ctx
  run: (ctx: Ctx, input: never, prepared: never) => unknown
  options: RouteOptions<never, never, never, never>
}

export interface RouteOptions<C extends Ctx = Ctx, I = unknown, P = undefined, R = unknown> {
  /** The response is the same for every visitor, and is cached until the catalogue changes. */
  isPublic?: boolean
  /**
   * The use case of this command writes with one statement, its last, and needs no transaction: that saves two of five
   * round trips to the database. `ctx.db` is then the pool.
   */
  singleWrite?: boolean
  /**
   * Gives the codes of the products whose stock the command locks; called before the command, with a `db` for reading.
   * Such a command may wait for another's locks, so it uses connections of its own, and only a few run at once for one
   * product and for one customer.
   */
  locksStock?: (ctx: C, input: I) => readonly string[] | Promise<readonly string[]>
  /**
   * The preparation waits in a limiter of its own, which is fair between IP addresses and devices; so the call takes no
   * place in its caller's share.
   */
  hasOwnQueue?: boolean
  /** How often one client IP may call it. */
  limit?: Limit
  /**
   * Slow or external work before the transaction opens, such as hashing a password or calling a provider. The use case
   * receives its result.
   */
  prepare?: (ctx: PrepareCtx<C>, input: I) => Promise<P>
  /**
   * What a refusal of the command leaves behind; it runs after the transaction was rolled back. Where it gives `again`,
   * since it has removed the reason of the refusal, the command runs once more.
   */
  afterRefusal?: (ctx: C, refusal: KnownRefusal, input: I) => Promise<'again' | undefined>
  /**
   * What follows the command, outside its transaction and its shares, and may wait for another server: it gives the
   * reply that the caller gets. It runs for a repeat by an idempotency key as well.
   */
  follow?: (ctx: C, reply: R, input: I) => Promise<R>
  /** Whether a call with this input writes nothing: then it stores no idempotency key. */
  isDryRun?: (input: I) => boolean
  session?: SessionStep
  /**
   * The command runs while no other command of its customer does. For one that deletes the account, or writes a unique
   * field of it: two of those that began as other commands do would wait for each other.
   */
  locksAccount?: 'alone'
  /** The rules for the files of the endpoint's form. */
  upload?: UploadRules
  bodyBytesMax?: number
}

/** A route: an endpoint with its guard and the use case behind it. */
export function route<E extends Endpoint, C extends Ctx, P = undefined>(
  endpoint: E,
  guard: (ctx: Ctx) => C,
  run: (ctx: C, input: ParsedInputOf<E>, prepared: P) => Promise<ReplyInputOf<E>> | ReplyInputOf<E>,
  options: RouteOptions<C, ParsedInputOf<E>, P, ReplyInputOf<E>> = {},
): Route {
  // The idempotency key could not be written in one transaction with the effects.
  if (options.singleWrite && endpoint.idempotent)
    throw new Error(`${endpoint.path} cannot be idempotent without a transaction`)
  if (Boolean(endpoint.files) !== Boolean(options.upload))
    throw new Error(`${endpoint.path} needs rules for its files, and files for its rules`)
  // The pipeline passes each use case the results of its own endpoint, guard and preparation. The types are checked
  // here and erased.
  return { endpoint, guard, run: run as unknown as Route['run'], options: options as unknown as Route['options'] }
}
