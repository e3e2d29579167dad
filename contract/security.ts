import * as z from 'zod/mini'
import { command } from './endpoint.ts'
import { maybe, nothing, text } from './fields.ts'
import { email, newPassword } from './identity.ts'

/** Changes of the names by which a customer signs in. */

export const changePassword = command('ecommerce', 'POST users/change-password', {
  summary: 'Change the password and sign out all other devices',
  input: z
    .strictObject({
      current_password: z.string().check(z.minLength(1), z.maxLength(512)),
      password: newPassword,
      password_confirm: z.string(),
    })
    .check(
      z.refine(({ password, password_confirm }) => password === password_confirm, {
        path: ['password_confirm'],
        params: { sentence: 'passwords-differ' },
      }),
      z.refine(({ current_password, password }) => current_password !== password, {
        path: ['password'],
        params: { sentence: 'password-unchanged' },
      }),
    ),
  reply: nothing,
})

export const changeEmail = command('ecommerce', 'POST users/email', {
  summary: 'Begin to change the e-mail: send a code to the new one',
  input: z.strictObject({ email }),
  reply: z.object({ destination: z.string(), expires_in: z.number() }),
})

export const verifyEmail = command('ecommerce', 'POST users/email/verify', {
  summary: 'Change the e-mail with the code that was sent to the new one',
  input: z.strictObject({ code: text(1, 20) }),
  reply: z.object({ email: z.string() }),
})

/** Calls of older clients for the second step of staff. They work inside a sign-in alone, and an answer counts as a try. */
const signInSession = maybe(text(1, 200)).check(
  z.describe('The session of the sign-in under way. Without it the call is refused.'),
)

export const isMfaActivated = command('ecommerce', 'POST users/is-mfa-activated', {
  summary: 'Get whether the account of a sign-in under way has an authenticator',
  input: z.strictObject({ username: maybe(text(0, 254)), session: signInSession }),
  reply: z.object({ mfa_activated: z.boolean() }),
})

export const validateGoogle2fa = command('ecommerce', 'POST users/validate-google-2fa', {
  summary: 'Get whether a code of the authenticator is right, within a sign-in under way',
  input: z.strictObject({ username: maybe(text(0, 254)), totp: text(1, 20), session: signInSession }),
  reply: z.object({ valid_totp: z.boolean() }),
})
