import { beforeEach, expect, test } from 'vitest'
import { contextOf } from '#server/platform/http/request-context.ts'
import { testStore } from '#server/testing/store.ts'
import { setSetting } from './set-setting.ts'
import { getWebPage } from './web-page.ts'

const store = await testStore()
const { platform } = store.app
const ctx = () =>
  contextOf({
    platform,
    actor: { kind: 'visitor' },
    now: new Date(),
    language: 'en',
    log: platform.log,
    clientIp: '127.0.0.1',
    userAgent: '',
  })

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
