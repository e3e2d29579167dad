import type { Appearance } from '#contract/appearance.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAppearance } from './repository.ts'

/** What an account has chosen for the pages: language, currency, theme (ACCOUNT-53). */
export function getAppearance({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<Appearance> {
  return findAppearance(db, customerId)
}
