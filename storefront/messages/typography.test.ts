import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

test.each(files)('%s writes the ellipsis at its word, and the same quotation marks as all others', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  expect(text).not.toMatch(/ …['`]/)
  expect(text).not.toMatch(/[«»]/)
})
