import { expect, test } from 'vitest'
import { notationHint } from './cells.ts'
import { reportOf } from './report.ts'
import { emptySummary } from './summary.ts'

const hintFor = (cell: string, decimalComma: boolean, currencySigns: string[] = []) => {
  const hint = notationHint(cell, { decimalComma, currencySigns })
  return hint && reportOf({ ...emptySummary(), hints: new Map([[hint, 1]]) }, false)
}

test('IMPORT-54: a hint about amounts names the setting that the mapping does not have yet', () => {
  expect(hintFor('1.250,50', false)).toContain('"decimalComma": true')
  expect(hintFor('1,250.50', true)).toContain('"decimalComma": false')
  expect(hintFor('€ 1,250.50', false, ['RD$'])).toContain('"currencySigns" in the mapping')
  expect(hintFor('cheap', true)).toBeUndefined()
})
