import * as z from 'zod/mini'
import { isWholeCentavos } from '#domain/money/money.ts'
import { linesMax } from '#domain/cart/cart.ts'
import { lineNote, quantity } from './cart.ts'
import { ignored, maybe, maybeValue, productCode, wholeNumber } from './fields.ts'

const branchesMax = 30
export const amountMax = 10_000_000_000

// A multipart form carries numbers as texts, JSON carries numbers: both are accepted.
const formNumber = (decimals: RegExp) =>
  z.pipe(z.union([z.number(), z.string().check(z.regex(decimals))]), z.transform(Number))
const formWhole = (min: number, max: number) =>
  z.pipe(formNumber(/^\d{1,9}$/), z.number().check(z.int(), z.gte(min), z.lte(max)))
export const formMoney = z.pipe(formNumber(/^\d{1,12}(\.\d{1,20})?$/), z.number().check(z.gte(0), z.lte(amountMax)))
/** Such an amount that is paid as it is sent: whole centavos. */
export const formCentavos = formMoney.check(z.refine(isWholeCentavos, { params: { sentence: 'centavos' } }))
export const sentMoney = z.number().check(z.gte(0), z.lte(amountMax))
/** 1 is local delivery, 2 national shipping; any other is pick-up, as clients of the specification send it, and counts as 3. */
export const optionId = z.pipe(
  formWhole(0, 999_999_999),
  z.transform((id) => (id === 1 || id === 2 ? id : 3)),
)
export const orderId = wholeNumber(1, 1_000_000_000)
export const quoteId = wholeNumber(1, 1_000_000_000)

const orderLineRequest = z.strictObject({
  codarticulo: productCode,
  quantity: quantity(1),
  note: maybe(lineNote),
  product_id: ignored('Only codarticulo names the product.'),
  description: ignored('Part of a line that confirmOrder returned.'),
  price: ignored('The store computes every price.'),
  amount: ignored('The store computes every amount.'),
})

/** Requested lines keyed by branch code. A branch with an empty list is dropped; no product may repeat in a branch. */
export const requestedProducts = z.pipe(
  z.record(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.array(orderLineRequest).check(z.maxLength(linesMax))).check(
    z.refine((products) => Object.values(products).some((lines) => lines.length > 0), {
      params: { sentence: 'required' },
    }),
    z.refine((products) => Object.keys(products).length <= branchesMax, { params: { sentence: 'format' } }),
    z.refine((products) => Object.values(products).every(hasEachOnce), { params: { sentence: 'product-twice' } }),
  ),
  z.transform((products) => Object.fromEntries(Object.entries(products).filter(([, lines]) => lines.length > 0))),
)

function hasEachOnce(lines: readonly { codarticulo: string }[]): boolean {
  return new Set(lines.map((line) => line.codarticulo)).size === lines.length
}

export const shipments = maybeValue(z.array(z.looseObject({})).check(z.maxLength(branchesMax))).check(
  z.describe('Accepted and ignored. `option_id` and `address_id` define the delivery.'),
)

/** Whether an order that is delivered has an address. */
export function hasDeliveryAddress(input: { option_id: number; address_id?: string | undefined }): boolean {
  return input.option_id === 3 || input.address_id !== undefined
}

/** Whether an order that is really placed has payments. */
export function hasPayments(input: { payments?: unknown; only_confirm?: boolean | undefined }): boolean {
  return input.payments !== undefined || input.only_confirm === true
}

/** A list covers at most this many orders of a customer, the newest ones (decision 036). */
export const listedOrdersMax = 10_000
/** A search for a product covers this many, since it reads all their lines (ORDER-18). */
export const searchedOrdersMax = 1_000
