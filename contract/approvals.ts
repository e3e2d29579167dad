import * as z from 'zod/mini'
import { command, query } from './endpoint.ts'
import { instant, nothing, text } from './fields.ts'
import { rememberDevice } from './identity.ts'
import { signedInOrChallenge } from './sign-in.ts'

/**
 * A sign-in that is begun on one device and approved on another one, where its customer is signed in (ACCOUNT-28). The
 * digits are shown on the first device and written on the second; `secret` is for the first device alone.
 */
export const beginApproval = command('identity', 'POST requests', {
  summary: 'Begin a sign-in that another device approves; valid for 600 seconds',
  input: z.strictObject({ remember_device: rememberDevice }),
  reply: z.object({ id: z.string(), secret: z.string(), digits: z.string(), expires_in: z.number() }),
})

export const getApproval = query('identity', 'GET requests/{id}', {
  summary: 'Get the device that waits for an approval',
  input: z.strictObject({ id: z.uuid() }),
  reply: z.object({
    device: z.string(),
    created_at: instant,
    expires_at: instant,
    status: z.enum(['open', 'approved', 'refused']),
  }),
})

export const approveSignIn = command('identity', 'POST requests/{id}/approve', {
  summary: 'Approve the sign-in of another device with the six digits that it shows; five tries',
  input: z.strictObject({ id: z.uuid(), digits: text(1, 20) }),
  reply: nothing,
})

export const refuseSignIn = command('identity', 'POST requests/{id}/refuse', {
  summary: 'Refuse the sign-in of another device',
  input: z.strictObject({ id: z.uuid() }),
  reply: nothing,
})

export const finishApproval = command('identity', 'POST requests/{id}/sign-in', {
  summary: 'Sign in once the other device has approved; `waiting` until then',
  input: z.strictObject({ id: z.uuid(), secret: text(1, 200) }),
  reply: z.union([...signedInOrChallenge.def.options, z.object({ waiting: z.literal(true) })]),
})
