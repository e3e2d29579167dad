import { describe, expect, test } from 'vitest'
import { countFilters, readFilters, statusesOf, toWire, widened, writeFilters } from './order-filters.ts'

const read = (text: string) => readFilters(new URLSearchParams(text))
const checkout = '7f1c0f3e-0d0b-4f3e-9c34-0f8e6a2f0b11'

describe('the filters of the order list', () => {
  test('a URL without a query shows the open orders, from the first page', () => {
    expect(read('')).toEqual({ tab: 'online', period: 'all', page: 1 })
    expect(toWire(read(''))).toEqual({ tab: 'online', page: 1 })
  })

  test('a parsed query gives the same URL again', () => {
    const address = '?tab=history&period=6m&status=delivered&branch=25&delivery=pick_up&page=3'
    expect(writeFilters(read(address))).toBe(address)
    expect(toWire(read(address))).toEqual({
      tab: 'history',
      filterDate: '6m',
      stage: 'delivered',
      branch_code: 25,
      option_name: 'pick_up',
      page: 3,
    })
  })

  test('invalid values are ignored', () => {
    const search = '?tab=x&period=1y&status=lost&branch=-1&delivery=drone&checkout=1&number=+&page=0'
    expect(read(search)).toEqual(read(''))
  })

  test('a number is looked up in every tab: that of an order, else that of an invoice or a return', () => {
    expect(toWire(read('?tab=history&period=10d&number=10046'))).toEqual({ id: 10_046, page: 1 })
    expect(toWire(read('?number=E310000000007'))).toEqual({ order_document_id: 'E310000000007', page: 1 })
  })

  test('the orders of one checkout are looked up in every tab', () => {
    expect(toWire(read(`?checkout=${checkout}`))).toEqual({ global_id: checkout, page: 1 })
  })

  test('an order on hold and a canceled one are looked up by their status, as they are in no stage', () => {
    expect(toWire(read('?status=on_hold'))).toEqual({ tab: 'online', order_status_id: 7, page: 1 })
  })

  test.each([
    ['10014', { id: 10014 }],
    ['dv-000012', { order_document_id: 'dv-000012' }],
    ['B0100000001', { order_document_id: 'B0100000001' }],
    ['Lumen Aria 12', { product: 'Lumen Aria 12' }],
    ['E310000000001', { order_document_id: 'E310000000001' }],
    ['s24', { product: 's24' }],
    ['CEL-0001', { product: 'CEL-0001' }],
  ])('%s is looked up as %o', (text, sought) => {
    expect(toWire(read(`?number=${text}`))).toEqual({ ...sought, page: 1 })
  })

  test('a status that the tab cannot list is not requested', () => {
    expect(read('?status=delivered').status).toBeUndefined()
    expect(read('?tab=history&status=delivered').status).toBe('delivered')
    expect(statusesOf('offline')).toEqual([])
  })

  test('the tab alone does not narrow the list, and widening leaves nothing but the tab', () => {
    expect(countFilters(read('?tab=history&page=2'))).toBe(0)
    for (const search of ['period=10d', 'delivery=pick_up', 'number=7', `checkout=${checkout}`])
      expect(countFilters(read(search))).toBe(1)
    expect(countFilters(read('?period=10d&delivery=pick_up&branch=1'))).toBe(3)
    expect(writeFilters(widened(read('?tab=offline&period=10d&number=7&page=2')))).toBe('?tab=offline')
  })
})
