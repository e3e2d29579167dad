import * as contract from '#contract/orders.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder, listOrderProducts, listOrderedCodes } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { presentDetail, presentPage, presentStatuses, toFilters } from './present.ts'

const noOrders = { rows: [], total: 0, pages: 1 }

export const orderRoutes = [
  route(contract.listOrders, requireCustomer, async (ctx, input) => {
    const { page, limit, order_document_id } = input
    // Invoices and returns do not exist yet, so no order has a document to be found by.
    if (order_document_id) return presentPage({ ...noOrders, page, limit }, ctx.language)
    return presentPage(await listOrders(ctx, toFilters(input, ctx.now), page, limit), ctx.language)
  }),
  // Ahead of orders/{id}, which would take the word for a number.
  route(contract.listOrderStatuses, allowAnyone, (ctx) => presentStatuses(ctx.language), { isPublic: true }),
  route(contract.listOrderProducts, requireCustomer, async (ctx, { id, codplace }) => {
    const { branchCode, products } = await listOrderProducts(ctx, id, codplace)
    return {
      codplace: branchCode,
      products: products.map(({ product, quantity, note }) => ({
        product: presentCard(ctx, product),
        cod_articulo: product.code,
        quantity,
        note,
      })),
    }
  }),
  route(contract.getOrder, requireCustomer, async (ctx, { id }) =>
    presentDetail(await getOrder(ctx, id), ctx.language),
  ),
  route(
    contract.cancelOrder,
    requireCustomer,
    async (ctx, { id }) => presentDetail(await cancelOrder(ctx, id), ctx.language),
    { locksStock: (ctx, { id }) => listOrderedCodes(ctx, id) },
  ),
]
