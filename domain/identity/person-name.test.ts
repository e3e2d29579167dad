import { expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'

test.each(['Ana', 'Ñ', 'María José', 'O’Neill', 'Juan 2', '李', 'Омар'])('%s can be a name', (text) => {
  expect(isPersonName(text)).toBe(true)
})

test.each(['123', '—', '.', '4 5', '809-555-0142', '😀'])('%s has no letter and is no name', (text) => {
  expect(isPersonName(text)).toBe(false)
})
