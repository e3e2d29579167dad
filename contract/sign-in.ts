import * as z from 'zod/mini'
import { challenges } from '#domain/identity/sign-in-challenges.ts'
import { command } from './endpoint.ts'
import { maybe, text } from './fields.ts'
import { email, newPassword, rememberDevice, signedIn } from './identity.ts'
import { enrolment } from './two-step.ts'

/**
 * A sign-in that needs more than its first proof (ACCOUNT-18): the challenge to answer, with the other ones that would do
 * in `challenges`. `session` is for one right answer. `destination` is where a code was sent, with most of it hidden; null
 * where none was. `recovery_codes` come once, where the challenge before this one set an authenticator up.
 */
const challengeRequired = z.object({
  challenge: z.enum(challenges),
  challenges: z.array(z.enum(challenges)),
  session: z.string(),
  destination: z.nullable(z.string()),
  /** The authenticator to set up, for the challenge MFA_SETUP. */
  setup: z.optional(enrolment),
  recovery_codes: z.optional(z.array(z.string())),
})

/** `recovery_codes` come once, where the sign-in set an authenticator up. */
const signedInNow = z.extend(signedIn, { recovery_codes: z.optional(z.array(z.string())) })
export const signedInOrChallenge = z.union([signedInNow, challengeRequired])

export type ChallengeRequired = z.output<typeof challengeRequired>

/** Whether a reply asks for one more proof before it signs in. */
export function needsChallenge(reply: z.output<typeof signedInOrChallenge>): reply is ChallengeRequired {
  return 'challenge' in reply
}

/** The session of a sign-in under way, as its last reply gave it. */
const signInSession = text(1, 200)

export const signIn = command('identity', 'POST sign-in', {
  summary: 'Sign in with an e-mail or username and a password',
  input: z
    .strictObject({
      username: maybe(text(1, 254)),
      email: maybe(text(1, 254)).check(
        z.describe('The same under the name that some clients use; one of both is sent.'),
      ),
      password: z.string().check(z.minLength(1), z.maxLength(512)),
      remember_device: rememberDevice,
    })
    .check(
      z.refine(({ username, email }) => username !== undefined || email !== undefined, {
        path: ['username'],
        params: { sentence: 'required' },
      }),
      z.refine(({ username, email }) => username === undefined || email === undefined, { path: ['email'] }),
    ),
  reply: signedInOrChallenge,
})

export const signInByCode = command('identity', 'POST sign-in/code', {
  summary: 'Sign in with a code that is sent to the e-mail; the challenge EMAIL_CONFIRMATION takes it',
  input: z.strictObject({ email, remember_device: rememberDevice }),
  reply: challengeRequired,
})

export const answerChallenge = command('identity', 'POST challenge', {
  summary: 'Answer a challenge of a sign-in with a code or a new password',
  input: z.strictObject({ session: signInSession, challenge: z.enum(challenges), answer: text(1, 512) }),
  reply: signedInOrChallenge,
})

export const resendCode = command('identity', 'POST challenge/resend', {
  summary: 'Send another code for the challenge of a sign-in, or the one by text message where SMS_MFA is offered',
  input: z.strictObject({ session: signInSession }),
  /** `destination` is the phone number that got a text message, with most of it hidden; absent for a mail. */
  reply: z.object({ destination: z.optional(z.string()) }),
})

export const forgotPassword = command('identity', 'POST forgot-password', {
  summary: 'Send a code that allows a new password; valid for 1800 seconds',
  input: z.strictObject({ email }),
  reply: z.object({
    /** Binds the code to this device: send it with the new password. */
    session: z.string(),
    destination: z.string(),
    /** The seconds for which the code is valid. */
    expires_in: z.number(),
  }),
})

export const confirmForgotPassword = command('identity', 'POST confirm-forgot-password', {
  summary: 'Set a new password with the code of forgot-password, and sign in',
  input: z
    .strictObject({
      email,
      code: text(1, 20),
      password: newPassword,
      password_confirm: z.string(),
      session: maybe(signInSession).check(
        z.describe('Without it, the newest request for this e-mail from the same network counts.'),
      ),
      remember_device: rememberDevice,
    })
    .check(
      z.refine(({ password, password_confirm }) => password === password_confirm, {
        path: ['password_confirm'],
        params: { sentence: 'passwords-differ' },
      }),
    ),
  reply: signedInOrChallenge,
})
