import type { Ctx } from '#server/platform/context.ts'
import { findSettings } from './repository.ts'

/** Whether an account has switched off the mails about sign-ins on devices that it does not know (ACCOUNT-52). */
export async function isAlertOff({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<boolean> {
  return Boolean((await findSettings(db, customerId))?.device_alert_off_at)
}
