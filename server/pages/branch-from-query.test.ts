import { expect, test } from 'vitest'
import { branchFromQuery } from './branch-from-query.ts'

test('a URL that chooses a branch leads to the same URL without it', () => {
  expect(branchFromQuery('/contact?city=santiago&branch=4')).toEqual({
    branchCode: 4,
    location: '/contact?city=santiago',
  })
  expect(branchFromQuery('/shop?branch=25')).toEqual({ branchCode: 25, location: '/shop' })
})

test('the path stays as it was requested, even where no product can have the id', () => {
  expect(branchFromQuery('/products/a%20b?branch=4')).toEqual({ branchCode: 4, location: '/products/a%20b' })
})

test.each([
  '/contact',
  '/contact?branch=',
  '/contact?branch=x',
  '/contact?branch=123456',
  '/contact.data?branch=4',
  '/nowhere?branch=4',
  '//evil.example?branch=4',
])('%s chooses no branch', (url) => {
  expect(branchFromQuery(url)).toBeUndefined()
})
