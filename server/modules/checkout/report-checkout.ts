import { sql } from 'kysely'
import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

export interface Reported {
  state: 'held' | 'released' | 'replaced' | 'placed'
  expiresAt: Date
}

/**
 * Notes that the page of the customer's verification is still open, and answers what became of it. It touches no stock
 * and is one statement: a page calls it each minute. Who did not say that it would report is not held to it. Refuses
 * what is somebody else's as `not-found`.
 */
export async function reportCheckout(ctx: CustomerCtx, id: string): Promise<Reported> {
  const isOwn = sql`v.id = ${id} and v.customer_id = ${ctx.actor.customerId}`
  const { rows } = await sql<Reported>`
    with reported as (
      update verifications v set reported_at = ${ctx.now}
      where ${isOwn} and v.released_at is null and v.placed_at is null and v.reported_at is not null and v.expires_at > ${ctx.now})
    select v.expires_at as "expiresAt", case
        when v.placed_at is not null then 'placed'
        when v.ended_by in ('replaced', 'resumed', 'price_changed') then 'replaced'
        when v.released_at is not null or v.expires_at <= ${ctx.now} then 'released'
        else 'held' end as state
    from verifications v where ${isOwn}`.execute(ctx.db)
  return rows[0] ?? refuse('not-found')
}
