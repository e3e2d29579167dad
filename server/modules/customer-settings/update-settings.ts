import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/customer-settings.ts'
import { chooseLanguage } from '#server/modules/identity/choose-language.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type SettingsChange, findSettings, upsertSettings } from './repository.ts'

type Change = ParsedInputOf<typeof contract.updateSettings>

/** Changes settings of the customer's account; one that is missing stays (ACCOUNT-52). */
export async function updateSettings(ctx: CustomerCtx, { language, ...change }: Change): Promise<void> {
  const { customerId } = ctx.actor
  if (language) await chooseLanguage(ctx, language)
  if (Object.values(change).every((value) => value === undefined)) return
  const before = await findSettings(ctx.db, customerId)
  // The time stays that of the first agreement while nothing changes.
  const since = (isChosen: boolean | undefined, at: Date | null | undefined) =>
    isChosen === undefined ? undefined : isChosen ? (at ?? ctx.now) : null
  const { notifications = {}, unknown_device_alert: alert, bills_email: billsEmail } = change
  const changed: SettingsChange = {
    currency: change.currency,
    theme: change.theme,
    phone: change.phone,
    device_alert_off_at: since(alert === undefined ? undefined : !alert, before?.device_alert_off_at),
    newsletter_at: since(notifications.newsletter, before?.newsletter_at),
    updates_at: since(notifications.updates, before?.updates_at),
    offers_at: since(notifications.offers, before?.offers_at),
    desktop_at: since(notifications.desktop, before?.desktop_at),
    bills_email: billsEmail === '' ? null : billsEmail,
  }
  await upsertSettings(ctx.db, customerId, withoutUndefined(changed), ctx.now)
}

const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
