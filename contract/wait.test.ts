import { expect, test } from 'vitest'
import { sentenceOf } from './refusals.ts'
import { formatWait } from './wait.ts'

test.each([
  [1, '1 second', '1 segundo'],
  [90, '90 seconds', '90 segundos'],
  [91, '2 minutes', '2 minutos'],
  [892, '15 minutes', '15 minutos'],
])('a wait of %s seconds is %s', (seconds, en, es) => {
  expect([formatWait(seconds, 'en'), formatWait(seconds, 'es')]).toEqual([en, es])
})

test('a refusal names a long wait in minutes', () => {
  const refusal = { code: 'too-many-requests', retryAfterSeconds: 892 } as const
  expect(sentenceOf(refusal, 'en')).toBe('Too many attempts. Try again in 15 minutes.')
  expect(sentenceOf(refusal, 'es')).toBe('Demasiados intentos. Prueba de nuevo en 15 minutos.')
})
