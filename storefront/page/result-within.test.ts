import { expect, test } from 'vitest'
import { resultWithin } from './result-within.ts'

test('a result in time is given', async () => {
  expect(await resultWithin(1_000, Promise.resolve('banners'))).toBe('banners')
})

test('a result that comes too late is undefined', async () => {
  expect(await resultWithin(20, new Promise(() => {}))).toBeUndefined()
})

test('the result of a failed call is undefined, and nothing is thrown', async () => {
  expect(await resultWithin(1_000, Promise.reject(new Error('no connection')))).toBeUndefined()
})
