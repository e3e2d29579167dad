import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { confirmOrder, type totalChanged } from '#contract/orders.ts'
import { type Centavos, toCentavos, toDecimal } from '#domain/money/money.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { ReservedOrder, OrderLine } from './checkout-state.ts'
import { plausibleEndMs } from './reservation.ts'

/** A requested line: the store computes name, price and amount from it. Its price is the one that the page shows; it is not sent. */
export type OrderLineRequest = Pick<OrderLine, 'branchCode' | 'productCode' | 'quantity' | 'note' | 'unitPriceCentavos'>

/** A line of which the store has less than requested, or which has another price than the page showed. */
export interface LineChange {
  branchCode: number
  productCode: string
  name: string
  oldQuantity: number
  quantity: number
  /** The price of a unit that the page showed, and the store's; undefined where nothing is left. */
  oldPriceCentavos: Centavos
  priceCentavos: Centavos | undefined
  /**
   * The instant, in ISO 8601, from which this shopper may reserve more of the stock; undefined without such a limit.
   */
  limitedUntil: string | undefined
}

/** The order as the store can reserve it now, where that differs from the request (CHECKOUT-3). */
export interface ChangedOrder {
  previousCentavos: Centavos
  currentCentavos: Centavos
  lines: readonly OrderLine[]
  changes: readonly LineChange[]
}

/** What a shopper buys, and what they have decided on the way. */
export interface OrderRequest {
  customerId: string
  lines: readonly OrderLineRequest[]
  totalCentavos: number
  /** The changes that the shopper has accepted. */
  changes: readonly LineChange[]
  /** Whether the shopper orders this instead of finishing an open payment (CHECKOUT-21). */
  leavesPayment: boolean
}

export type ReserveResult = { reservation: ReservedOrder } | { changed: ChangedOrder }

const totalChangedCode = 8400016
const reservationUsualMs = 15 * 60_000 // CHECKOUT-5

type WireProducts = ReplyOf<typeof confirmOrder>['products']

interface ReserveOptions {
  /** The id of the reservation that this page had before. */
  resumes?: string | undefined
  /** Whether the store refuses while a payment of an earlier checkout is open, instead of ending its reservation. */
  unlessPaymentOpen?: boolean
}

/**
 * Requests that the store computes an order again and reserves its stock. Gives the reservation, or the order as it has
 * changed; throws every other refusal as CallFailed.
 */
export async function reserveOrder(
  lines: readonly OrderLineRequest[],
  totalCentavos: Centavos,
  { resumes, unlessPaymentOpen }: ReserveOptions = {},
): Promise<ReserveResult> {
  try {
    const reply = await browserClient.call(confirmOrder, {
      products: toWireProducts(lines),
      total_amount: toDecimal(totalCentavos),
      will_report: true,
      resumes,
      unless_payment_open: unlessPaymentOpen,
    })
    return {
      reservation: {
        id: reply.verification_id,
        lines: toOrderLines(reply.products),
        totalCentavos: toCentavos(reply.total_order),
        expiresAtMs: endOfReservation(reply.expires_at),
        unpaidOrders: reply.unpaid_orders,
      },
    }
  } catch (error) {
    const changed = error instanceof CallFailed && error.code === totalChangedCode && (await readChanged(error, lines))
    if (!changed) throw error
    return { changed }
  }
}

/** Products keyed by branch code, as the wire has them. */
export function toWireProducts(lines: readonly OrderLineRequest[]) {
  const products: Record<string, { codarticulo: string; quantity: number; note: string | null }[]> = {}
  for (const { branchCode, productCode, quantity, note } of lines) {
    const branch = (products[branchCode] ??= [])
    branch.push({ codarticulo: productCode, quantity, note })
  }
  return products
}

function toOrderLines(products: WireProducts): OrderLine[] {
  return Object.entries(products).flatMap(([branchCode, lines]) =>
    lines.map((line) => ({
      branchCode: Number(branchCode),
      productCode: line.codarticulo,
      name: line.description,
      quantity: line.quantity,
      unitPriceCentavos: toCentavos(line.price),
      amountCentavos: toCentavos(line.amount),
      note: line.note,
    })),
  )
}

async function readChanged(
  { data }: CallFailed,
  requested: readonly OrderLineRequest[],
): Promise<ChangedOrder | undefined> {
  const { totalChanged } = await import('#schemas/orders.ts')
  const result = totalChanged.safeParse(data)
  if (!result.success) return undefined
  const { previous_total, current_total, products, changes } = result.data
  const lines = toOrderLines(products)
  return {
    previousCentavos: toCentavos(previous_total),
    currentCentavos: toCentavos(current_total),
    lines,
    changes: requested.flatMap((line) => {
      const less = changes.find(
        ({ codplace, codarticulo }) => codplace === line.branchCode && codarticulo === line.productCode,
      )
      return changeOf(line, less, lines.find(isSameLine(line))) ?? []
    }),
  }
}

type Less = ReturnType<typeof totalChanged.parse>['changes'][number]

/** How the store's line differs from the requested one in quantity and price, if it does. */
function changeOf(
  requested: OrderLineRequest,
  less: Less | undefined,
  now: OrderLine | undefined,
): LineChange | undefined {
  const { branchCode, productCode, quantity: oldQuantity, unitPriceCentavos: oldPriceCentavos } = requested
  const priceCentavos = now?.unitPriceCentavos
  if (!less && (priceCentavos === undefined || priceCentavos === oldPriceCentavos)) return undefined
  return {
    branchCode,
    productCode,
    name: less?.description ?? now?.name ?? productCode,
    oldQuantity,
    quantity: less?.quantity ?? oldQuantity,
    oldPriceCentavos,
    priceCentavos,
    limitedUntil: less?.limited_until,
  }
}

type LineKey = Pick<OrderLine, 'branchCode' | 'productCode'>

/** Whether another line is of the same product at the same branch. */
export const isSameLine =
  ({ branchCode, productCode }: LineKey) =>
  (other: LineKey): boolean =>
    other.branchCode === branchCode && other.productCode === productCode

/**
 * The end of a reservation in milliseconds of this browser's clock. If the clock is so wrong that the reservation would
 * have ended already or last more than a day, it ends 15 minutes from now, the usual duration.
 */
function endOfReservation(expiresAt: string): number {
  return plausibleEndMs(expiresAt) ?? Date.now() + reservationUsualMs
}
