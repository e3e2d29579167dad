import type { PersonalData } from '#server/platform/personal-data.ts'
import { anonymiseQuestions, listOwnAnswers, listOwnQuestions } from './personal-data-repository.ts'

export const questionData: PersonalData = {
  name: 'questions',
  collect: async ({ db, actor }) => ({
    questions: await listOwnQuestions(db, actor.customerId),
    answers: await listOwnAnswers(db, actor.customerId),
  }),
  erase: ({ db, actor }) => anonymiseQuestions(db, actor.customerId),
}
