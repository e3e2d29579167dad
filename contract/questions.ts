import * as z from 'zod/mini'
import { productKey } from './products.ts'
import { query } from './endpoint.ts'
import { opinionPage, pageFacts, writing } from './reviews.ts'

/** The orders that questions can be read in. */
export const questionSorts = [
  'popular',
  'recent',
  'oldest',
  'most_answers',
  'least_answers',
  'highest_score',
  'lowest_score',
] as const

/** At most so many answers come with a question, the best first. */
export const answersMax = 10

const voted = {
  id: z.string(),
  text: z.string(),
  /** How many voted. */
  votes: z.number(),
  /** Those in favour less those against. */
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
      /** Given by the store itself. */
      is_store: z.boolean(),
    }),
  ),
})

export const listQuestions = query('catalog', 'GET products/questions/{id}', {
  summary: 'The questions about a product by its _id or codarticulo with their answers, a page at a time',
  input: z.object({ id: productKey, order_by: z._default(z.enum(questionSorts), 'popular'), ...opinionPage }),
  reply: z.object({ docs: z.array(question), ...pageFacts }),
})
