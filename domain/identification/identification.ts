import { hasNationalIdForm } from '../tax-id/national-id.ts'
import { hasRncForm } from '../tax-id/rnc.ts'

/** What a customer identifies with: a person's national ID, a company's RNC, or a foreigner's passport. */
export const identificationKinds = ['national-id', 'rnc', 'passport'] as const
export type IdentificationKind = (typeof identificationKinds)[number]

/** `none` until the customer submits one; staff accept or refuse it. */
export const identificationStates = ['none', 'submitted', 'accepted', 'refused'] as const

/** What the store asks an identification for; a setting chooses among them. */
export const identificationPurposes = ['business', 'credit', 'tax-receipt'] as const
export type IdentificationPurpose = (typeof identificationPurposes)[number]

export interface Identification {
  kind: IdentificationKind
  /** Digits alone, of a passport capitals and digits. */
  number: string
}

/**
 * The identification that a text names, undefined where it names none (ACCOUNT-64). A foreigner has the number of a
 * passport. Everybody else has a national ID, whose check digit may be wrong, or an RNC, whose check digit may be wrong
 * where the tax authority's register has it (TAXPAYER-3).
 */
export function readIdentification(text: string, isForeigner: boolean): Identification | undefined {
  const number = text.replace(/[- ]/g, '').toUpperCase()
  if (isForeigner) return /^(?=.*\d)[A-Z0-9]{5,20}$/.test(number) ? { kind: 'passport', number } : undefined
  if (hasNationalIdForm(number)) return { kind: 'national-id', number }
  return hasRncForm(number) ? { kind: 'rnc', number } : undefined
}

/** Whether the back of a document is needed as well: a card has one; a passport and a certificate are one page. */
export const needsBack = (kind: IdentificationKind): boolean => kind === 'national-id'

/** Whether the store asks a customer for an identification: anybody may ask for a receipt or credit. */
export function isIdentificationRequired(purposes: readonly IdentificationPurpose[], isBusiness: boolean): boolean {
  return purposes.some((purpose) => purpose !== 'business' || isBusiness)
}
