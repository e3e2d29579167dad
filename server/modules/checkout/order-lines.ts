import { sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import {
  type LookupResult,
  type SellableProduct,
  listSellableProducts,
} from '#server/modules/products/products-at-branch.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { VerifiedLine } from './repository.ts'

export interface WishedLine {
  branchCode: number
  productCode: string
  quantity: number
  note: string | null
}

export interface ComputedLine extends VerifiedLine {
  productId: string
  name: string
  amountCentavos: Centavos
}

type LinePlace = Pick<WishedLine, 'branchCode' | 'productCode'>

/** A product at a branch: of an order each stands once. */
export function keyOf({ branchCode, productCode }: LinePlace): string {
  return `${branchCode} ${productCode}`
}

/** What the store offers of products at branches now, by `keyOf`. */
export async function listWished(
  ctx: CustomerCtx,
  wished: readonly LinePlace[],
): Promise<Map<string, LookupResult<SellableProduct, null>>> {
  const rows = await listSellableProducts<null>(
    ctx,
    sql`
    select w.branch_code, w.product_code, 0 as place, null::json as context
    from unnest(${sqlColumn(wished, 'branchCode', 'int')}, ${sqlColumn(wished, 'productCode', 'text')}) as w (branch_code, product_code)`,
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/**
 * Verified lines with their names and amounts, as an answer shows them. A product that is gone since is named by its
 * code.
 */
export async function nameLines(ctx: CustomerCtx, verified: readonly VerifiedLine[]): Promise<ComputedLine[]> {
  const offers = await listWished(ctx, verified)
  return verified.map((line) => {
    const product = offers.get(keyOf(line))?.product
    const { productCode, quantity, unitPriceCentavos } = line
    return {
      ...line,
      productId: product?.id ?? '',
      name: product?.name ?? productCode,
      amountCentavos: quantity * unitPriceCentavos,
    }
  })
}
