import type { Refusal } from '../refusal.ts'
import { hasNationalIdForm, isNationalId, refusalOfNationalId } from './national-id.ts'
import { type RegisterStatus, isEnded, isRegistered } from './taxpayer.ts'

const weights = [7, 9, 8, 6, 5, 4, 3, 2]

/**
 * Whether a text is a company's tax number (RNC, ACCOUNT-15): 9 digits once dashes and spaces are gone, the last a
 * check digit.
 */
export function isRnc(text: string): boolean {
  const number = text.replace(/[- ]/g, '')
  return /^\d{9}$/.test(number) && rncCheckDigit(number.slice(0, 8)) === Number(number[8])
}

/**
 * The check digit of an RNC's first eight digits, by the tax office's weights and the remainder of 11: 0 gives 2, 1
 * gives 1, any other is taken from 11. Remainders 0 and 9, and 1 and 10, share a digit, so that a mistyped digit can
 * pass.
 */
export function rncCheckDigit(firstEight: string): number {
  const remainder = weights.reduce((sum, weight, index) => sum + weight * Number(firstEight[index]), 0) % 11
  if (remainder < 2) return 2 - remainder
  return 11 - remainder
}

/** Whether a text is a company's RNC or a person's national ID, with a right check digit (ACCOUNT-15). */
export function isTaxId(text: string): boolean {
  return isRnc(text) || isNationalId(text)
}

/** Whether a text has the nine digits of an RNC, its check digit apart, once dashes and spaces are gone. */
export const hasRncForm = (text: string): boolean => /^\d{9}$/.test(text.replace(/[- ]/g, ''))

/** Whether a text has the form of an RNC or a national ID, whose check digits may be wrong: `isKnownTaxId` decides. */
export function hasTaxIdForm(text: string): boolean {
  return hasRncForm(text) || hasNationalIdForm(text)
}

/**
 * Whether a tax number can be accepted. The check digit of a national ID may be wrong, as that of hundreds of cards is
 * (ACCOUNT-35), and that of an RNC where the tax authority's register has the number (TAXPAYER-3).
 */
export function isKnownTaxId(text: string, register: RegisterStatus = 'not-loaded'): boolean {
  return isRnc(text) || hasNationalIdForm(text) || (hasRncForm(text) && isRegistered(register))
}

export type TaxIdRefusal = Refusal<'identification-unconfirmed' | 'tax-id-not-registered' | 'taxpayer-ended'>

/**
 * Why a known tax number needs the customer's confirmation, undefined where it needs none: a national ID's check digit is
 * wrong and the register does not have it (ACCOUNT-35), the register has no company with this RNC, or it says that the
 * taxpayer does no business at present (TAXPAYER-4). Most persons are no taxpayers, so a national ID may be absent.
 */
export function refusalOfTaxId(
  text: string,
  isConfirmed: boolean,
  register: RegisterStatus = 'not-loaded',
): TaxIdRefusal | undefined {
  if (isConfirmed) return undefined
  if (isEnded(register)) return { code: 'taxpayer-ended' }
  if (!isRnc(text)) return refusalOfNationalId(text, isConfirmed, register)
  return register === 'absent' ? { code: 'tax-id-not-registered' } : undefined
}
