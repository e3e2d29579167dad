import * as z from 'zod/mini'
import { taxpayerStates } from '#domain/tax-id/taxpayer.ts'
import { query } from './endpoint.ts'
import { text } from './fields.ts'

/** The number of a taxpayer, with or without dashes; parses to nine or eleven digits. */
const taxpayerNumber = z.pipe(
  text(1, 20).check(
    z.refine((value) => /^(\d{9}|\d{11})$/.test(value.replace(/[- ]/g, '')), { params: { sentence: 'tax-id' } }),
  ),
  z.transform((value) => value.replace(/[- ]/g, '')),
)

export const getTaxpayer = query('ecommerce', 'GET taxpayers/{tax_id}', {
  summary: 'Get the name of a taxpayer from the tax authority’s register, by RNC or cédula',
  input: z.strictObject({ tax_id: taxpayerNumber }),
  reply: z.object({
    /** False where the store has no register; `taxpayer` is null then. */
    is_loaded: z.boolean(),
    taxpayer: z.nullable(
      z.object({
        tax_id: z.string(),
        name: z.string(),
        trade_name: z.nullable(z.string()),
        state: z.enum(taxpayerStates),
      }),
    ),
  }),
})
