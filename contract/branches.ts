import * as z from 'zod/mini'
import { query } from './endpoint.ts'
import { branchCode, flag, ignored, maybeValue, money, nothing } from './fields.ts'

/** A branch. Closed ones are listed too, `active` false, since orders name them; nobody may choose them. */
export const branch = z.object({
  id: z.string(),
  codplace: z.number(),
  description: z.string(),
  address: z.string(),
  city_name: z.string(),
  lat: z.number(),
  long: z.number(),
  phone: z.string(),
  active: z.boolean(),
})

export const listBranches = query('ecommerce', 'GET stores', {
  summary: 'All branches, by their code',
  input: nothing,
  reply: z.array(branch),
})

/** Degrees of a query string; nothing at all is no number there. */
const degrees = (max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/))]),
      z.transform(Number),
    ),
    z.number().check(z.gte(-max), z.lte(max)),
  )

export const findNearestBranch = query('ecommerce', 'GET stores/nearest', {
  summary: 'The open branch nearest to a place',
  input: z.object({ clientLat: degrees(90), clientLng: degrees(180) }),
  reply: z.object({ codplace: z.number() }),
})

export const listBranchLimits = query('ecommerce', 'GET stores/{codplace}/limits', {
  summary: 'The areas that a branch delivers to itself, as polygons',
  input: z.object({ codplace: branchCode }),
  reply: z.array(z.object({ limits: z.array(z.object({ longitude: z.number(), latitude: z.number() })) })),
})

export const verifiedAddressesMax = 50
export const verifiedBranchesMax = 30

/** Any word that tells the caller its places apart: an address id, or whatever a map uses before there is one. */
const placeId = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int()])

/** What else an address of our own answers has; it may be sent whole. */
const restOfAddress = Object.fromEntries(
  (
    [
      'name',
      'phone',
      'province',
      'city',
      'sector',
      'street',
      'house',
      'reference',
      'default',
      'codplace',
      'availability',
    ] as const
  ).map((name) => [name, ignored('A place is found by latitud and longitud.')]),
)

export const verifyLimits = query('ecommerce', 'POST stores/limit/verify', {
  summary: 'Whether branches deliver to places, and for how much',
  input: z.strictObject({
    address: z
      .array(
        z.strictObject({
          id: placeId,
          latitud: z.number().check(z.gte(-90), z.lte(90)),
          longitud: z.number().check(z.gte(-180), z.lte(180)),
          quantity: maybeValue(z.int().check(z.gte(0), z.lte(1_000_000))).check(
            z.describe('Ignored: no delivery costs more for a larger quantity.'),
          ),
          ...restOfAddress,
        }),
      )
      .check(z.maxLength(verifiedAddressesMax)),
    branch_codes: z.array(z.int().check(z.gte(1), z.lte(99_999))).check(z.maxLength(verifiedBranchesMax)),
    calculate_prices: maybeValue(flag),
  }),
  reply: z.array(
    z.object({
      id: placeId,
      /** One entry for each branch asked for; `price` is null where it was not asked for or nothing is delivered. */
      verify: z.array(
        z.object({ branch_code: z.number(), limits: z.object({ available: z.boolean(), price: z.nullable(money) }) }),
      ),
    }),
  ),
})
