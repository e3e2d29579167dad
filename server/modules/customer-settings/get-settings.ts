import type { Appearance } from '#contract/appearance.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type StoredSettings, findAppearance, findSettings } from './repository.ts'

export interface CustomerSettings extends Appearance {
  /** Undefined for a customer who has chosen nothing. */
  stored: StoredSettings | undefined
}

/** The settings of the customer's account. */
export async function getSettings({ db, actor }: CustomerCtx): Promise<CustomerSettings> {
  const appearance = await findAppearance(db, actor.customerId)
  return { ...appearance, stored: await findSettings(db, actor.customerId) }
}
