import * as z from 'zod/mini'

/** Whose a record is, in lists for employees. */
export const customerOfRecord = z.object({ code: z.string(), name: z.string() })
