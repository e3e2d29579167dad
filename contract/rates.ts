import * as z from 'zod/mini'
import { query } from './endpoint.ts'
import { wholeNumber } from './fields.ts'

/** The id of the rate of the US dollar, by which clients know it. */
export const dollarRateId = 3

export const getRate = query('ecommerce', 'GET rates/{id}', {
  summary: 'Get an exchange rate; 3 is that of the US dollar, and is not found until staff have set it',
  input: z.strictObject({ id: wholeNumber(1, 99_999) }),
  reply: z.object({
    id: z.number(),
    from: z.literal('USD'),
    to: z.literal('DOP'),
    /** How many RD$ one US$ is. */
    rate: z.number(),
    /** The day that the rate is of, such as `2026-11-20`. */
    date: z.string(),
  }),
})
