import { answersMax } from '#contract/questions.ts'
import { getProductCode } from '#server/modules/products/get-product-code.ts'
import type { Ctx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/**
 * A page of the questions about a product, by its _id or code, with their best answers. Refuses a product that does not
 * exist or is hidden.
 */
export async function listQuestions(ctx: Ctx, key: string, request: repository.QuestionsRequest) {
  return repository.listQuestions(ctx.db, await getProductCode(ctx, key), request, answersMax)
}
