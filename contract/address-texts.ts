import * as z from 'zod/mini'

/** What an address says in words: a customer's own, and the one that an order keeps of it. */
export const addressTexts = {
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  sector: z.string(),
  street: z.string(),
  house: z.string(),
  reference: z.string(),
}
