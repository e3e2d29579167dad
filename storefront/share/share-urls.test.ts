import { expect, test } from 'vitest'
import { withAbsoluteUrls, mailUrl, shareUrl } from './share-urls.ts'

const shared = {
  url: 'https://store.test/products/A-1',
  title: 'Funda & mica 50% «Brío»',
  picture: 'https://store.test/media/x-800.webp',
}
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('X gets the title as text and the link apart', () => {
  expect(fieldsOf(shareUrl('X', shared))).toEqual({ text: shared.title, url: shared.url })
})

test('Facebook gets the link alone', () => {
  expect(fieldsOf(shareUrl('Facebook', shared))).toEqual({ u: shared.url })
})

test('WhatsApp gets title and link as one message', () => {
  expect(fieldsOf(shareUrl('WhatsApp', shared))).toEqual({ text: `${shared.title}\n${shared.url}` })
})

test('Pinterest gets the picture as well, where there is one', () => {
  expect(fieldsOf(shareUrl('Pinterest', shared))).toEqual({
    url: shared.url,
    description: shared.title,
    media: shared.picture,
  })
  expect(fieldsOf(shareUrl('Pinterest', { ...shared, picture: undefined }))).not.toHaveProperty('media')
})

test('spaces travel as %20: a plus would be read as one by some networks', () => {
  expect(shareUrl('WhatsApp', { url: shared.url, title: 'a b+c' })).toContain('a%20b%2Bc')
})

test('a mail draft names no receiver', () => {
  const address = new URL(mailUrl(shared))
  expect(address.pathname).toBe('')
  expect(fieldsOf(mailUrl(shared))).toEqual({ subject: shared.title, body: `${shared.title}\n\n${shared.url}` })
})

test('a path of the store becomes an absolute URL, and the picture a WebP file', () => {
  expect(withAbsoluteUrls({ url: '/products/A-1', title: 'A', picture: '/media/x' }, 'https://store.test')).toEqual({
    url: 'https://store.test/products/A-1',
    title: 'A',
    picture: 'https://store.test/media/x-800.webp',
  })
})
