import { expect, test } from 'vitest'
import { listNames } from './list-names.ts'

test('names are listed as each language does it', () => {
  expect(listNames('en', ['its name'])).toBe('its name')
  expect(listNames('en', ['its name', 'RNC', 'how you buy'])).toBe('its name, RNC, and how you buy')
  expect(listNames('es', ['el nombre', 'el RNC', 'cómo compras'])).toBe('el nombre, el RNC y cómo compras')
  expect(listNames('es', ['una cuenta', 'el crédito'], 'or')).toBe('una cuenta o el crédito')
})
