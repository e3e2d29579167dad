import * as z from 'zod/mini'
import { toE164Digits } from '#domain/phone/phone.ts'
import { text } from './fields.ts'

/** A phone number in any notation, with or without the country code 1; parses to its eleven digits. */
export const phoneToDigits = z.pipe(
  text(1, 30).check(z.refine((value) => toE164Digits(value) !== undefined, { params: { sentence: 'phone' } })),
  z.transform((value) => toE164Digits(value) as string),
)
