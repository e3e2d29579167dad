import * as contract from '#contract/questions.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listQuestions } from './list-questions.ts'
import { presentQuestions } from './present.ts'

export const questionRoutes = [
  route(
    contract.listQuestions,
    allowAnyone,
    async (ctx, { id, order_by: sort, q, page, limit }) => {
      const request = { sort, q, page, limit }
      return presentQuestions(ctx, await listQuestions(ctx, id, request), request)
    },
    { isPublic: true },
  ),
]
