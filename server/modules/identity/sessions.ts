import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SessionKeeper } from '#server/platform/http/credentials.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import type { TokenPair, Tokens } from '#server/platform/tokens.ts'
import { endSession, findSession, findSessionOwner, insertSession, rotateSession } from './repository.ts'

const lifeMs = 90 * 24 * 3600_000
const graceMs = 10_000

/** A session that is still to be written, with the tokens that will open it. */
export interface NewSession {
  id: string
  tokens: TokenPair
}

/** The tokens of a session to come. They are worth nothing until `startSession` has been committed. */
export async function prepareSession({ tokens, newId, now }: Pick<PrepareCtx, 'tokens' | 'newId' | 'now'>): Promise<NewSession> {
  const id = newId()
  return { id, tokens: await pairOf(tokens, id, 1, now) }
}

/** Signs the caller's device in as a customer, for 90 days from its last renewal. */
export async function startSession(ctx: Pick<Ctx, 'db' | 'now' | 'userAgent'>, customerId: string, { id }: NewSession): Promise<void> {
  await insertSession(ctx.db, { id, customerId, device: ctx.userAgent, now: ctx.now, expiresAt: expiry(ctx.now) })
}

/** What the edge asks of sessions. */
export function createSessionKeeper(tokens: Tokens): SessionKeeper {
  return {
    async findActor(db, sessionId, now) {
      const row = await findSessionOwner(db, sessionId, now)
      if (!row) return undefined
      const { maySignIn, ...customer } = row
      return maySignIn ? { kind: 'customer', sessionId, ...customer } : 'may-not-sign-in'
    },
    renew: (db, refreshToken, now) => renewSession(tokens, db, refreshToken, now),
  }
}

/**
 * Exchanges a refresh token for its successor. Of parallel exchanges one rotates, the others get the very same successor for ten
 * seconds. An older token after that was stolen, or its successor was: nobody can tell which, so the device is signed out (D4).
 */
async function renewSession(tokens: Tokens, db: Database, refreshToken: string, now: Date) {
  const presented = tokens.readRefresh(refreshToken)
  if (!presented) return undefined
  const { sessionId, generation } = presented
  const renewed = async (next: number) => ({ sessionId, tokens: await pairOf(tokens, sessionId, next, now) })
  if (await rotateSession(db, sessionId, generation, now, expiry(now))) return renewed(generation + 1)
  const session = await findSession(db, sessionId, now)
  if (!session) return undefined
  const isParallel = generation === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() <= graceMs
  if (isParallel) return renewed(session.generation)
  await endSession(db, sessionId, now, 'reused')
  return undefined
}

const expiry = (now: Date) => new Date(now.getTime() + lifeMs)

async function pairOf(tokens: Tokens, sessionId: string, generation: number, now: Date): Promise<TokenPair> {
  return { accessToken: await tokens.access(sessionId, now), refreshToken: tokens.refresh(sessionId, generation) }
}
