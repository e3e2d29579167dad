import * as z from 'zod/mini'
import { wholeNumber } from './fields.ts'

/** The fields with which a request names the page of a list: its number and its size, at most 50. */
export const pageFields = (defaultLimit: number, pagesMax = 10_000) => ({
  page: z._default(wholeNumber(1, pagesMax), 1),
  limit: z._default(wholeNumber(1, 50), defaultLimit),
})

/** The reply of a list in pages. A page past the end is empty and says how many rows there are. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number(), page: z.number(), pages: z.number(), limit: z.number() })
