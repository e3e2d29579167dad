import type { Refusal } from '../refusal.ts'

/** The fields of a partner that a customer fills in. A partner is a person who may collect the customer's orders. */
export interface PartnerFields {
  fullName: string
  /** The eleven digits of the national ID. */
  identification: string
  /** The eleven digits of the phone number. */
  whatsapp: string
}

/** The most partners of one customer (PARTNER-1). */
export const partnersMax = 20

/** The longest full name of a partner, in characters. */
export const partnerNameMax = 99

type Known = Pick<PartnerFields, 'identification'>
type Taken = Refusal<'identification-taken'>

/** The refusal of a new partner: the customer has twenty already, or one with the same national ID (PARTNER-1). */
export function refusalToAddPartner(
  partner: Known,
  existing: readonly Known[],
): Refusal<'too-many-partners', 'partnersMax'> | Taken | undefined {
  if (existing.length >= partnersMax) return { code: 'too-many-partners', partnersMax }
  return refusalToChangePartner(partner, existing)
}

/** The refusal of a partner's national ID: another partner of the customer has it (PARTNER-1). */
export function refusalToChangePartner({ identification }: Known, others: readonly Known[]): Taken | undefined {
  const isTaken = others.some((other) => other.identification === identification)
  return isTaken ? { code: 'identification-taken' } : undefined
}
