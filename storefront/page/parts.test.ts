import { describe, expect, test } from 'vitest'
import { partsOf } from './parts.ts'

describe('partsOf', () => {
  test.each(['/checkout', '/checkout/', '/checkout/delivery-details', '/auth/request'])(
    '%s has neither header nor footer',
    (path) => {
      expect(partsOf(path)).toMatchObject({
        hasHeader: false,
        hasHeaderOnMobile: false,
        hasFooter: false,
        hasMobileBar: false,
      })
    },
  )

  test('the finished order has both again', () => {
    expect(partsOf('/checkout/complete/1')).toMatchObject({ hasHeader: true, hasFooter: true })
  })

  test('creating an address hides the header on mobile alone', () => {
    expect(partsOf('/account/create-address')).toMatchObject({ hasHeader: true, hasHeaderOnMobile: false })
  })

  test.each([
    ['/', true],
    ['/shop', true],
    ['/products/AB-12', true],
    ['/products', false],
    ['/cart', false],
    ['/account', false],
  ])('the mobile bar on %s: %s', (path, shows) => {
    expect(partsOf(path).hasMobileBar).toBe(shows)
  })

  test('categories have a bar on home alone', () => {
    expect(partsOf('/').hasCategoryBar).toBe(true)
    expect(partsOf('/shop').hasCategoryBar).toBe(false)
  })
})
