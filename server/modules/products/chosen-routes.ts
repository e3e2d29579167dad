import * as contract from '#contract/compare.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listCards } from './list-cards.ts'
import { listChosen } from './list-chosen.ts'
import { presentCard } from './present.ts'

const isPublic = { isPublic: true }

export const compareRoutes = [
  route(
    contract.compareProducts,
    allowAnyone,
    async (ctx, input) => ({
      products: (await listChosen(ctx, input.codes, input.place)).map((row) => ({
        ...presentCard(ctx, row),
        specifications: row.specifications.map(({ name, value }) => ({
          name: name[ctx.language],
          value: value[ctx.language],
        })),
        garanty: row.warrantyDays,
      })),
    }),
    isPublic,
  ),
  route(
    contract.listCards,
    allowAnyone,
    async (ctx, input) => ({
      docs: (await listCards(ctx, input.codes, input.place)).map((row) => presentCard(ctx, row)),
    }),
    isPublic,
  ),
]
