import * as contract from '#contract/products.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getProduct } from './get-product.ts'
import { presentDetail } from './present.ts'

const isPublic = { isPublic: true }

export const productPageRoutes = [
  route(
    contract.getProductByCode,
    allowAnyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.code, input.codplace)) }),
    isPublic,
  ),
  route(
    contract.getProduct,
    allowAnyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.id, input.codplace)) }),
    isPublic,
  ),
]
