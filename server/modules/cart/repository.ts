import { type RawBuilder, sql } from 'kysely'
import {
  type ProductAtBranch,
  completeProducts,
  listProductsAtBranch,
} from '#server/modules/catalogue-index/products-at-branch.ts'
import { reservedForCustomer } from '#server/modules/inventory/reserved-for-customer.ts'
import type { LiveFields, LookupResult } from '#server/modules/products/sellable-product.ts'
import { findLiveFields } from '#server/modules/products/sellable-products.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { sqlArray, sqlColumn } from '#server/platform/database/arrays.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What a cart has of a product: quantity 0 where it is requested and not in the cart. */
export interface CartLineState {
  quantity: number
  note: string | null
  /** The units that this customer has reserved already, which are free for this customer. */
  reserved: number
}

/** A product of a cart, with its price and free stock at the branch. */
export type CartRow = LookupResult<ProductAtBranch, CartLineState>

const reserved = (customerId: RawBuilder<unknown>) =>
  reservedForCustomer({ customerId, branchCode: sql`l.branch_code`, productCode: sql`l.product_code` })

/** The customer's lines of all branches, the first added first. */
export async function listLines(ctx: CustomerCtx): Promise<CartRow[]> {
  const customerId = sql`${ctx.actor.customerId}::uuid`
  const rows = await listProductsAtBranch<CartLineState>(
    ctx,
    sql`
    select l.branch_code, l.product_code, l.added_at as place,
      json_build_object('quantity', l.quantity, 'note', l.note, 'reserved', ${reserved(customerId)}) as context
    from cart_lines l where l.customer_id = ${customerId}`,
  )
  return rows.map(withOwnReserved)
}

/**
 * The customer's lines of a branch, and the named products where they are not among them. One statement reads the carts
 * that several customers ask for at this moment.
 */
export async function listLinesWith(
  ctx: CustomerCtx,
  branchCode: number,
  productCodes: readonly string[],
): Promise<CartRow[]> {
  const { customerId } = ctx.actor
  const rows = await loadCart(ctx.db, { customerId, branchCode, productCodes })
  return (await completeProducts(ctx, rows)).map(withOwnReserved)
}

interface CartRequest {
  customerId: string
  branchCode: number
  productCodes: readonly string[]
}

const loadCart = createBatchLoader(findCarts)

async function findCarts(
  db: Database,
  requests: readonly CartRequest[],
): Promise<LookupResult<LiveFields, CartLineState>[][]> {
  const requested = requests.flatMap(({ productCodes }, index) =>
    productCodes.map((productCode) => ({ productCode, request: index + 1 })),
  )
  const rows = await findLiveFields<CartLineState & { request: number }>(
    db,
    sql`
    select l.branch_code, l.product_code, l.added_at as place,
      json_build_object('request', l.request, 'quantity', l.quantity, 'note', l.note, 'reserved', ${reserved(sql`l.customer_id`)}) as context
    from (
      with carts as (
        select * from unnest(${sqlColumn(requests, 'customerId', 'uuid')}, ${sqlColumn(requests, 'branchCode', 'int')})
          with ordinality as c (customer_id, branch_code, request))
      select carts.request, k.customer_id, k.branch_code, k.product_code, k.quantity, k.note, k.added_at
      from carts join cart_lines k on k.customer_id = carts.customer_id and k.branch_code = carts.branch_code
      union all
      select carts.request, carts.customer_id, carts.branch_code, a.product_code, 0, null, null
      from carts join unnest(${sqlColumn(requested, 'request', 'int')}, ${sqlColumn(requested, 'productCode', 'text')})
        as a (request, product_code) on a.request = carts.request
      where not exists (select from cart_lines k
        where k.customer_id = carts.customer_id and k.branch_code = carts.branch_code and k.product_code = a.product_code)
    ) l`,
  )
  const byRequest = Map.groupBy(rows, ({ context }) => context.request)
  return requests.map((_, index) => byRequest.get(index + 1) ?? [])
}

/** Some products at a branch, for the cart of a guest, of which the store has no lines. */
export function listGuestProducts(ctx: Ctx, branchCode: number, productCodes: readonly string[]): Promise<CartRow[]> {
  return listProductsAtBranch(
    ctx,
    sql`
    select ${branchCode}::int as branch_code, a.product_code, a.place, json_build_object('quantity', 0, 'note', null, 'reserved', 0) as context
    from unnest(${sqlArray(productCodes, 'text')}) with ordinality as a (product_code, place)`,
  )
}

function withOwnReserved(row: CartRow): CartRow {
  return row.product?.isSold && row.context.reserved
    ? { ...row, product: { ...row.product, free: row.product.free + row.context.reserved } }
    : row
}
