import * as z from 'zod/mini'
import { isDay } from '#domain/profile/birth-date.ts'
import { command, query } from './endpoint.ts'
import { ignored, maybe, nothing, text } from './fields.ts'
import { ignoredFields, nationalIdOrNone, user } from './identity.ts'
import { identificationConfirmed } from './national-id.ts'
import { personName } from './person-name.ts'
import { phoneToDigits } from './phone.ts'

export const genders = ['male', 'feminine', 'other'] as const

/** What customers say about themselves beside the fields of the user; null where they said nothing. */
const profile = z.object({
  gender: z.nullable(z.enum(genders)),
  /** A day, such as `1990-05-31`. */
  date_of_birth: z.nullable(z.string()),
})

/** A day or an empty text for none. Whether the customer is old enough is checked by the store's clock (ACCOUNT-51). */
const dayOrNone = text(0, 10).check(z.refine((value) => value === '' || isDay(value), { params: { sentence: 'day' } }))

export const getProfile = query('ecommerce', 'GET users/profile', {
  summary: 'Get the signed-in user with their profile',
  input: nothing,
  reply: z.object({ user, profile }),
})

export const updateProfile = command('ecommerce', 'PUT users', {
  summary: 'Update the profile; a missing field stays as it is, an empty gender, date or identification is removed',
  input: z.strictObject({
    ...ignoredFields,
    email: ignored('The e-mail is changed elsewhere, with a code sent to the new one.'),
    username: ignored('The name for signing in stays.'),
    language: ignored('The language is changed with the settings.'),
    first_name: maybe(personName(99)),
    last_name: maybe(personName(99)),
    phone: maybe(phoneToDigits),
    gender: maybe(z.enum([...genders, ''])),
    date_of_birth: maybe(dayOrNone),
    identification: maybe(nationalIdOrNone),
    identification_confirmed: identificationConfirmed,
  }),
  reply: z.object({ user, profile }),
})
