import type { Ctx } from '../context.ts'
import type { Connections } from '../database/database.ts'
import type { PrepareCtx, Route } from '../route.ts'
import type { Share } from '../shares.ts'
import { sharesOfCall } from './call-shares.ts'
import { runCommand } from './command.ts'
import type { Platform } from './edge.ts'

/** What came with a call beside its input. */
interface Beside {
  idempotencyKey: string | null
  deviceProof?: string | undefined
  /** The shares of whoever calls, beside those of the call itself. */
  caller?: readonly Share[]
}

interface Called {
  reply: unknown
  /** What the route prepared before its use case ran. */
  prepared: unknown
}

/** Runs what stands behind an endpoint, its preparation and its use case, as soon as its shares have a place for it. */
export async function callRoute(
  platform: Platform,
  route: Route,
  ctx: Ctx,
  input: unknown,
  beside: Beside,
): Promise<Called> {
  const { idempotencyKey, deviceProof, caller = [] } = beside
  // Where several are full, a call is told of its product's before that of its address.
  const shares = [...(await sharesOfCall(platform, route, ctx, input)), ...caller]
  return platform.shares.run(shares, async () => {
    const prepared = await route.options.prepare?.(preparing(platform, ctx, deviceProof) as never, input as never)
    const isQuery = route.endpoint.kind === 'query'
    const reply = isQuery
      ? route.run(ctx, input as never, prepared as never)
      : runCommand(route, ctx, input, prepared, idempotencyKey)
    return { reply: await reply, prepared }
  })
}

/** What a step before the transaction gets. */
function preparing({ limits, tokens, knownDevices }: Platform, ctx: Ctx, deviceProof: string | undefined): PrepareCtx {
  return { ...ctx, limits, tokens, knownDevices, deviceProof }
}

/** The connections that an endpoint runs on. */
export function connectionsFor({ database }: Platform, { options }: Route): Connections {
  return options.locksStock ? database.buy : database.browse
}
