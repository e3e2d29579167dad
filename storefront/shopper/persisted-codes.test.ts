import { expect, test } from 'vitest'
import { parseCodes } from './persisted-codes.ts'

test('codes are read as they were stored', () => {
  expect(parseCodes('["B-2","A.1"]', 4)).toEqual(['B-2', 'A.1'])
})

test('each code counts once, up to the maximum of the list', () => {
  expect(parseCodes('["A","B","A","C"]', 2)).toEqual(['A', 'B'])
})

test.each([null, '', '{', '{"a":1}', '"A"', '[1,null,{},"<b>","a b"]'])('%s is no list', (text) => {
  expect(parseCodes(text, 4)).toEqual([])
})
