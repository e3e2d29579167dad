import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/questions.ts'
import { lastPage } from '#domain/products/listing.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { QuestionRow, QuestionsRequest, WritingRow } from './repository.ts'

type Page = ReplyInputOf<typeof contract.listQuestions>

export function presentQuestions(
  ctx: Ctx,
  { rows, total }: { rows: QuestionRow[]; total: number },
  { page, limit }: QuestionsRequest,
): Page {
  return { docs: rows.map((row) => presentQuestion(ctx, row)), total, page, pages: lastPage(total, limit), limit }
}

function presentQuestion(ctx: Ctx, row: QuestionRow): Page['docs'][number] {
  return {
    ...presentWriting(ctx, row),
    cod_articulo: row.productCode,
    total_answers: row.answersCount,
    answers: row.answers.map((answer) => presentAnswer(ctx, answer)),
  }
}

/** The store writes in both languages: neither text of its answer is a translation of a customer’s (REVIEW-7). */
function presentAnswer(ctx: Ctx, answer: QuestionRow['answers'][number]) {
  const presented = presentWriting(ctx, answer)
  return { ...presented, is_translated: presented.is_translated && !answer.isStore, is_store: answer.isStore }
}

function presentWriting({ language }: Ctx, row: WritingRow) {
  const isTranslated = row.language !== language && row.textTranslated !== null
  return {
    id: row.id,
    text: (isTranslated && row.textTranslated) || row.text,
    votes: row.votes,
    score: row.score,
    author: row.author,
    language: isTranslated ? language : row.language,
    is_translated: isTranslated,
    created_at: row.createdAt.toISOString(),
  }
}
