import { afterAll, expect, test } from 'vitest'
import { openPageSocket } from '#server/testing/page-socket.ts'
import { testStore } from '#server/testing/store.ts'

const { app } = await testStore()
const { origin, close } = await openPageSocket(app, async (_page, { language }) => {
  return { status: 200, headers: {}, body: Buffer.from(language), isCacheable: true }
})
afterAll(close)

const request = async (headers: Record<string, string>) => {
  const response = await fetch(`${origin}/?lang=es`, { headers })
  return { language: await response.text(), cookie: response.headers.get('set-cookie') }
}

test.each(['cross-site', 'same-site'])(
  'a link that a browser calls %s shows its language, which is not remembered',
  async (site) => {
    expect(await request({ 'sec-fetch-site': site })).toEqual({ language: 'es', cookie: null })
  },
)

test.each(['same-origin', 'none'])(
  'a language asked for by an address that a browser calls %s is remembered',
  async (site) => {
    expect(await request({ 'sec-fetch-site': site })).toEqual({
      language: 'es',
      cookie: expect.stringContaining('language=es'),
    })
  },
)
