import { afterAll, expect, test } from 'vitest'
import { openPageSocket } from '#server/testing/page-socket.ts'
import { testStore } from '#server/testing/store.ts'

const { app } = await testStore()
const { origin, close } = await openPageSocket(app, async (_page, { language }) => {
  return { status: 200, headers: {}, body: Buffer.from(language), isCacheable: true }
})
afterAll(close)

const request = async (headers: Record<string, string>, path = '/?lang=es') => {
  const response = await fetch(`${origin}${path}`, { headers })
  return { language: await response.text(), cookie: response.headers.get('set-cookie') }
}

test.each(['cross-site', 'same-site'])(
  'a %s link shows the page in its language and stores no cookie',
  async (site) => {
    expect(await request({ 'sec-fetch-site': site })).toEqual({ language: 'es', cookie: null })
  },
)

test.each(['same-origin', 'none'])('the language of a %s request is stored in a cookie', async (site) => {
  expect(await request({ 'sec-fetch-site': site })).toEqual({
    language: 'es',
    cookie: expect.stringContaining('language=es'),
  })
})

test('data of a page, which a browser may prefetch, store no language', async () => {
  expect(await request({ 'sec-fetch-site': 'same-origin' }, '/shop.data?lang=es')).toEqual({
    language: 'es',
    cookie: null,
  })
})
