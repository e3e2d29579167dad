import * as z from 'zod/mini'
import {
  identificationKinds,
  identificationPurposes,
  identificationStates,
  readIdentification,
} from '#domain/identification/identification.ts'
import { command, query } from './endpoint.ts'
import { flag, instant, maybeValue, nothing, text } from './fields.ts'
import { identificationConfirmed } from './national-id.ts'

const identification = z.object({
  state: z.enum(identificationStates),
  kind: z.nullable(z.enum(identificationKinds)),
  number: z.nullable(z.string()),
  foreigner: z.boolean(),
  submitted_at: z.nullable(instant),
  /** Why staff refused it, in their words. */
  reason: z.nullable(z.string()),
  /** The paths of the images, for the customer alone. */
  front: z.nullable(z.string()),
  back: z.nullable(z.string()),
  /** Whether the store asks this customer for one; otherwise it accepts none. */
  is_required: z.boolean(),
  /** What the store asks for it. */
  required_for: z.array(z.enum(identificationPurposes)),
})

export const getIdentification = query('ecommerce', 'GET users/identification', {
  summary: 'Get the identification of the customer and its state',
  input: nothing,
  reply: z.object({ identification }),
})

type Given = { identification?: string; foreigner?: boolean | undefined }
const isRead = ({ identification = '', foreigner = false }: Given) =>
  readIdentification(identification, foreigner) !== undefined

export const submitIdentification = command('ecommerce', 'POST users/identification', {
  summary:
    'Submit an identification with its images; another one takes its place until staff have accepted one. The back is needed for a national ID',
  input: z
    .strictObject({
      identification: text(1, 30).check(z.describe('A national ID, an RNC, or a foreigner’s passport')),
      foreigner: maybeValue(flag),
      identification_confirmed: identificationConfirmed,
    })
    .check(
      z.refine((given: Given) => given.foreigner === true || isRead(given), {
        path: ['identification'],
        params: { sentence: 'tax-id' },
      }),
      z.refine((given: Given) => given.foreigner !== true || isRead(given), {
        path: ['identification'],
        params: { sentence: 'passport' },
      }),
    ),
  files: { front: { missing: 'identification-image' }, back: {} },
  reply: z.object({ identification }),
})
