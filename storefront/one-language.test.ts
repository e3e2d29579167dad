import { expect, test } from 'vitest'
import { withOneLanguage } from './one-language.ts'

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
