import { expect, test } from 'vitest'
import { compareMeta } from './compare-meta.ts'

const args = {
  matches: [
    { id: 'root', loaderData: { language: 'en', publicUrl: 'https://store.example', shop: { name: 'Vitrina' } } },
  ],
  location: { pathname: '/compare' },
}
const product = (codarticulo: string) => ({ codarticulo, description: `Phone ${codarticulo}` })
const canonical = (codes: string[]) =>
  compareMeta(args, codes.map(product)).find((entry) => 'rel' in entry && entry.rel === 'canonical')

test('the same products have one canonical URL in any order', () => {
  expect(canonical(['B', 'A'])).toMatchObject({ href: 'https://store.example/compare?codes=A,B' })
  expect(canonical(['A', 'B'])).toEqual(canonical(['B', 'A']))
})

test('the canonical URL of an empty comparison has no codes', () => {
  expect(canonical([])).toMatchObject({ href: 'https://store.example/compare' })
})

test('search engines may list a comparison, titled with the names of its products', () => {
  const meta = compareMeta(args, [product('B'), product('A')])
  expect(meta).toContainEqual({ title: 'Compare: Phone B · Phone A · Vitrina' })
  expect(meta.some((entry) => 'name' in entry && entry.name === 'robots')).toBe(false)
})
