import * as contract from '#contract/products.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listProducts } from './list-products.ts'
import { presentList, toFilters } from './present.ts'

export const catalogueIndexRoutes = [
  route(
    contract.listProducts,
    allowAnyone,
    async (ctx, input) => presentList(ctx, await listProducts(ctx, toFilters(input)), input.limit),
    { isPublic: true },
  ),
]
