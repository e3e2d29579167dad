import { Refused } from '#contract/refusals.ts'
import type { Ctx } from '../context.ts'
import type { Connections } from '../database/database.ts'
import type { PrepareCtx } from '../route.ts'
import { sharesOfCall } from './call-shares.ts'
import { deleteKey, findFirstReply } from './idempotency.ts'
import { runCommand } from './run-command.ts'
import { presentReply } from './reply.ts'
import { type RequestContext, contextOf } from './request-context.ts'

export interface PipelineResult {
  /** The reply as the endpoint's schema presents it. */
  data: unknown
  /** The result of the route's `prepare`. */
  prepared: unknown
}

/**
 * Runs one call of a route, for HTTP and for pages alike: guard, input, preparation, use case, presentation. It starts
 * as soon as the shares of the call and of its caller have a place. Refuses wherever one of these steps refuses.
 */
export async function runPipeline(
  context: RequestContext,
  readInput: () => unknown | Promise<unknown>,
): Promise<PipelineResult> {
  const { platform, route } = context
  const { endpoint, options } = route
  const ctx = contextOf(context, connectionsFor(context))
  route.guard(ctx)
  const input = await readInput()
  // The body has been read by now: while it arrived, the call took no place. Of several full shares the first one
  // refuses, so a product's share comes before its caller's.
  const callerShares = options.hasOwnQueue ? [] : context.callerShares
  const shares = [...(await sharesOfCall(context, ctx, input)), ...callerShares]
  const { reply, prepared } = await platform.shares.run(shares, async () => {
    const { first, prepared } = await prepareOnce(context, ctx, input)
    if (first) return { reply: first.reply, prepared }
    const { idempotencyKey, files } = context
    const reply =
      endpoint.kind === 'query'
        ? route.run(ctx, input as never, prepared as never)
        : runCommand({ route, ctx, input, prepared, idempotencyKey, files, sessions: platform.sessions })
    return { reply: await reply, prepared }
  })
  return { data: presentReply(endpoint, await follow(context, { ctx, input, reply })), prepared }
}

/** The reply after what follows the command. A refusal of that is the command's: it stores no key either. */
async function follow(
  { route: { options }, idempotencyKey }: RequestContext,
  { ctx, input, reply }: { ctx: Ctx; input: unknown; reply: unknown },
): Promise<unknown> {
  if (!options.follow) return reply
  try {
    return await options.follow(ctx as never, reply as never, input as never)
  } catch (error) {
    if (error instanceof Refused && idempotencyKey !== null) await deleteKey(ctx, idempotencyKey)
    throw error
  }
}

/**
 * The result of the route's `prepare`, or the first reply to a command that its key says is repeated: the pictures of
 * one are not read again, and what the first request changed does not refuse its repeat.
 */
async function prepareOnce(context: RequestContext, ctx: Ctx, input: unknown) {
  const { endpoint, options } = context.route
  const { idempotencyKey: key, files } = context
  const isKeyed = endpoint.idempotent && !options.isDryRun?.(input as never)
  const find = async () => (isKeyed && key !== null ? findFirstReply(ctx, { key, endpoint, input, files }) : undefined)
  const first = endpoint.files && (await find())
  if (first) return { first, prepared: undefined }
  try {
    return { prepared: await options.prepare?.(prepareContext(context, ctx) as never, input as never) }
  } catch (error) {
    const first = error instanceof Refused ? await find() : undefined
    if (first) return { first, prepared: undefined }
    throw error
  }
}

function prepareContext({ platform, deviceProof, origin, files }: RequestContext, ctx: Ctx): PrepareCtx {
  const { limits, tokens, knownDevices, countryOf } = platform
  return { ...ctx, limits, tokens, knownDevices, countryOf, deviceProof, origin, files }
}

/** Calls that lock stock have connections of their own, since they wait while another transaction has it locked. */
function connectionsFor({ platform: { database }, route }: RequestContext): Connections {
  return route.options.locksStock ? database.buy : database.browse
}
