import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from './app.ts'
import { describeRoutes } from './platform/http/documents.ts'

test('contract/openapi.json describes the current API', () => {
  const committed = JSON.parse(readFileSync(new URL('../contract/openapi.json', import.meta.url), 'utf8')) as unknown
  // A client receives JSON, without undefined values.
  const current: unknown = JSON.parse(JSON.stringify(describeRoutes(routes, 'Vitrina')))
  expect(committed, 'Write it anew with npm run openapi.').toEqual(current)
  // Its order as well: otherwise the next change of one field would move hundreds of lines.
  const isInOrder = JSON.stringify(committed) === JSON.stringify(current)
  expect(isInOrder, 'Its order is another one. Write it anew with npm run openapi.').toBe(true)
})
