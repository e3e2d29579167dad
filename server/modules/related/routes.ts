import * as contract from '#contract/related.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listRelated } from './list-related.ts'
import { presentRelated } from './present.ts'

export const relatedRoutes = [
  route(
    contract.listRelated,
    allowAnyone,
    async (ctx, input) => presentRelated(ctx, await listRelated(ctx, input.id, input.codplace)),
    { isPublic: true },
  ),
]
