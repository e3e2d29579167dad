import { expect, test } from 'vitest'
import { resultWithin } from './result-within.ts'

test('an answer in time is given', async () => {
  expect(await resultWithin(1_000, Promise.resolve('banners'))).toBe('banners')
})

test('an answer that does not come in time is none', async () => {
  expect(await resultWithin(20, new Promise(() => {}))).toBeUndefined()
})

test('a failure is no answer, and no fault', async () => {
  expect(await resultWithin(1_000, Promise.reject(new Error('no connection')))).toBeUndefined()
})
