import { expect, test } from 'vitest'
import { policyTabs } from '#contract/policies.ts'
import { questions } from '../questions.ts'
import { changingPolicies } from './changing.ts'
import { gettingPolicies } from './getting.ts'
import { trustPolicies } from './trust.ts'

const policies = {
  en: { ...gettingPolicies.en, ...changingPolicies.en, ...trustPolicies.en },
  es: { ...gettingPolicies.es, ...changingPolicies.es, ...trustPolicies.es },
}
const languages = ['en', 'es'] as const
const textOf = (tab: (typeof policyTabs)[number], language: 'en' | 'es') => JSON.stringify(policies[language][tab])

test.each(policyTabs)('%s says as much in Spanish as in English', (tab) => {
  const shape = (language: 'en' | 'es') =>
    policies[language][tab].sections.map(({ paragraphs = [], points = [] }) => [paragraphs.length, points.length])
  expect(shape('es')).toEqual(shape('en'))
})

test.each(policyTabs)('%s names the same figures in both languages', (tab) => {
  const figures = (language: 'en' | 'es') => textOf(tab, language).match(/\d+/g)?.toSorted()
  expect(figures('es')).toEqual(figures('en'))
})

test.each([
  ['warranty', 'en', '90 days'],
  ['warranty', 'es', '90 días'],
  ['returns', 'en', '30 days'],
  ['returns', 'es', '30 días'],
  ['delivery', 'en', '4 to 5 working hours, Monday to Friday'],
  ['delivery', 'es', '4 a 5 horas laborables, de lunes a viernes'],
  ['delivery', 'en', '1 to 2 working days'],
  ['delivery', 'es', '1 a 2 días laborables'],
  ['pickup', 'en', 'no extra fee'],
  ['pickup', 'es', 'no tiene costo adicional'],
] as const)('%s in %s promises: %s', (tab, language, promise) => {
  expect(textOf(tab, language)).toContain(promise)
})

test('each frequent question exists in both languages, with a link to the same policy', () => {
  const ways = languages.map((language) => questions[language].map(({ more }) => more?.to))
  expect(ways[1]).toEqual(ways[0])
})
