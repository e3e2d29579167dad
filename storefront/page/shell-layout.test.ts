import { expect, test } from 'vitest'
import { type Page, pages } from '#contract/pages.ts'
import { shellLayoutOf } from './shell-layout.ts'

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
