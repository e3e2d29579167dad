import * as z from 'zod/mini'
import { productKey } from './products.ts'
import { query } from './endpoint.ts'
import { entryPage, pagination, writing } from './reviews.ts'

/** The sort orders of questions. */
export const questionSorts = [
  'popular',
  'recent',
  'oldest',
  'most_answers',
  'least_answers',
  'highest_score',
  'lowest_score',
] as const

/** The number of answers that a question lists at most, the best first. */
export const answersMax = 10

const voted = {
  id: z.string(),
  text: z.string(),
  /** The number of votes. */
  votes: z.number(),
  /** Votes in favour minus votes against. */
  score: z.number(),
  ...writing,
}

/** A question with its answers. */
export const question = z.object({
  ...voted,
  cod_articulo: z.string(),
  total_answers: z.number(),
  answers: z.array(
    z.object({
      ...voted,
      /** The store itself answered. */
      is_store: z.boolean(),
    }),
  ),
})

export const listQuestions = query('catalog', 'GET products/questions/{id}', {
  summary: 'List the questions about a product with their answers, in pages; the product by its _id or codarticulo',
  input: z.object({ id: productKey, order_by: z._default(z.enum(questionSorts), 'popular'), ...entryPage }),
  reply: z.object({ docs: z.array(question), ...pagination }),
})
