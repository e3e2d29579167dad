import * as z from 'zod/mini'
import { appearance, currencies, phoneChoice, themes } from './appearance.ts'
import { command, query } from './endpoint.ts'
import { maybe, maybeValue, nothing } from './fields.ts'
import { email } from './identity.ts'
import { languages } from './language.ts'

/** Which messages a customer agrees to get beside those about their own orders and account. */
const notifications = z.object({
  newsletter: z.boolean(),
  updates: z.boolean(),
  offers: z.boolean(),
  desktop: z.boolean(),
})

const settings = z.extend(appearance, {
  /** A mail when somebody signs in on a device that the account does not know. */
  unknown_device_alert: z.boolean(),
  notifications,
  /** Where bills are sent; null for the account's own e-mail. */
  bills_email: z.nullable(z.string()),
})

const choice = maybeValue(z.boolean())

export const getSettings = query('ecommerce', 'GET users/settings', {
  summary: 'Get the settings of the account',
  input: nothing,
  reply: z.object({ settings }),
})

export const updateSettings = command('ecommerce', 'PUT users/settings', {
  summary:
    'Change settings of the account; a missing one stays as it is, an empty bills_email is the account’s own, an empty phone removes it',
  input: z.strictObject({
    language: maybeValue(z.enum(languages)),
    currency: maybeValue(z.enum(currencies)),
    theme: maybeValue(z.enum(themes)),
    phone: maybe(phoneChoice),
    unknown_device_alert: choice,
    notifications: maybe(z.strictObject({ newsletter: choice, updates: choice, offers: choice, desktop: choice })),
    bills_email: maybe(z.union([z.literal(''), email])),
  }),
  reply: z.object({ settings }),
})
