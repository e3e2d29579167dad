import { beforeEach, expect, test } from 'vitest'
import { answersMax, listQuestions } from '#contract/questions.ts'
import { makeProduct } from '#server/testing/make.ts'
import { makeQuestion } from '#server/testing/make-reviews-and-questions.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
type Input = Parameters<ReturnType<typeof store.client>['call']>[1] & Record<string, unknown>
const list = (input: Input = {}, language: 'en' | 'es' = 'en') =>
  store.client({ language }).call(listQuestions, { id: 'A', ...input } as { id: string })
const texts = async (input: Input) => (await list(input)).docs.map(({ text }) => text)
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const answers = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Respuesta ${at}` }))

beforeEach(async () => {
  await store.reset()
  await makeProduct(db, { code: 'A' })
})

test('questions come five to a page', async () => {
  for (let each = 0; each < 6; each += 1) await makeQuestion(db, { productCode: 'A' })
  expect(await list()).toMatchObject({ total: 6, page: 1, pages: 2, limit: 5, docs: { length: 5 } })
  expect((await list({ page: 2 })).docs).toHaveLength(1)
})

test('they are sorted by attention, age, answers or score', async () => {
  await makeQuestion(db, { productCode: 'A', text: 'old', createdAt: day(1), votes: 9, score: -3, answers: answers(1) })
  await makeQuestion(db, { productCode: 'A', text: 'mid', createdAt: day(2), votes: 2, score: 2, answers: answers(3) })
  await makeQuestion(db, { productCode: 'A', text: 'new', createdAt: day(3), votes: 1, score: 1 })
  expect(await texts({})).toEqual(['old', 'mid', 'new'])
  expect(await texts({ order_by: 'recent' })).toEqual(['new', 'mid', 'old'])
  expect(await texts({ order_by: 'oldest' })).toEqual(['old', 'mid', 'new'])
  expect(await texts({ order_by: 'most_answers' })).toEqual(['mid', 'old', 'new'])
  expect(await texts({ order_by: 'least_answers' })).toEqual(['new', 'old', 'mid'])
  expect(await texts({ order_by: 'highest_score' })).toEqual(['mid', 'new', 'old'])
  expect(await texts({ order_by: 'lowest_score' })).toEqual(['old', 'new', 'mid'])
})

test('answers come with their question, the best first, at most ten', async () => {
  const given = [{ text: 'Creo que sí' }, { text: 'Sí, 90 días', score: 4, isStore: true }]
  await makeQuestion(db, { productCode: 'A', answers: given })
  const [question] = (await list({}, 'es')).docs
  expect(question?.answers.map(({ text, is_store, score }) => [text, is_store, score])).toEqual([
    ['Sí, 90 días', true, 4],
    ['Creo que sí', false, 0],
  ])
  await makeProduct(db, { code: 'B' })
  await makeQuestion(db, { productCode: 'B', answers: answers(12) })
  expect((await list({ id: 'B' })).docs[0]).toMatchObject({ total_answers: 12, answers: { length: answersMax } })
})

test('a search looks into questions and answers', async () => {
  await makeQuestion(db, { productCode: 'A', text: '¿Es a prueba de agua?', answers: [{ text: 'Sí, IP68' }] })
  await makeQuestion(db, { productCode: 'A', text: '¿Trae cargador?' })
  expect(await texts({ q: 'AGUA' })).toEqual(['¿Es a prueba de agua?'])
  expect(await texts({ q: 'ip68' })).toEqual(['¿Es a prueba de agua?'])
  expect(await texts({ q: 'estuche' })).toEqual([])
})

test('a question is read in the language of the page where it was translated', async () => {
  await makeQuestion(db, { productCode: 'A', text: '¿Trae cargador?', translated: 'Does it come with a charger?' })
  expect((await list()).docs[0]).toMatchObject({
    text: 'Does it come with a charger?',
    is_translated: true,
    language: 'en',
  })
  expect((await list({}, 'es')).docs[0]).toMatchObject({
    text: '¿Trae cargador?',
    is_translated: false,
    language: 'es',
  })
})

test('REVIEW-7: the store’s own answer is in the language of the page without a mark, a customer’s with one', async () => {
  const given = { text: 'Sí, 90 días', translated: 'Yes, 90 days' }
  await makeQuestion(db, { productCode: 'A', answers: [{ ...given, isStore: true, score: 1 }, given] })
  const [question] = (await list()).docs
  expect(question?.answers.map(({ text, language, is_translated }) => [text, language, is_translated])).toEqual([
    ['Yes, 90 days', 'en', false],
    ['Yes, 90 days', 'en', true],
  ])
})

test('an unknown product is not found, and nonsense is refused', async () => {
  await expect(list({ id: 'NONE' })).rejects.toMatchObject({ httpStatus: 404 })
  for (const query of ['order_by=x', 'page=-1', 'limit=21']) {
    expect((await store.send('GET', `/api/catalog/products/questions/A?${query}`)).status).toBe(422)
  }
})
