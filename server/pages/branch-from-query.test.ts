import { expect, test } from 'vitest'
import { branchFromQuery } from './branch-from-query.ts'

test('an address that chooses a branch leads to the same one without it', () => {
  expect(branchFromQuery('/contact?city=santiago&branch=4')).toEqual({
    branchCode: 4,
    location: '/contact?city=santiago',
  })
  expect(branchFromQuery('/shop?branch=25')).toEqual({ branchCode: 25, location: '/shop' })
})

test.each([
  '/contact',
  '/contact?branch=',
  '/contact?branch=x',
  '/contact?branch=123456',
  '/contact.data?branch=4',
  '/nowhere?branch=4',
  '//evil.example?branch=4',
])('%s chooses none', (url) => {
  expect(branchFromQuery(url)).toBeUndefined()
})
