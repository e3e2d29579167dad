import { lastPage, type sortOrders } from '#domain/catalogue/listing.ts'
import type { Ctx } from '#server/platform/context.ts'
import { levelOf } from './level.ts'
import * as repository from './repository.ts'

export interface ListFilters {
  q: string | undefined
  page: number
  limit: number
  sort: (typeof sortOrders)[number]
  category: number | undefined
  brands: string[]
  models: string[]
  prices: { from?: number | undefined; to?: number | undefined } | undefined
  branchCode: number
  rated: number | undefined
  onlyOffers: boolean
  onlyWithStock: boolean
}

export interface ProductList {
  rows: repository.ProductRow[]
  total: number
  page: number
  pages: number
  brands: repository.BrandCount[]
}

/** One page of the catalogue, at the caller's price level. A page past the end is empty and tells how many there are. */
export async function listProducts(ctx: Ctx, filters: ListFilters): Promise<ProductList> {
  const { rows, total, brands } = await repository.listProducts(ctx.db, filters, levelOf(ctx.actor), ctx.now, ctx.language)
  return { rows, total, page: filters.page, pages: lastPage(total, filters.limit), brands }
}
