import * as z from 'zod/mini'
import { recoveryCodeMax } from '#domain/identity/recovery-code.ts'
import { command, query } from './endpoint.ts'
import { instant, maybe, nothing, text } from './fields.ts'

const recoveryCodes = z.array(z.string())

export const getTwoStep = query('ecommerce', 'GET users/mfa', {
  summary: 'Get the state of two-step verification',
  input: nothing,
  reply: z.object({
    authenticator: z.boolean(),
    /** Whether a code by text message does instead of the authenticator's, else why not. */
    codes_by_sms: z.enum(['on', 'off', 'phone-not-confirmed', 'unavailable']),
    /** How many recovery codes are unused. */
    recovery_codes_left: z.number(),
    /** How many devices may leave the second step out. */
    trusted_devices: z.number(),
    /** Staff cannot remove their authenticator. */
    is_required: z.boolean(),
  }),
})

/** The secret of an authenticator, and the URI of its QR code. */
export const enrolment = z.object({ secret: z.string(), otpauth_url: z.string() })

export const beginTotp = command('ecommerce', 'POST users/mfa/totp', {
  summary: 'Begin to set up an authenticator app: get its secret and the URI of its QR code',
  input: nothing,
  reply: enrolment,
})

export const verifyTotp = command('ecommerce', 'POST users/mfa/totp/verify', {
  summary: 'Switch two-step verification on with the first code of the authenticator app',
  input: z.strictObject({ code: text(1, 20) }),
  reply: z.object({ recovery_codes: recoveryCodes }),
})

export const renewRecoveryCodes = command('ecommerce', 'POST users/mfa/recovery-codes', {
  summary: 'Replace the recovery codes',
  input: nothing,
  reply: z.object({ recovery_codes: recoveryCodes }),
})

export const removeTwoStep = command('ecommerce', 'DELETE users/mfa', {
  summary: 'Switch two-step verification off',
  input: nothing,
  reply: nothing,
})

export const allowCodesBySms = command('ecommerce', 'PUT users/mfa/sms', {
  summary: 'Let a code by text message to the confirmed phone number do instead of the authenticator’s',
  input: nothing,
  reply: nothing,
})

export const endCodesBySms = command('ecommerce', 'DELETE users/mfa/sms', {
  summary: 'Let no code by text message do instead of the authenticator’s',
  input: nothing,
  reply: nothing,
})

export const listTrustedDevices = query('ecommerce', 'GET users/mfa/trusted-devices', {
  summary: 'List the devices that leave the second step out, the last trusted first',
  input: nothing,
  reply: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        /** What the device called itself; empty where the store does not know it. */
        device: z.string(),
        trusted_at: instant,
        trusted_until: instant,
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const distrustDevice = command('ecommerce', 'DELETE users/mfa/trusted-devices/{id}', {
  summary: 'Ask one device for the second step again',
  input: z.strictObject({ id: z.uuid() }),
  reply: nothing,
})

export const distrustDevices = command('ecommerce', 'DELETE users/mfa/trusted-devices', {
  summary: 'Ask every device for the second step again',
  input: nothing,
  reply: nothing,
})

export const reauthenticate = command('ecommerce', 'POST users/reauthenticate', {
  summary: 'Prove again who you are, for changes that need it: the password, and a code where the account has one',
  input: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(512)),
    code: maybe(text(1, recoveryCodeMax)),
  }),
  reply: nothing,
})
