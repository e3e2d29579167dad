import * as contract from '#contract/related.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listCompanions } from './list-companions.ts'
import { listRelated } from './list-related.ts'
import { presentCompanions, presentRelated } from './present.ts'

export const relatedRoutes = [
  route(
    contract.listRelated,
    allowAnyone,
    async (ctx, input) => presentRelated(ctx, await listRelated(ctx, input.id, input.codplace)),
    { isPublic: true },
  ),
  route(
    contract.listCompanions,
    allowAnyone,
    async (ctx, { codes, place }) => presentCompanions(ctx, await listCompanions(ctx, codes, place)),
    { isPublic: true },
  ),
]
