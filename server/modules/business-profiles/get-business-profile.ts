import { getAccount } from '#server/modules/identity/get-account.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type BusinessProfile, findBusinessProfile, nothingStated } from './repository.ts'

/**
 * What the customer said about the business. An account that the store made for a company is a business before its
 * owner says anything; `kind` is null where nobody said anything.
 */
export async function getBusinessProfile(
  ctx: CustomerCtx,
): Promise<Omit<BusinessProfile, 'kind'> & { kind: BusinessProfile['kind'] | null }> {
  const stated = await findBusinessProfile(ctx.db, ctx.actor.customerId)
  if (stated) return stated
  const { company, tax_id } = await getAccount(ctx)
  return { ...nothingStated, kind: company === null ? null : 'business', company, tax_id }
}

/** Whether the customer buys as a business. */
export async function isBusiness(ctx: CustomerCtx): Promise<boolean> {
  return (await getBusinessProfile(ctx)).kind === 'business'
}
