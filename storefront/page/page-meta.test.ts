import { describe, expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const args = (pathname: string, language: 'en' | 'es' = 'en', bareLanguage: 'en' | 'es' = 'en') => ({
  matches: [
    {
      id: 'root',
      loaderData: { language, bareLanguage, publicUrl: 'https://vitrina.example', shop: { name: 'Vitrina' } },
    },
  ],
  location: { pathname },
})
const canonical = (meta: ReturnType<typeof pageMeta>) =>
  meta.find((entry) => 'rel' in entry && entry.rel === 'canonical')

describe('pageMeta', () => {
  test('the title contains the name of the store', () => {
    expect(pageMeta(args('/shop'), { title: 'Shop' })).toContainEqual({ title: 'Shop · Vitrina' })
    expect(pageMeta(args('/'), { title: '' })).toContainEqual({ title: 'Vitrina' })
  })

  test('the canonical URL names the language only where it is not the configured one', () => {
    expect(canonical(pageMeta(args('/shop'), { title: '' }))).toMatchObject({ href: 'https://vitrina.example/shop' })
    expect(canonical(pageMeta(args('/shop', 'es'), { title: '' }))).toMatchObject({
      href: 'https://vitrina.example/shop?lang=es',
    })
    const spanish = pageMeta(args('/shop', 'es', 'es'), { title: '' })
    expect(canonical(spanish)).toMatchObject({ href: 'https://vitrina.example/shop' })
    const other = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
    expect(spanish).toContainEqual(other('en', 'https://vitrina.example/shop?lang=en'))
    expect(spanish).toContainEqual(other('x-default', 'https://vitrina.example/shop'))
  })

  test('the part of the query that belongs to the page stays in its URLs', () => {
    const meta = pageMeta(args('/shop', 'es'), { title: '', query: 'category=16' })
    expect(canonical(meta)).toMatchObject({ href: 'https://vitrina.example/shop?category=16&lang=es' })
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en',
      href: 'https://vitrina.example/shop?category=16',
    })
  })

  test('a private page excludes search engines and has no canonical URL', () => {
    const meta = pageMeta(args('/cart'), { title: 'Cart', isPrivate: true })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(canonical(meta)).toBeUndefined()
  })

  test('a page without its root data still has a title', () => {
    expect(pageMeta({ matches: [undefined], location: { pathname: '/' } }, { title: 'Sorry' })).toContainEqual({
      title: 'Sorry',
    })
  })

  test('a page is shared with the store’s picture in its language, a product with its own', () => {
    const image = (meta: ReturnType<typeof pageMeta>) =>
      meta.find((entry) => 'property' in entry && entry.property === 'og:image')
    expect(image(pageMeta(args('/shop', 'es'), { title: '' }))).toMatchObject({
      content: 'https://vitrina.example/media/og/store-es.jpg',
    })
    const shared = { path: '/media/og/products/A-1-en.jpg', alt: 'Cover' }
    const meta = pageMeta(args('/product/A-1'), { title: 'Cover', shared })
    expect(image(meta)).toMatchObject({ content: 'https://vitrina.example/media/og/products/A-1-en.jpg' })
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Cover' })
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  })
})
