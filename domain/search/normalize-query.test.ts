import { expect, test } from 'vitest'
import { normalizeQuery, queryLengthMax } from './normalize-query.ts'

test('a long text is cut between characters', () => {
  const cut = normalizeQuery('😀'.repeat(70) + 'x')
  expect(cut.length).toBeLessThanOrEqual(queryLengthMax)
  expect(cut).toBe('😀'.repeat(60))
})
