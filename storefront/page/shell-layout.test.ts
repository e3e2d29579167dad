import { expect, test } from 'vitest'
import { type Page, pages } from '#contract/pages.ts'
import { layoutAttribute, shellLayoutOf } from './shell-layout.ts'

test.each(Object.values<Page>(pages))(
  '$path has the header, the footer and the mobile bar that the list of pages says',
  (page) => {
    const { hasCategoryBar: _, ...parts } = shellLayoutOf(page.path.replace(/:\w+/g, 'AB-12'))
    expect(parts).toEqual({
      hasHeader: !page.isBare,
      isHeaderHiddenOnPhones: page.isBareOnPhones ?? false,
      hasFooter: !page.isBare,
      hasMobileBar: page.hasMobileBar ?? false,
    })
  },
)

test('a slash at the end of a path changes nothing', () => {
  expect(shellLayoutOf('/checkout/')).toEqual(shellLayoutOf('/checkout'))
})

test('a path that is no page has header and footer, and no mobile bar', () => {
  for (const path of ['/products', '/nowhere'])
    expect(shellLayoutOf(path)).toMatchObject({ hasHeader: true, hasFooter: true, hasMobileBar: false })
})

test('home alone has a bar of categories', () => {
  expect(shellLayoutOf('/').hasCategoryBar).toBe(true)
  expect(shellLayoutOf('/shop').hasCategoryBar).toBe(false)
})

test.each([
  ['/', 'mobile-bar category-bar'],
  ['/shop', 'mobile-bar listing-bar'],
  ['/products/CEL-0001', 'mobile-bar buy-bar'],
  ['/cart', 'sticky-total'],
  ['/checkout/delivery-details', 'sticky-total'],
  ['/auth/sign-in', 'auth'],
  ['/contact', ''],
])('the style sheets know of %s that it has: %s', (path, parts) => {
  expect(layoutAttribute(path, true)).toBe(parts)
})

test('a store without the bar of categories leaves no space for it', () => {
  expect(layoutAttribute('/', false)).toBe('mobile-bar')
})
