import { expect, test } from 'vitest'
import { encodeUtf8 } from './encode-utf8.ts'

test('the parts of a page become its bytes in their order', () => {
  expect(encodeUtf8(['<p>−15% · ', 'niño 🛒', '</p>']).toString()).toBe('<p>−15% · niño 🛒</p>')
})

test('a page that is larger than the buffer is encoded whole, and the page before it stays as it was', () => {
  const before = encodeUtf8(['<p>small</p>'])
  expect(encodeUtf8(['…'.repeat(100_000), 'end']).length).toBe(300_003)
  expect(before.toString()).toBe('<p>small</p>')
})
