import { expect, test } from 'vitest'
import { formatExpected, formatMomentOfYear } from './dates.ts'

const instant = '2026-08-09T14:05:00.000Z'

test.each([
  ['en', /^Sun, Aug 9, 10:05\u00A0AM$/],
  ['es', /^dom, 9 ago, 10:05\u00A0a\.\u00A0m\.$/],
] as const)('a time never breaks over two lines, in %s, also in a month that begins with a', (language, text) => {
  expect(formatExpected(instant, language, true)).toMatch(text)
  expect(formatMomentOfYear(instant, language)).toMatch(/10:05\u00A0/)
})
