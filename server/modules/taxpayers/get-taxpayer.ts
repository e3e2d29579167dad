import type { RegisterStatus } from '#domain/tax-id/taxpayer.ts'
import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTaxpayer } from './repository.ts'
import type { Taxpayer } from './taxpayer.ts'

/**
 * The taxpayer of a number in the tax authority's register; undefined where the store has none (TAXPAYER-2). Refuses a
 * number that the register does not have.
 */
export async function getTaxpayer({ db }: Ctx, taxId: string): Promise<Taxpayer | undefined> {
  const { isLoaded, taxpayer } = await findTaxpayer(db, taxId)
  if (isLoaded && !taxpayer) refuse('taxpayer-not-found')
  return taxpayer
}

/** What the register says about a number, in any notation, and the name that it has for it. */
export async function findInRegister(
  { db }: Pick<Ctx, 'db'>,
  number: string,
): Promise<{ status: RegisterStatus; name: string | null }> {
  const { isLoaded, taxpayer } = await findTaxpayer(db, number.replace(/[- ]/g, ''))
  return { status: taxpayer?.state ?? (isLoaded ? 'absent' : 'not-loaded'), name: taxpayer?.name ?? null }
}
