import { expect, test } from 'vitest'
import { defaultBranchCode, firstBranchCode } from './default-branch.ts'

test('the preferred branch is the default while it is open, else the first branch', () => {
  expect(defaultBranchCode([1, 25], 25)).toBe(25)
  expect(defaultBranchCode([1, 3], 25)).toBe(firstBranchCode)
  expect(defaultBranchCode([1, 25], undefined)).toBe(firstBranchCode)
  expect(defaultBranchCode([], 25)).toBe(firstBranchCode)
})
