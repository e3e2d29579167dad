import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { confirmOrder } from '#contract/orders.ts'
import { type Centavos, toCentavos, toDecimal } from '#domain/money/money.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { HeldOrder, OrderLine } from './checkout-state.ts'
import { loadOrders } from './reservation.ts'

/** What the shopper wants: the part of a line that the store works out the rest from. */
export type WishedLine = Pick<OrderLine, 'branchCode' | 'productCode' | 'quantity' | 'note'>

export interface LineChange {
  branchCode: number
  productCode: string
  name: string
  oldQuantity: number
  quantity: number
  /** There is more, but this shopper may reserve it only from this instant on. */
  limitedUntil: string | undefined
}

/** The order as it can be had now, where it is not as it was wished (CHECKOUT-3). */
export interface ChangedOrder {
  previousCentavos: Centavos
  currentCentavos: Centavos
  lines: readonly OrderLine[]
  changes: readonly LineChange[]
}

export type Verified = { held: HeldOrder } | { changed: ChangedOrder }

export const totalChangedCode = 8400016
const holdAtMostMs = 24 * 3_600_000
const holdUsuallyMs = 15 * 60_000 // CHECKOUT-5

type WireProducts = ReplyOf<typeof confirmOrder>['products']

/**
 * Lets the store recompute an order and hold its stock; or says what changed. Anything else is thrown as CallFailed.
 * `resumes` names the reservation that this page had before.
 */
export async function verifyOrder(
  lines: readonly WishedLine[],
  totalCentavos: Centavos,
  resumes?: string,
): Promise<Verified> {
  const { confirmOrder: endpoint } = await loadOrders()
  try {
    const answer = await browserClient.call(endpoint, {
      products: toWireProducts(lines),
      total_amount: toDecimal(totalCentavos),
      will_report: true,
      resumes,
    })
    return {
      held: {
        id: answer.verification_id,
        lines: toOrderLines(answer.products),
        totalCentavos: toCentavos(answer.total_order),
        expiresAtMs: endOfHold(Date.parse(answer.expires_at)),
      },
    }
  } catch (error) {
    const changed = error instanceof CallFailed && error.code === totalChangedCode && (await readChanged(error))
    if (!changed) throw error
    return { changed }
  }
}

/** Products keyed by branch code, as the wire has them. */
export function toWireProducts(lines: readonly WishedLine[]) {
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

async function readChanged({ data }: CallFailed): Promise<ChangedOrder | undefined> {
  const { totalChanged } = await import('#contract/orders.ts')
  const result = totalChanged.safeParse(data)
  if (!result.success) return undefined
  const { previous_total, current_total, products, changes } = result.data
  return {
    previousCentavos: toCentavos(previous_total),
    currentCentavos: toCentavos(current_total),
    lines: toOrderLines(products),
    changes: changes.map((change) => ({
      branchCode: change.codplace,
      productCode: change.codarticulo,
      name: change.description,
      oldQuantity: change.old_quantity,
      quantity: change.quantity,
      limitedUntil: change.limited_until,
    })),
  }
}

/**
 * The end of a hold by this browser's clock. A clock that is far off would end it at once or never; then the usual time
 * counts.
 */
function endOfHold(endsAtMs: number): number {
  const left = endsAtMs - Date.now()
  return left > 0 && left <= holdAtMostMs ? endsAtMs : Date.now() + holdUsuallyMs
}
