import * as z from 'zod/mini'
import { command } from './endpoint.ts'
import { nothing, text } from './fields.ts'

export const reportSession = command('identity', 'POST report-session', {
  summary: 'End the session that a mail about an unknown device names, with the token of its link',
  input: z.strictObject({ token: text(1, 200) }),
  reply: nothing,
})
