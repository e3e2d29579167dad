import * as contract from '#contract/compare.ts'
import { shownStock } from '#domain/products/stock.ts'
import { listBranchStock } from '#server/modules/catalogue-index/list-branch-stock.ts'
import { listCards } from '#server/modules/catalogue-index/list-cards.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { compareProducts } from './compare-products.ts'
import { presentCompared } from './present.ts'

const isPublic = { isPublic: true }

export const compareRoutes = [
  route(
    contract.compareProducts,
    allowAnyone,
    async (ctx, { codes, place }) => ({
      products: (await compareProducts(ctx, codes, place)).map((product) => presentCompared(ctx, product)),
    }),
    isPublic,
  ),
  route(
    contract.listCards,
    allowAnyone,
    async (ctx, { codes, place }) => ({
      docs: (await listCards(ctx, codes, place)).map((card) => presentCard(ctx, card)),
    }),
    isPublic,
  ),
  route(
    contract.listBranchStock,
    allowAnyone,
    async (ctx, { codes }) => ({
      docs: (await listBranchStock(ctx, codes)).map(({ code, branches }) => ({
        codarticulo: code,
        branchesAvailable: branches.map(([branchCode, free]) => ({ pos_id: branchCode, existencia: shownStock(free) })),
      })),
    }),
    isPublic,
  ),
]
