import * as z from 'zod/mini'
import { hasTaxIdForm, isTaxId } from '#domain/tax-id/rnc.ts'
import { text } from './fields.ts'

/** A company's RNC or a person's national ID, with a valid check digit. */
export const taxId = text(1, 20).check(z.refine(isTaxId, { params: { sentence: 'tax-id' } }))

/**
 * The same, or an empty text for none, as a form sends an empty field. The check digit of a national ID may be wrong
 * (ACCOUNT-35), and that of an RNC that the tax authority's register has: the server refuses another (TAXPAYER-3).
 */
export const taxIdOrNone = text(0, 20).check(
  z.refine((value) => value === '' || hasTaxIdForm(value), { params: { sentence: 'tax-id' } }),
)
