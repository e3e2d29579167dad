import * as z from 'zod/mini'
import { digitsOf } from '#domain/phone/phone.ts'
import { hasNationalIdForm } from '#domain/tax-id/national-id.ts'
import { flag, maybeValue, text } from './fields.ts'

/** A national ID with or without dashes; parses to its eleven digits. The check digit may be wrong (ACCOUNT-35). */
export const nationalIdToDigits = z.pipe(
  text(1, 20).check(z.refine(hasNationalIdForm, { params: { sentence: 'national-id' } })),
  z.transform(digitsOf),
)

/** The customer's answer to the question about a wrong check digit; a form with files sends it as text. */
export const identificationConfirmed = maybeValue(flag).check(
  z.describe('`true` confirms that the card has this number although its check digit is wrong.'),
)
