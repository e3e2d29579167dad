import { beforeEach, expect, test } from 'vitest'
import { contextOf } from '#server/platform/http/edge.ts'
import { testStore } from '#server/testing/store.ts'
import { setSetting } from './set-setting.ts'
import { getWebPage } from './web-page.ts'

const store = await testStore()
const { platform } = store.app
const ctx = () =>
  contextOf(
    platform,
    {
      identified: { actor: { kind: 'visitor' }, byCookie: false, headers: [] },
      now: new Date(),
      language: 'en',
      log: platform.log,
    },
    '127.0.0.1',
  )

beforeEach(() => store.reset())

test('a setting is kept, and set again', async () => {
  await setSetting(ctx(), 'general.web_page', { message: 'one' })
  await setSetting(ctx(), 'general.web_page', { message: 'two' })
  expect((await getWebPage(ctx())).message).toBe('two')
})

test('a changed setting outdates what pages were rendered with', async () => {
  const before = platform.catalogue.current()
  await setSetting(ctx(), 'general.web_page', { message: 'new' })
  await expect.poll(() => platform.catalogue.current()).toBeGreaterThan(before)
})
