import { type RawBuilder, sql } from 'kysely'
import type { questionSorts } from '#contract/questions.ts'
import { pageBounds } from '#domain/products/listing.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The fields that a question and an answer share. */
export interface WritingRow {
  id: string
  author: string
  language: 'en' | 'es'
  text: string
  textTranslated: string | null
  votes: number
  score: number
  createdAt: Date
}

export interface AnswerRow extends WritingRow {
  isStore: boolean
}

export interface QuestionRow extends WritingRow {
  productCode: string
  answersCount: number
  answers: AnswerRow[]
}

export interface QuestionsRequest {
  page: number
  limit: number
  sort: (typeof questionSorts)[number]
  q: string | undefined
}

const orders: Record<QuestionsRequest['sort'], RawBuilder<unknown>> = {
  popular: sql`q.votes + q.answers_count desc, q.created_at desc, q.id`,
  recent: sql`q.created_at desc, q.id`,
  oldest: sql`q.created_at, q.id`,
  most_answers: sql`q.answers_count desc, q.created_at desc, q.id`,
  least_answers: sql`q.answers_count, q.created_at desc, q.id`,
  highest_score: sql`q.score desc, q.created_at desc, q.id`,
  lowest_score: sql`q.score, q.created_at desc, q.id`,
}

const writingColumns = (alias: string) => {
  const of = sql.ref
  return sql`'id', ${of(`${alias}.id`)}, 'author', ${of(`${alias}.author`)}, 'language', ${of(`${alias}.language`)}, 'text', ${of(`${alias}.text`)},
    'textTranslated', ${of(`${alias}.text_translated`)}, 'votes', ${of(`${alias}.votes`)}, 'score', ${of(`${alias}.score`)},
    'createdAt', ${of(`${alias}.created_at`)}`
}

/**
 * A page of the questions about a product, each with its best answers, and how many questions there are in all. A
 * searched word may be in a question or in one of its answers.
 */
export async function listQuestions(
  db: Database,
  productCode: string,
  request: QuestionsRequest,
  answersMax: number,
): Promise<{ rows: QuestionRow[]; total: number }> {
  const { offset, limit } = pageBounds(request.page, request.limit)
  const words = queryWords(request.q ?? '').map((word) => {
    const pattern = `%${word}%`
    return sql`(q.search_text like ${pattern} or exists (select from answers a where a.question_id = q.id and a.search_text like ${pattern}))`
  })
  const where = sql.join([sql`q.product_code = ${productCode}`, ...words], sql` and `)
  const { rows } = await sql<{ total: number; question: AsJson | null }>`
    select counted.total, page.question from (select count(*)::int as total from questions q where ${where}) counted
    left join lateral (
      select json_build_object(${writingColumns('q')}, 'productCode', q.product_code, 'answersCount', q.answers_count, 'answers', (
        select coalesce(json_agg(json_build_object(${writingColumns('a')}, 'isStore', a.is_store) order by a.score desc, a.created_at, a.id), '[]')
        from (select * from answers where question_id = q.id order by score desc, created_at, id limit ${answersMax}) a
      )) as question
      from questions q where ${where}
      order by ${orders[request.sort]} limit ${limit} offset ${offset}
    ) page on true`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ question }) => (question ? [withInstants(question)] : [])),
  }
}

/** The question as JSON, in which instants are texts. */
type AsJson = Omit<QuestionRow, 'createdAt' | 'answers'> & {
  createdAt: string
  answers: (Omit<AnswerRow, 'createdAt'> & { createdAt: string })[]
}

function withInstants(question: AsJson): QuestionRow {
  const answers = question.answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt) }))
  return { ...question, createdAt: new Date(question.createdAt), answers }
}
