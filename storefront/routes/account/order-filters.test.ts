import { describe, expect, test } from 'vitest'
import { isNarrowed, readFilters, toWire, writeFilters } from './order-filters.ts'

const read = (text: string) => readFilters(new URLSearchParams(text))

describe('the filters of the order list', () => {
  test('a URL without a query shows the open orders, from the first page', () => {
    expect(read('')).toEqual({ tab: 'online', period: 'all', status: undefined, branch: undefined, page: 1 })
    expect(toWire(read(''))).toEqual({ finished: '0', page: 1 })
  })

  test('a parsed query gives the same URL again', () => {
    const address = '?tab=history&period=6m&status=delivered&branch=25&page=3'
    expect(writeFilters(read(address))).toBe(address)
    expect(toWire(read(address))).toEqual({
      finished: '1',
      filterDate: '6m',
      order_status_id: 6,
      branch_code: 25,
      page: 3,
    })
  })

  test('invalid values are ignored', () => {
    expect(read('?tab=x&period=1y&status=lost&branch=-1&page=0')).toEqual(read(''))
  })

  test('a status of the other tab is not requested', () => {
    expect(read('?status=delivered').status).toBeUndefined()
    expect(read('?tab=history&status=delivered').status).toBe('delivered')
  })

  test('the tab alone does not narrow the list', () => {
    expect(isNarrowed(read('?tab=history'))).toBe(false)
    expect(isNarrowed(read('?period=10d'))).toBe(true)
  })
})
