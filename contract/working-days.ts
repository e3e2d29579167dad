import * as z from 'zod/mini'

/** In how many working days national shipping arrives. */
export const workingDays = z.object({ min: z.number(), max: z.number() })
