import { beforeEach, expect, test } from 'vitest'
import { mailTemplates } from '#server/messages/mails.ts'
import { smsTemplates } from '#server/messages/sms.ts'
import { fetchHandler } from '#server/testing/fetch-handler.ts'
import { testStore } from '#server/testing/store.ts'
import { enqueueMessage } from '../outbox.ts'
import { readSettings, type Settings } from '../settings.ts'
import { createDevOutbox } from './dev-outbox.ts'

const store = await testStore()
const { db } = store.database
beforeEach(() => store.reset())

const ctx = { db, now: new Date('2026-11-20T12:00:00Z'), afterCommit: () => {} }
const welcome = (to: string) => ({ to, template: 'welcome', language: 'en' as const, data: { firstName: 'Ana' } })
const code = {
  to: '18095550100',
  template: 'code',
  language: 'es' as const,
  data: { code: '042137', purpose: 'sign-in' },
}

function outbox(changes: Partial<Settings> = {}, logo?: Buffer) {
  const settings = { ...readSettings({}), ...changes }
  const parts = { mails: mailTemplates(settings), sms: smsTemplates(settings), logo: async () => logo }
  return fetchHandler(createDevOutbox({ db, settings, ...parts }))
}

const textOf = async (response: Promise<Response | undefined>): Promise<string> =>
  (await (await response)?.text()) ?? ''
const firstMail = async () => Number((await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()).id)

test('the page shows the newest message first and escapes every value', async () => {
  await enqueueMessage(ctx, 'mail', welcome('first@example.com'))
  await enqueueMessage(ctx, 'mail', { ...welcome('<script>@example.com'), data: { firstName: '<img src=x>' } })
  const html = await textOf(outbox()('/dev/outbox'))
  expect(html).not.toMatch(/<script|<img/)
  expect(html.indexOf('&#60;script&#62;@example.com')).toBeLessThan(html.indexOf('first@example.com'))
})

test('a text message stands beside the mails, with its number, template, language and text', async () => {
  await enqueueMessage(ctx, 'sms', code)
  const html = await textOf(outbox()('/dev/outbox'))
  for (const part of ['+18095550100', '<dd>code</dd>', '<dd>es</dd>', 'Vitrina: usa 042137'])
    expect(html).toContain(part)
})

test('the page may load nothing but its own frames, which may run nothing', async () => {
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  const response = await outbox()('/dev/outbox')
  expect(response?.headers.get('content-security-policy')).toMatch(/default-src 'none'; .*frame-src 'self';/)
  expect(await response?.text()).toContain(
    `<iframe sandbox="allow-popups" loading="lazy" title="Welcome to Vitrina" src="/dev/outbox/mails/${await firstMail()}">`,
  )
})

test('the document of a mail has the shop’s logo in it, and a policy that runs and loads nothing', async () => {
  const images = { logo: { path: '/nowhere/logo.png', type: 'image/png' as const } }
  const page = outbox({ shop: { ...readSettings({}).shop, images } }, Buffer.from('the logo'))
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  const response = await page(`/dev/outbox/mails/${await firstMail()}`)
  for (const part of ["default-src 'none'", 'sandbox allow-popups', "frame-ancestors 'self'", 'img-src data:'])
    expect(response?.headers.get('content-security-policy')).toContain(part)
  expect(await response?.text()).toContain(`src="data:image/png;base64,${Buffer.from('the logo').toString('base64')}"`)
})

test('a message whose data does not fit its template is shown with the error', async () => {
  await enqueueMessage(ctx, 'mail', { ...welcome('ana@example.com'), data: {} })
  await enqueueMessage(ctx, 'sms', { ...code, data: {} })
  const html = await textOf(outbox()('/dev/outbox'))
  expect(html).toContain('Mail that cannot be shown')
  expect(html).toContain('The template code refused its data')
  expect(await outbox()(`/dev/outbox/mails/${await firstMail()}`)).toBeUndefined()
})

test.each(['/dev/outbox/mails/999', '/dev/outbox/mails/x', '/dev/outbox/', '/dev/outboxes', '/dev'])(
  '%s does not exist',
  async (path) => {
    expect(await outbox()(path)).toBeUndefined()
  },
)

test.each([{ DEV: false }, { DEV: true, SMTP_URL: 'smtp://mail.example', SMS_GATEWAY_URL: 'https://sms.example' }])(
  'nothing of it exists with %j',
  async (changes) => {
    await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
    expect(await outbox(changes)('/dev/outbox')).toBeUndefined()
    expect(await outbox(changes)(`/dev/outbox/mails/${await firstMail()}`)).toBeUndefined()
  },
)

test('messages that a server sends are not shown', async () => {
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  await enqueueMessage(ctx, 'sms', code)
  const noGateway = outbox({ SMTP_URL: 'smtp://mail.example' })
  expect(await textOf(noGateway('/dev/outbox'))).toContain('+18095550100')
  expect(await textOf(noGateway('/dev/outbox'))).not.toContain('ana@example.com')
  expect(await noGateway(`/dev/outbox/mails/${await firstMail()}`)).toBeUndefined()
  const noMailServer = outbox({ SMS_GATEWAY_URL: 'https://sms.example' })
  expect(await textOf(noMailServer('/dev/outbox'))).toContain('ana@example.com')
  expect(await textOf(noMailServer('/dev/outbox'))).not.toContain('+18095550100')
})
