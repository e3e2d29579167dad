import { expect, test } from 'vitest'
import { withOneLanguage, withOneText } from './one-language.ts'

test('a module of messages has the texts of one language under both names', () => {
  const code = `const en = { cart: 'Cart' }\nexport const messages: Messages<typeof en> = { en, es }\n`
  expect(withOneLanguage(code, 'es')).toBe(
    `const en = { cart: 'Cart' }\nexport const messages: Messages<typeof en> = { en: es, es: es }\n`,
  )
})

test('a module without messages at its end stays as it is', () => {
  const code = `const pair = { en, es }\nexport function listNames() {}\n`
  expect(withOneLanguage(code, 'es')).toBe(code)
})

test('a table of sentences has those of one language under both names', () => {
  const code = `const sentences = { card: { en: 'Invalid card.', es: 'Tarjeta inválida.' },\n  age: {\n    en: 'You\\'re too young.',\n    es: "No tienes la 'edad'.",\n  },\n}`
  expect(withOneText(code, 'es')).toBe(
    `const sentences = { card: { en: 'Tarjeta inválida.', es: 'Tarjeta inválida.' },\n  age: { en: "No tienes la 'edad'.", es: "No tienes la 'edad'." },\n}`,
  )
})
