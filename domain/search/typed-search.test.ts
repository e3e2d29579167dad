import { expect, test } from 'vitest'
import { searchText, searchTextMax } from './typed-search.ts'

test('a long text is cut between characters', () => {
  const cut = searchText('😀'.repeat(70) + 'x')
  expect(cut.length).toBeLessThanOrEqual(searchTextMax)
  expect(cut).toBe('😀'.repeat(60))
})
