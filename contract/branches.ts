import * as z from 'zod/mini'
import { query } from './endpoint.ts'
import { branchCode, flag, ignored, maybeValue, money, nothing } from './fields.ts'
import { workingDays } from './working-days.ts'

/** A branch. Closed branches are listed too, with `active: false`, because orders name them; nobody can select one. */
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
  /**
   * As `Mo-Fr 09:00-19:00; Sa 09:00-17:00` in the store's time zone, or null where they are not set. Holidays are in the
   * configuration.
   */
  opening_hours: z.nullable(z.string()),
})

export const listBranches = query('ecommerce', 'GET stores', {
  summary: 'List all branches, sorted by code',
  input: nothing,
  reply: z.array(branch),
})

/** Degrees from a query string; an empty text is refused instead of read as 0. */
const degrees = (max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/))]),
      z.transform(Number),
    ),
    z.number().check(z.gte(-max), z.lte(max)),
  )

export const findNearestBranch = query('ecommerce', 'GET stores/nearest', {
  summary: 'Find the open branch nearest to a location',
  input: z.object({ clientLat: degrees(90), clientLng: degrees(180) }),
  reply: z.object({ codplace: z.number() }),
})

export const listBranchLimits = query('ecommerce', 'GET stores/{codplace}/limits', {
  summary:
    'List the areas that the branch’s own messenger delivers to, as polygons; `price_from` is what a delivery there costs at least',
  input: z.object({ codplace: branchCode }),
  reply: z.array(
    z.object({ limits: z.array(z.object({ longitude: z.number(), latitude: z.number() })), price_from: money }),
  ),
})

export const listDeliveryPrices = query('ecommerce', 'GET stores/delivery-prices', {
  summary: 'List what deliveries cost: by the distance from each open branch that has a messenger, and by province',
  input: nothing,
  reply: z.object({
    /** The zones of each branch, the nearest first: how far it reaches, what a delivery there costs at least, and at that distance. */
    local: z.array(
      z.object({
        codplace: z.number(),
        zones: z.array(z.object({ km: z.number(), price_from: money, price_to: money })),
      }),
    ),
    /** The provinces of each price of national shipping, the cheapest first. */
    national: z.array(z.object({ price: money, working_days: workingDays, provinces: z.array(z.string()) })),
  }),
})

const verifiedAddressesMax = 50
const verifiedBranchesMax = 30

/** The caller's own name for a place: an address id, or any text for a point on a map that is no address yet. */
const placeId = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int()])

/** The other fields of an address as the store returns it: clients may send it back whole. */
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
      'number',
      'reference',
      'directions',
      'default',
      'codplace',
      'availability',
      'usable_for_delivery',
      'national',
    ] as const
  ).map((name) => [name, ignored('Only latitud and longitud locate the place.')]),
)

export const verifyLimits = query('ecommerce', 'POST stores/limit/verify', {
  summary: 'Check whether branches deliver to places, and for how much',
  input: z.strictObject({
    address: z
      .array(
        z.strictObject({
          id: placeId,
          latitud: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
          longitud: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
          quantity: maybeValue(z.int().check(z.gte(0), z.lte(1_000_000))).check(
            z.describe('Ignored: the delivery price does not depend on the quantity.'),
          ),
          ...restOfAddress,
        }),
      )
      .check(z.maxLength(verifiedAddressesMax)),
    branch_codes: z.array(branchCode).check(z.maxLength(verifiedBranchesMax)),
    calculate_prices: maybeValue(flag),
  }),
  reply: z.array(
    z.object({
      id: placeId,
      /** One entry per requested branch; `price` is null without `calculate_prices` and where the branch does not deliver. */
      verify: z.array(
        z.object({ branch_code: z.number(), limits: z.object({ available: z.boolean(), price: z.nullable(money) }) }),
      ),
    }),
  ),
})
