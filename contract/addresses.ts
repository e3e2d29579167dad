import * as z from 'zod/mini'
import { addressFieldMax, countryBox } from '#domain/addresses/address.ts'
import { addressTexts } from './address-texts.ts'
import { command, query } from './endpoint.ts'
import { ignored, maybe, maybeValue, money, nothing, text } from './fields.ts'
import { phone } from './identity.ts'

/** A customer's address. */
export const address = z.object({
  id: z.string(),
  ...addressTexts,
  latitud: z.number(),
  longitud: z.number(),
  default: z.boolean(),
  /** The nearest branch that delivers there itself, or null. */
  codplace: z.nullable(z.number()),
  /** The branches that deliver there, nearest first; a branch that is not named does not. */
  availability: z.array(z.object({ branch_code: z.number(), available: z.boolean(), price: z.nullable(money) })),
})

/** What a customer fills in for an address. */
export const addressFields = {
  name: text(1, addressFieldMax.name),
  phone,
  province: text(1, addressFieldMax.province),
  city: text(1, addressFieldMax.city),
  sector: text(1, addressFieldMax.sector),
  street: text(1, addressFieldMax.street),
  house: text(1, addressFieldMax.house),
  reference: z.pipe(
    maybe(text(0, addressFieldMax.reference)),
    z.transform((value) => value ?? ''),
  ),
  latitud: z.number().check(z.gte(countryBox.south), z.lte(countryBox.north)),
  longitud: z.number().check(z.gte(countryBox.west), z.lte(countryBox.east)),
}

const addressId = z.uuid()

/** What the store works out of an address itself; an address of its own may be sent back whole. */
const computedFields = {
  codplace: ignored('The store finds the branches that deliver there.'),
  availability: ignored('The store finds the branches that deliver there.'),
}

export const listAddresses = query('ecommerce', 'GET addresses', {
  summary: 'The customer’s addresses, the default one first, then the newest',
  input: nothing,
  reply: z.array(address),
})

export const createAddress = command('ecommerce', 'POST addresses', {
  summary: 'Keeps a new address; the first one becomes the default',
  input: z.strictObject({
    ...addressFields,
    ...computedFields,
    id: ignored('The store gives the id.'),
    default: maybeValue(z.boolean()),
  }),
  reply: address,
  idempotent: true,
})

export const updateAddress = command('ecommerce', 'PUT addresses/{id}', {
  summary: 'Changes an address; `default: true` makes it the default one as well, false leaves that as it is',
  input: z.strictObject({ ...addressFields, ...computedFields, id: addressId, default: maybeValue(z.boolean()) }),
  reply: address,
})

export const chooseDefaultAddress = command('ecommerce', 'PATCH addresses/default/{id}', {
  summary: 'Makes an address the default one',
  input: z.strictObject({ id: addressId }),
  reply: address,
})

export const deleteAddress = command('ecommerce', 'DELETE addresses/{id}', {
  summary: 'Removes an address; the newest of the others becomes the default where it was the default',
  input: z.strictObject({ id: addressId }),
  reply: z.object({ id: z.string() }),
})
