import type * as contract from '#contract/business-profile.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { toCentavos } from '#domain/money/money.ts'
import { confirmTaxId } from '#server/modules/taxpayers/confirm-number.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { getBusinessProfile } from './get-business-profile.ts'
import { upsertBusinessProfile } from './repository.ts'

/**
 * Stores whether the customer buys as a person or as a business, and what the business is (ACCOUNT-63). It grants
 * nothing: price level, credit and receipts are the store's to decide. Refuses another tax number that needs a
 * confirmation, until the customer confirms it (ACCOUNT-35, TAXPAYER-4).
 */
export async function saveBusinessProfile(
  ctx: CustomerCtx,
  input: ParsedInputOf<typeof contract.saveBusinessProfile>,
): Promise<void> {
  const { kind, average_monthly_purchase: average } = input
  const stated = kind === 'business' ? input : ({} as Partial<typeof input>)
  const taxId = stated.rnc?.replace(/[- ]/g, '') || null
  if (taxId && taxId !== (await getBusinessProfile(ctx)).tax_id)
    await confirmTaxId(ctx, taxId, stated.identification_confirmed ?? false)
  const profile = {
    kind,
    company: stated.company || null,
    tax_id: taxId,
    category: stated.category ?? null,
    recurrence: stated.recurrence ?? null,
    buying: stated.buying ?? null,
    average_monthly_centavos: kind === 'business' && average !== undefined ? toCentavos(average) : null,
    attendant_name: stated.attendant_name || null,
  }
  await upsertBusinessProfile(ctx.db, ctx.actor.customerId, profile, ctx.now)
}
