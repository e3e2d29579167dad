import * as z from 'zod/mini'
import { addressFieldMax, countryBox } from '#domain/addresses/address.ts'
import { addressTexts } from './address-texts.ts'
import { workingDays } from './working-days.ts'
import { command, query } from './endpoint.ts'
import { ignored, maybe, maybeValue, money, nothing, plainText, visibleText } from './fields.ts'
import { phone } from './identity.ts'

/** A customer's address. */
export const address = z.object({
  id: z.string(),
  ...addressTexts,
  /** The place on the map, or null, both, of an address that its customer has not shown there. */
  latitud: z.nullable(z.number()),
  longitud: z.nullable(z.number()),
  default: z.boolean(),
  /** Whether a branch delivers there. */
  usable_for_delivery: z.boolean(),
  /** The nearest branch whose messenger delivers there, or null. */
  codplace: z.nullable(z.number()),
  /** The branches that deliver there, nearest first. */
  availability: z.array(z.object({ branch_code: z.number(), available: z.boolean(), price: z.nullable(money) })),
  /** What national shipping costs for the order of one branch; null where it does not go. */
  national: z.nullable(z.object({ price: money, working_days: workingDays })),
})

/** The fields of an address that a customer fills in. */
const addressFields = {
  name: visibleText(addressFieldMax.name),
  phone,
  province: visibleText(addressFieldMax.province),
  city: visibleText(addressFieldMax.city),
  sector: visibleText(addressFieldMax.sector),
  street: visibleText(addressFieldMax.street),
  house: maybe(plainText(0, addressFieldMax.house)),
  number: maybe(plainText(0, addressFieldMax.number)),
  reference: z.pipe(
    maybe(plainText(0, addressFieldMax.reference)),
    z.transform((value) => value ?? ''),
  ),
  directions: maybe(plainText(0, addressFieldMax.directions)),
  latitud: maybe(z.number().check(z.gte(countryBox.south), z.lte(countryBox.north))),
  longitud: maybe(z.number().check(z.gte(countryBox.west), z.lte(countryBox.east))),
}

const addressId = z.uuid()

type SentPlace = { latitud?: number | undefined; longitud?: number | undefined }

/** A messenger needs the place; national shipping does not (ACCOUNT-16). Half a place is none. */
const wholePlace = (['latitud', 'longitud'] as const).map((missing) =>
  z.refine<SentPlace>((place) => place[missing] !== undefined || (place.latitud ?? place.longitud) === undefined, {
    path: [missing],
    params: { sentence: 'required' },
  }),
)

/**
 * One of the two is needed (ACCOUNT-40). Clients of before the number know the house alone. It is checked beside invalid
 * fields as well, so that a form shows all of its errors at once.
 */
const houseOrNumber = {
  path: ['house'],
  params: { sentence: 'house-or-number', isOfSeveralFields: true },
  when: ({ issues }: { issues: readonly { path?: readonly PropertyKey[] | undefined }[] }) =>
    issues.every(({ path }) => path?.[0] !== 'house' && path?.[0] !== 'number'),
}

/** Fields that the store computes. Clients may send an address back as they received it, so these are ignored. */
const computedFields = {
  codplace: ignored('The store finds the branches that deliver there.'),
  availability: ignored('The store finds the branches that deliver there.'),
  usable_for_delivery: ignored('The store finds the branches that deliver there.'),
  national: ignored('The store finds the price.'),
}

export const listAddresses = query('ecommerce', 'GET addresses', {
  summary: 'List the customer’s addresses, the default first, then the newest',
  input: nothing,
  reply: z.array(address),
})

export const createAddress = command('ecommerce', 'POST addresses', {
  summary:
    'Add an address; the customer’s first one becomes the default. National shipping needs no `latitud` and `longitud`',
  input: z
    .strictObject({
      ...addressFields,
      ...computedFields,
      id: ignored('The store gives the id.'),
      default: maybeValue(z.boolean()),
    })
    .check(z.refine(({ house, number }) => Boolean(house || number), houseOrNumber))
    .check(...wholePlace),
  reply: address,
  idempotent: true,
})

export const updateAddress = command('ecommerce', 'PUT addresses/{id}', {
  summary:
    'Update an address; a missing `house`, `number` or `directions` stays as it is; without `latitud` and `longitud` it has no place; `default: true` makes it the default as well, `false` changes nothing about that',
  input: z
    .strictObject({ ...addressFields, ...computedFields, id: addressId, default: maybeValue(z.boolean()) })
    .check(
      z.refine(
        ({ house, number }) => Boolean(house || number) || (house === undefined && number === undefined),
        houseOrNumber,
      ),
    )
    .check(...wholePlace),
  reply: address,
})

export const chooseDefaultAddress = command('ecommerce', 'PATCH addresses/default/{id}', {
  summary: 'Make an address the default',
  input: z.strictObject({ id: addressId }),
  reply: address,
})

export const deleteAddress = command('ecommerce', 'DELETE addresses/{id}', {
  summary: 'Delete an address; when it was the default, the newest of the others becomes the default',
  input: z.strictObject({ id: addressId }),
  reply: z.object({ id: z.string() }),
})
