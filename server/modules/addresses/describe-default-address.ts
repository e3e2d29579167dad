import { addressLine } from '#domain/addresses/address-lines.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findDefaultAddress } from './repository.ts'

/** A customer's default address in one line, or null where there is none. */
export async function describeDefaultAddress({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<string | null> {
  const address = await findDefaultAddress(db, customerId)
  return address ? addressLine(address) : null
}
