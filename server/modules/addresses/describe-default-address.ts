import type { Ctx } from '#server/platform/context.ts'
import { findDefaultAddress } from './repository.ts'

/** A customer's default address in one line, or null where there is none. */
export async function describeDefaultAddress({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<string | null> {
  const address = await findDefaultAddress(db, customerId)
  if (!address) return null
  const { street, house, sector, city, province } = address
  return `${street} ${house}, ${sector}, ${city}, ${province}`
}
