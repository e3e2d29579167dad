import * as contract from '#contract/products.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listCategories } from './list-categories.ts'

export const productRoutes = [
  route(
    contract.listCategories,
    allowAnyone,
    async (ctx) =>
      (await listCategories(ctx)).map((category) => ({
        category_id: category.id,
        category_name: category.name,
        slug: category.slug,
        count: category.count,
      })),
    { isPublic: true },
  ),
]
