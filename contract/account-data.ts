import * as z from 'zod/mini'
import { recoveryCodeMax } from '#domain/identity/recovery-code.ts'
import { command, query } from './endpoint.ts'
import { instant, maybe, nothing, text } from './fields.ts'

export const exportAccount = query('ecommerce', 'POST users/export', {
  summary: 'Export what the store has about the customer, a few times a day, with a recent proof',
  input: nothing,
  reply: z.object({
    exported_at: instant,
    /**
     * By the part of the store, such as `addresses`; names in snake_case, money as decimal RD$, and lists with at most
     * their newest 1,000 entries.
     */
    data: z.record(z.string(), z.unknown()),
  }),
})

export const deleteAccount = command('ecommerce', 'DELETE users', {
  summary: 'Delete the account; refused while an order, a balance or a credit is open',
  input: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(512)),
    /** The second factor, where the account has one. */
    code: maybe(text(1, recoveryCodeMax)),
  }),
  reply: nothing,
  inputInBody: true,
})
