import * as z from 'zod/mini'

/** The text fields of an address: of a customer's own, and of the copy that an order stores. */
export const addressTexts = {
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  sector: z.string(),
  street: z.string(),
  /** The house, building or apartment; older clients write the number here as well. */
  house: z.string(),
  number: z.string(),
  reference: z.string(),
  /** How to find the door, in the customer’s own words. */
  directions: z.string(),
}
