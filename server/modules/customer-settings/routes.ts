import type { ReplyInputOf } from '#contract/endpoint.ts'
import * as contract from '#contract/customer-settings.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getSettings } from './get-settings.ts'
import { updateSettings } from './update-settings.ts'

export const customerSettingsRoutes = [
  route(contract.getSettings, requireCustomer, presentSettings),
  route(contract.updateSettings, requireCustomer, async (ctx, change) => {
    await updateSettings(ctx, change)
    return presentSettings(ctx)
  }),
]

async function presentSettings(ctx: CustomerCtx): Promise<ReplyInputOf<typeof contract.getSettings>> {
  const { stored, ...appearance } = await getSettings(ctx)
  const isChosen = (at: Date | null | undefined) => at !== null && at !== undefined
  return {
    settings: {
      ...appearance,
      unknown_device_alert: !isChosen(stored?.device_alert_off_at),
      notifications: {
        newsletter: isChosen(stored?.newsletter_at),
        updates: isChosen(stored?.updates_at),
        offers: isChosen(stored?.offers_at),
        desktop: isChosen(stored?.desktop_at),
      },
      bills_email: stored?.bills_email ?? null,
    },
  }
}
