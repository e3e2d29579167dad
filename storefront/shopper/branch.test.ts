import { describe, expect, test } from 'vitest'
import { branchToUse } from './branch.ts'

const branches = [{ codplace: 1 }, { codplace: 7 }, { codplace: 25 }]

describe('branchToUse', () => {
  test('the nearest branch counts before the configured one', () => {
    expect(branchToUse(branches, { nearest: 7, configured: 25 })).toBe(7)
  })

  test('a nearest branch that is not in the list falls back to 1', () => {
    expect(branchToUse(branches, { nearest: 9, configured: 25 })).toBe(1)
  })

  test('without a position it is the configured branch', () => {
    expect(branchToUse(branches, { configured: 25 })).toBe(25)
  })

  test('without either it is 1', () => {
    expect(branchToUse(branches, {})).toBe(1)
    expect(branchToUse(branches, { configured: 99 })).toBe(1)
  })
})
