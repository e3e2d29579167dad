import * as z from 'zod/mini'
import { customerKinds } from '#domain/business-profile/business-profile.ts'
import { hasNationalIdForm } from '#domain/tax-id/national-id.ts'
import { digitsOf, isPhone } from '#domain/phone/phone.ts'
import { isEmail, normaliseEmail } from '#domain/identity/email.ts'
import { brokenPasswordRules, passwordMinimum } from '#domain/identity/password.ts'
import { sessionsMax } from '#domain/identity/sessions-max.ts'
import { appearance } from './appearance.ts'
import { command, query } from './endpoint.ts'
import { ignored, instant, maybeValue, nothing, text } from './fields.ts'
import { languages } from './language.ts'
import { identificationConfirmed } from './national-id.ts'
import { personName } from './person-name.ts'

/** The signed-in user. */
export const user = z.object({
  id: z.string(),
  code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** A code that was sent to the e-mail has proved that the customer reads it. */
  is_email_confirmed: z.boolean(),
  phone: z.string(),
  username: z.nullable(z.string()),
  identification: z.nullable(z.string()),
  price_level_id: z.number(),
  is_employee: z.boolean(),
  created_from: z.string(),
  language: z.nullable(z.enum(languages)),
  activated_customer: z.boolean(),
  activated_employee: z.boolean(),
  /** The default address in one line, null without one. */
  address: z.nullable(z.string()),
  /** Buys for themselves: true for everybody except employees. */
  isClient: z.boolean(),
  /** Signs in by e-mail alone, having no username. */
  isEmail: z.boolean(),
  /** The name for signing in: the username, or the e-mail without one. */
  user: z.string(),
})

/**
 * API clients get tokens; a client that sends `x-token-transport: cookie` gets cookies and no `tokens` (WIRE-5).
 * `expires_in` is in seconds. Clients send the response header `x-known-device` as `known-device` with the next
 * sign-in: it identifies a device that the account used before.
 */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })

export const signedIn = z.object({ user, tokens: z.optional(tokens) })

export const email = z.string().check(z.overwrite(normaliseEmail), z.refine(isEmail, { params: { sentence: 'email' } }))

/**
 * A phone number of eleven digits; other characters are removed first (ACCOUNT-14). Pages send the result of
 * `toE164Digits`, which adds the leading 1.
 */
export const phone = z.pipe(
  text(1, 30).check(z.refine(isPhone, { params: { sentence: 'phone' } })),
  z.transform(digitsOf),
)

const lowestRequirements = { minimumLength: passwordMinimum, required: [] }

/** A new password. The rules of the store's settings apply as well, which `GET configurations` gives (ACCOUNT-13). */
export const newPassword = z.string().check(
  z.minLength(1),
  z.refine((password) => brokenPasswordRules(password, lowestRequirements).length === 0, {
    params: { sentence: 'password' },
  }),
)

/** A national ID with or without dashes, or an empty text for none; parses to its digits. */
export const nationalIdOrNone = z.pipe(
  text(0, 20).check(
    z.refine((value) => value === '' || hasNationalIdForm(value), { params: { sentence: 'national-id' } }),
  ),
  z.transform(digitsOf),
)

/** Letters, digits, dot, dash and underscore, or the e-mail itself, as some clients send it. */
const username = text(0, 254).check(
  z.refine((value) => /^([a-z0-9][a-z0-9._-]{2,49})?$/i.test(value) || isEmail(value)),
)

const privilege = ignored('A client cannot grant itself permissions.')
/**
 * Fields of the clients' forms of a registration and of a profile. A client cannot grant itself permissions, so these
 * are accepted and ignored (WIRE-8).
 */
export const ignoredFields = {
  id: ignored('The store gives the id.'),
  code: ignored('The store gives the code.'),
  price_level_id: privilege,
  isClient: privilege,
  isEmail: ignored('The e-mail is in email.'),
  user: ignored('The name for signing in is in username.'),
  is_email_confirmed: ignored('A code that was sent to the e-mail confirms it.'),
  address: ignored('Addresses are created by POST addresses.'),
  is_employee: privilege,
  activated_employee: privilege,
  activated_customer: privilege,
  created_from: privilege,
}

/** Whether the device stays signed in. Without it the session ends after twelve hours, and its cookies with the browser (ACCOUNT-2). */
export const rememberDevice = maybeValue(z.boolean())

export const registration = z
  .strictObject({
    first_name: personName(99),
    last_name: personName(99),
    email,
    phone,
    username: maybeValue(username),
    password: newPassword,
    password_confirm: z.string(),
    identification: maybeValue(nationalIdOrNone),
    identification_confirmed: identificationConfirmed,
    kind: maybeValue(z.enum(customerKinds)).check(
      z.describe('Whether the customer buys as a person or as a business. It grants nothing.'),
    ),
    policies_accepted: maybeValue(
      z.boolean().check(z.refine((accepted) => accepted, { params: { sentence: 'policies' } })),
    ).check(z.describe('`false` is refused. When the field is missing, no acceptance is recorded.')),
    language: maybeValue(z.enum(languages)),
    remember_device: rememberDevice,
    ...ignoredFields,
  })
  .check(
    z.refine(({ password, password_confirm }) => password === password_confirm, {
      path: ['password_confirm'],
      params: { sentence: 'passwords-differ' },
    }),
    z.refine(({ username, email }) => !username?.includes('@') || normaliseEmail(username) === email, {
      path: ['username'],
    }),
  )

export const register = command('ecommerce', 'POST register/account', {
  summary: 'Create an account and sign in to it; 423 for a known e-mail',
  input: registration,
  reply: signedIn,
})

export const refresh = command('identity', 'POST refresh', {
  summary: 'Exchange the refresh token in the refresh-token header for a new pair of tokens',
  input: nothing,
  reply: z.object({ tokens: z.optional(tokens) }),
})

export const getCurrentUser = command('ecommerce', 'POST login', {
  summary: 'Get the user of the tokens; code 565644887 for a user who may no longer sign in',
  input: nothing,
  reply: z.object({ user, settings: appearance }),
})

export const logout = command('ecommerce', 'POST logout', {
  summary: 'Sign out: end the session of the tokens',
  input: nothing,
  reply: nothing,
})

/**
 * One signed-in device: what it called itself, when it was last given new tokens, and the countries (ISO 3166-1 alpha-2)
 * of both moments, null where they are unknown.
 */
const device = z.object({
  id: z.string(),
  device: z.string(),
  created_at: instant,
  signed_in_country: z.nullable(z.string()),
  last_used_at: instant,
  last_used_country: z.nullable(z.string()),
  is_current: z.boolean(),
})

export const listDevices = query('ecommerce', 'GET users/devices', {
  summary: 'List the devices on which the customer is signed in, latest first',
  input: nothing,
  reply: z.object({
    devices: z.array(device),
    /** A device that is not used for so many days is signed out. */
    idle_days: z.number(),
  }),
})

export const endDevice = command('ecommerce', 'DELETE users/devices/{id}', {
  summary: 'Sign out one device',
  input: z.strictObject({ id: z.uuid() }),
  reply: nothing,
})

export const endDevices = command('ecommerce', 'POST users/devices/sign-out', {
  summary: 'Sign out several devices; those that are not signed in, and this one, are left out',
  input: z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(sessionsMax)) }),
  reply: z.object({ ended: z.number() }),
})

export const endOtherDevices = command('ecommerce', 'DELETE users/devices', {
  summary: 'Sign out all other devices',
  input: nothing,
  reply: z.object({ ended: z.number() }),
})
