import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { foldText } from '#domain/search/fold-text.ts'
import type { ProductToWrite } from '#server/modules/products/upsert-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Seeded, seeded } from '../seeded.ts'
import { authorName } from './people.ts'
import { type Asked, askedOfAll, askedOfCategory } from './question-texts.ts'

const dayMs = 86_400_000
const storeName = 'Vitrina'

/** Inserts questions of invented people about the demo's products, with answers. Four in ten products have no question. */
export async function fillQuestions(db: Database, products: readonly ProductToWrite[], now: Date): Promise<void> {
  const asked = products.flatMap((product) => questionsOf(product, now))
  const questions = asked.map(({ question }) => question)
  const answers = asked.flatMap((one) => one.answers)
  const written = 'id, author, language, text, text_translated, search_text, votes, score, created_at'
  await sql`
    insert into questions (${sql.raw(`${written}, product_code, answers_count`)})
    select ${sql.raw(`${written}, product_code, answers_count`)}
    from json_populate_recordset(null::questions, ${JSON.stringify(questions)}::json)`.execute(db)
  await sql`
    insert into answers (${sql.raw(`${written}, question_id, is_store`)})
    select ${sql.raw(`${written}, question_id, is_store`)}
    from json_populate_recordset(null::answers, ${JSON.stringify(answers)}::json)`.execute(db)
}

function questionsOf(product: ProductToWrite, now: Date) {
  const chance = seeded(`questions about ${product.code}`)
  if (chance.next() < 0.4) return []
  const pool = [...(askedOfCategory[product.categoryId] ?? []), ...askedOfAll(product)]
  const count = chance.whole(1, pool.length)
  // Rotated, so that not every product has the same first question.
  const start = chance.whole(0, pool.length - 1)
  return Array.from({ length: count }, (_, at) =>
    questionOf(product.code, pool[(start + at) % pool.length] as Asked, chance, now),
  )
}

function questionOf(productCode: string, { question, store, shopper }: Asked, chance: Seeded, now: Date) {
  const id = randomUUID()
  const askedAt = now.getTime() - chance.whole(2, 300) * dayMs
  const answers = [
    ...(store ? [{ ...writing(store, storeName, chance, askedAt + dayMs / 3), question_id: id, is_store: true }] : []),
    ...(shopper
      ? [
          {
            ...writing(shopper, authorName(chance.whole(0, 519)), chance, askedAt + dayMs * 1.4),
            question_id: id,
            is_store: false,
          },
        ]
      : []),
  ]
  return {
    question: {
      ...writing(question, authorName(chance.whole(0, 519)), chance, askedAt),
      id,
      product_code: productCode,
      answers_count: answers.length,
    },
    answers,
  }
}

function writing([en, es]: readonly [string, string], author: string, chance: Seeded, at: number) {
  const isSpanish = chance.next() < 0.7
  const votes = chance.next() < 0.5 ? 0 : chance.whole(1, 14)
  return {
    id: randomUUID(),
    author,
    language: isSpanish ? 'es' : 'en',
    text: isSpanish ? es : en,
    text_translated: isSpanish ? en : es,
    search_text: foldText([en, es]),
    votes,
    score: votes - 2 * chance.whole(0, Math.floor(votes / 4)),
    created_at: new Date(at),
  }
}
