import { expect, test } from 'vitest'
import { hiddenEmail } from './hidden-email.ts'

test.each([
  ['marina@example.com', 'm•••a@e•••.com'],
  ['al@example.com.do', 'a•••@e•••.do'],
  ['x@y.co', 'x•••@y•••.co'],
])('%s is shown as %s', (email, hidden) => {
  expect(hiddenEmail(email)).toBe(hidden)
})
