import type { Ctx } from '#server/platform/context.ts'
import { eraseFactors } from './repository.ts'
import { deleteTrustedDevices } from './trusted-devices-repository.ts'

/** Removes the authenticator of a customer with its recovery codes, and the trust of all devices. */
export async function removeFactors({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<void> {
  await eraseFactors(db, customerId)
  await deleteTrustedDevices(db, customerId)
}
