import * as z from 'zod/mini'
import {
  businessCategories,
  buyingModes,
  customerKinds,
  missingOfBusiness,
  purchaseRecurrences,
  requiredOfBusiness,
} from '#domain/business-profile/business-profile.ts'
import { command, query } from './endpoint.ts'
import { maybe, maybeValue, money, nothing, plainText } from './fields.ts'
import { identificationConfirmed } from './national-id.ts'
import { personNameOrNone } from './person-name.ts'
import { taxIdOrNone } from './tax-id.ts'

/** What a customer said about the business; nulls where they said nothing, and for a person. */
const businessProfile = z.object({
  /** Null until the customer has said whether they buy as a person or as a business. */
  kind: z.nullable(z.enum(customerKinds)),
  company: z.nullable(z.string()),
  /** The RNC, or the national ID that a business without one uses. */
  rnc: z.nullable(z.string()),
  category: z.nullable(z.enum(businessCategories)),
  recurrence: z.nullable(z.enum(purchaseRecurrences)),
  buying: z.nullable(z.enum(buyingModes)),
  average_monthly_purchase: z.nullable(money),
  attendant_name: z.nullable(z.string()),
})

const reply = z.object({
  business_profile: businessProfile,
  /** The fields that a business has to state still. */
  missing: z.array(z.enum(requiredOfBusiness)),
})

export const getBusinessProfile = query('ecommerce', 'GET users/business-profile', {
  summary: 'Get whether the customer buys as a person or as a business, and what the business is',
  input: nothing,
  reply,
})

/** An amount of a form, which may be a text. */
const amount = z.coerce.number().check(z.gte(0), z.lte(1_000_000_000))

export const saveBusinessProfile = command('ecommerce', 'PUT users/business-profile', {
  summary:
    'Say whether the customer buys as a person or as a business; the fields of a business are removed for a person',
  input: z
    .strictObject({
      kind: z.enum(customerKinds),
      company: maybe(plainText(0, 99)),
      rnc: maybe(taxIdOrNone),
      identification_confirmed: identificationConfirmed,
      category: maybeValue(z.enum(businessCategories)),
      recurrence: maybeValue(z.enum(purchaseRecurrences)),
      buying: maybeValue(z.enum(buyingModes)),
      average_monthly_purchase: maybeValue(amount),
      attendant_name: maybe(personNameOrNone(99)),
    })
    .check(
      ...requiredOfBusiness.map((field) =>
        z.refine((input) => !missingOfBusiness(input as { kind?: string }).includes(field), {
          path: [field],
          params: { sentence: 'required' },
        }),
      ),
    ),
  reply,
})
