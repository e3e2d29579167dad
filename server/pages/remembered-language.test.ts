import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '#server/http-server.ts'
import { createByteCache } from '#server/platform/http/byte-cache.ts'
import { testStore } from '#server/testing/store.ts'
import { createPages } from './serve-pages.ts'

const { app } = await testStore()
const { platform } = app
const cache = createByteCache({ bytesMax: 10_000_000, version: () => 1 })
const nothing = () => Promise.resolve(false)
const pages = createPages({
  platform,
  cache,
  render: async (_page, { language }) => ({ status: 200, headers: {}, body: Buffer.from(language), isKept: true }),
  clientFor: (language) => app.clientOf({ actor: { kind: 'visitor' }, language, log: platform.log }),
  shop: {} as never,
  pageSettings: async () => ({ language: 'en', branchCode: 1, chatOrigin: undefined }) as never,
  ownUrl: () => 'http://store.test',
})
const server = createHttpServer({
  app,
  cache,
  settings: platform.settings,
  assets: nothing,
  media: nothing,
  siteFiles: nothing,
  shopFiles: () => false,
  isBranch: async () => false,
  pages,
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = async (headers: Record<string, string>) => {
  const answer = await fetch(`${origin}/?lang=es`, { headers })
  return { language: await answer.text(), cookie: answer.headers.get('set-cookie') }
}

test.each(['cross-site', 'same-site'])('a link that a browser calls %s shows its language, which is not remembered', async (site) => {
  expect(await ask({ 'sec-fetch-site': site })).toEqual({ language: 'es', cookie: null })
})

test.each(['same-origin', 'none'])('a language asked for by an address that a browser calls %s is remembered', async (site) => {
  expect(await ask({ 'sec-fetch-site': site })).toEqual({ language: 'es', cookie: expect.stringContaining('language=es') })
})
