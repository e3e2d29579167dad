import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

/** The questions that a customer asked, newest first. */
export function listOwnQuestions(db: Database, customerId: string) {
  return db
    .selectFrom('questions')
    .select(['product_code', 'author', 'language', 'text', 'votes', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

/** The answers that a customer gave, newest first. */
export function listOwnAnswers(db: Database, customerId: string) {
  return db
    .selectFrom('answers')
    .select(['question_id', 'author', 'language', 'text', 'votes', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

/** Leaves the questions and answers of a customer without their author. */
export async function anonymiseQuestions(db: Database, customerId: string): Promise<void> {
  const nobody = { customer_id: null, author: sql<string>`case language when 'es' then 'Cliente' else 'Customer' end` }
  await db.updateTable('questions').set(nobody).where('customer_id', '=', customerId).execute()
  await db.updateTable('answers').set(nobody).where('customer_id', '=', customerId).execute()
}
