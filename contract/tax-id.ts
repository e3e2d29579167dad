import * as z from 'zod/mini'
import { isTaxId } from '#domain/customers/rnc.ts'
import { text } from './fields.ts'

/** A company's RNC or a person's national ID, with a right check digit. */
export const taxId = text(1, 20).check(z.refine(isTaxId, { params: { sentence: 'tax-id' } }))
