import { expect, test } from 'vitest'
import { bytesOf } from './bytes-of.ts'

test('the pieces of a page become its bytes, one after the other', () => {
  expect(bytesOf(['<p>−15% · ', 'niño 🛒', '</p>']).toString()).toBe('<p>−15% · niño 🛒</p>')
})

test('a page that is larger than any before it has room, and the one before it stays as it was', () => {
  const before = bytesOf(['<p>small</p>'])
  expect(bytesOf(['…'.repeat(100_000), 'end']).length).toBe(300_003)
  expect(before.toString()).toBe('<p>small</p>')
})
