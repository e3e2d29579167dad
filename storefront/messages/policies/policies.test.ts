import { expect, test } from 'vitest'
import { policyTabs } from '#contract/policies.ts'
import { type PaymentKind, paymentKinds } from '#domain/payments/payment-kinds.ts'
import { checkoutMessages } from '../checkout.ts'
import { deliveryStepMessages } from '../delivery-step.ts'
import { orderReturnsMessages } from '../order-returns.ts'
import { questionsOf } from '../questions.ts'
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
    policies[language][tab].sections.map(({ paragraphs = [], steps = [], points = [], more }) => [
      paragraphs.length,
      steps.length,
      points.length,
      more?.to,
    ])
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
  ['delivery', 'en', 'National shipping'],
  ['delivery', 'es', 'Envío nacional'],
  ['returns', 'en', 'to the branch of your order'],
  ['returns', 'es', 'a la sucursal de tu pedido'],
  ['pickup', 'en', 'no extra fee'],
  ['pickup', 'es', 'no tiene costo adicional'],
] as const)('%s in %s promises: %s', (tab, language, promise) => {
  expect(textOf(tab, language)).toContain(promise)
})

test('each frequent question exists in both languages, with a link to the same policy', () => {
  const ways = languages.map((language) => questionsOf(language, paymentKinds).map(({ more }) => more?.to))
  expect(ways[1]).toEqual(ways[0])
})

test('SHELL-17: the FAQ names the ways to pay that the store accepts, and no others', () => {
  const namedFor = (accepted: readonly PaymentKind[]) =>
    questionsOf('en', accepted).find(({ question }) => question === 'How can I pay?')?.answer
  expect(namedFor(['cash', 'gift_card'])).toContain('cash when you receive your order or gift cards.')
  expect(namedFor(['cash', 'card', 'paypal'])).toContain('order, a credit or debit card, or PayPal.')
  expect(namedFor([])).toBeUndefined()
})

test.each(languages)('POLICY-7: the texts in %s name what the checkout shows as it is called there', (language) => {
  const { wantsReview, national } = deliveryStepMessages[language]
  const { noReceipt, change } = checkoutMessages[language]
  const faq = JSON.stringify(questionsOf(language, paymentKinds))
  for (const name of [wantsReview, noReceipt, change, national]) expect(faq.toLowerCase()).toContain(name.toLowerCase())
  expect(textOf('delivery', language)).toContain(national)
  expect(textOf('returns', language)).toContain(orderReturnsMessages[language].start)
})
