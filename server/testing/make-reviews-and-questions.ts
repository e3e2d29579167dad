import { foldText } from '#domain/search/fold-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'

/** Makers of reviews, questions and answers for tests. */

export interface ReviewToMake {
  productCode: string
  rating?: number
  title?: string
  comment?: string
  /** The English translation of a review in Spanish. */
  translated?: { title: string; comment: string }
  votes?: number
  images?: string[]
  isVerifiedBuyer?: boolean
  createdAt?: Date
}

/** Makes a review, in Spanish unless stated otherwise; gives its id. */
export async function makeReview(db: Database, review: ReviewToMake): Promise<string> {
  const { productCode, rating = 5, title = 'Muy bueno', comment = 'Llegó rápido y funciona.', translated } = review
  const id = newId()
  await db
    .insertInto('reviews')
    .values({
      id,
      product_code: productCode,
      customer_id: null,
      author: 'Marisol P.',
      rating,
      language: 'es',
      title,
      comment,
      title_translated: translated?.title ?? null,
      comment_translated: translated?.comment ?? null,
      search_text: foldText([title, comment, translated?.title ?? '', translated?.comment ?? '']),
      images: JSON.stringify(review.images ?? []),
      is_verified_buyer: review.isVerifiedBuyer ?? false,
      votes: review.votes ?? 0,
      created_at: review.createdAt ?? new Date(),
    })
    .execute()
  return id
}

export interface QuestionToMake {
  productCode: string
  text?: string
  translated?: string
  votes?: number
  score?: number
  answers?: { text: string; translated?: string; score?: number; isStore?: boolean }[]
  createdAt?: Date
}

/** Makes a question with its answers, in Spanish; gives its id. */
export async function makeQuestion(db: Database, question: QuestionToMake): Promise<string> {
  const {
    productCode,
    text = '¿Trae garantía?',
    translated = null,
    votes = 0,
    score = 0,
    answers = [],
    createdAt = new Date(),
  } = question
  const id = newId()
  const written = { customer_id: null, language: 'es', created_at: createdAt }
  await db
    .insertInto('questions')
    .values({
      ...written,
      id,
      product_code: productCode,
      author: 'Joel M.',
      text,
      text_translated: translated,
      search_text: foldText([text, translated ?? '']),
      votes,
      score,
      answers_count: answers.length,
    })
    .execute()
  for (const { text: answer, translated: other = null, score: liked = 0, isStore = false } of answers) {
    await db
      .insertInto('answers')
      .values({
        ...written,
        question_id: id,
        author: isStore ? 'Vitrina' : 'Rafael D.',
        is_store: isStore,
        text: answer,
        text_translated: other,
        search_text: foldText([answer, other ?? '']),
        votes: Math.abs(liked),
        score: liked,
      })
      .execute()
  }
  return id
}
