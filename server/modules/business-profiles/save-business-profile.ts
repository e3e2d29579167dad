import type * as contract from '#contract/business-profile.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { toCentavos } from '#domain/money/money.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { upsertBusinessProfile } from './repository.ts'

/**
 * Stores whether the customer buys as a person or as a business, and what the business is (ACCOUNT-63). It grants
 * nothing: price level, credit and receipts are the store's to decide.
 */
export async function saveBusinessProfile(
  { db, actor, now }: CustomerCtx,
  input: ParsedInputOf<typeof contract.saveBusinessProfile>,
): Promise<void> {
  const { kind, average_monthly_purchase: average } = input
  const stated = kind === 'business' ? input : ({} as Partial<typeof input>)
  const profile = {
    kind,
    company: stated.company || null,
    tax_id: stated.rnc?.replace(/[- ]/g, '') || null,
    category: stated.category ?? null,
    recurrence: stated.recurrence ?? null,
    buying: stated.buying ?? null,
    average_monthly_centavos: kind === 'business' && average !== undefined ? toCentavos(average) : null,
    attendant_name: stated.attendant_name || null,
  }
  await upsertBusinessProfile(db, actor.customerId, profile, now)
}
