import type { CustomerKind } from '#domain/business-profile/business-profile.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nothingStated, upsertBusinessProfile } from './repository.ts'

/** Stores what a customer said at the registration: the kind alone. The fields of a business follow in the account. */
export function beginBusinessProfile({ db, now }: Ctx, customerId: string, kind: CustomerKind): Promise<void> {
  return upsertBusinessProfile(db, customerId, { ...nothingStated, kind }, now)
}
