import type { CallFailed } from '#contract/client.ts'
import type { totalChanged } from '#contract/orders.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { OrderLine } from './checkout-state.ts'
import { type OrderLineRequest, isSameLine, toOrderLines } from './order-lines.ts'

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

/**
 * The order as the store can reserve it, from its refusal of `requested`; undefined where the refusal says nothing of
 * it.
 */
export async function readChanged(
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
