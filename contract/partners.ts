import * as z from 'zod/mini'
import { partnerNameMax } from '#domain/partners/partner.ts'
import { command, query } from './endpoint.ts'
import { ignored, maybeValue, nothing } from './fields.ts'
import { identificationConfirmed, nationalIdToDigits } from './national-id.ts'
import { personName } from './person-name.ts'
import { phoneToDigits } from './phone.ts'

/** A person who may collect the customer's orders. */
export const partner = z.object({
  id: z.string(),
  full_name: z.string(),
  identification: z.string(),
  whatsapp: z.string(),
  default: z.boolean(),
})

/** The fields of a partner that a customer fills in. */
const partnerFields = {
  full_name: personName(partnerNameMax),
  identification: nationalIdToDigits,
  identification_confirmed: identificationConfirmed,
  whatsapp: phoneToDigits,
}

const partnerId = z.uuid()

export const listPartners = query('ecommerce', 'GET users/partners', {
  summary: 'List the customer’s partners, who may collect orders: the default first, then the newest',
  input: nothing,
  reply: z.array(partner),
})

export const createPartner = command('ecommerce', 'POST users/partners', {
  summary: 'Add a partner; the customer’s first one becomes the default',
  input: z.strictObject({
    ...partnerFields,
    id: ignored('The store gives the id.'),
    default: maybeValue(z.boolean()),
  }),
  reply: partner,
  idempotent: true,
})

export const updatePartner = command('ecommerce', 'PUT users/partners/{id}', {
  summary: 'Update a partner; `default: true` makes them the default as well, `false` changes nothing about that',
  input: z.strictObject({ ...partnerFields, id: partnerId, default: maybeValue(z.boolean()) }),
  reply: partner,
})

export const chooseDefaultPartner = command('ecommerce', 'PATCH users/partners/default/{id}', {
  summary: 'Make a partner the default',
  input: z.strictObject({ id: partnerId }),
  reply: partner,
})

export const deletePartner = command('ecommerce', 'DELETE users/partners/{id}', {
  summary: 'Remove a partner; when they were the default, the newest of the others becomes the default',
  input: z.strictObject({ id: partnerId }),
  reply: z.object({ id: z.string() }),
})
