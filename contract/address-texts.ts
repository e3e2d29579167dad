import * as z from 'zod/mini'

/** The text fields of an address: of a customer's own, and of the copy that an order stores. */
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
