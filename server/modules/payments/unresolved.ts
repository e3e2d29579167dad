import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import * as repository from './operations-repository.ts'

/** One page of the refunds and releases that staff have to decide about, the oldest first. */
export const listUnresolved = ({ db }: Pick<Ctx, 'db'>, bounds: { offset: number; limit: number }) =>
  repository.listUnresolved(db, bounds)

/** Such a refund or release, its payment locked until the transaction ends; undefined where it was decided. */
export const lockUnresolved = ({ db }: Pick<Ctx, 'db'>, id: string) => repository.lockUnresolved(db, id)

/** Ends it as an employee decided. */
export const endUnresolved = (
  { db, now, actor }: CustomerCtx,
  end: { id: string; state: 'done' | 'declined' | 'canceled'; reference: string | null },
) => repository.endUnresolved(db, { ...end, actorId: actor.customerId, now })
