import { expect, test } from 'vitest'
import { readSettings } from '#server/platform/settings.ts'
import { testStore } from '#server/testing/store.ts'
import { enqueueMail, enqueueSms } from './enqueue.ts'
import { mailTemplates } from './mails.ts'

const store = await testStore()
const ctx = { db: store.database.db, now: new Date(), afterCommit: () => {} }
const reader = { to: 'ana@example.com', language: 'en' } as const

test('a mail is stored with the data that its template takes', async () => {
  await store.reset()
  await enqueueMail(ctx, {
    ...reader,
    template: 'account-deleted',
    data: { firstName: 'Ana', at: ctx.now.toISOString() },
  })
  const row = await store.database.db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'payload'])
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ kind: 'mail', recipient: 'ana@example.com', payload: { template: 'account-deleted' } })
  const { data } = row.payload as unknown as { data: Record<string, unknown> }
  expect(mailTemplates(readSettings({}))['account-deleted']?.render(data, 'en').text).toContain('Ana')
})

test('a message without a field of its data, with another type or of no template does not compile', () => {
  const neverCalled = async () => {
    // @ts-expect-error `at` is missing
    await enqueueMail(ctx, { ...reader, template: 'account-deleted', data: { firstName: 'Ana' } })
    // @ts-expect-error another type
    await enqueueMail(ctx, { ...reader, template: 'account-deleted', data: { firstName: 'Ana', at: ctx.now } })
    // @ts-expect-error the data of another template
    await enqueueMail(ctx, { ...reader, template: 'welcome', data: { code: '042137', purpose: 'sign-in' } })
    // @ts-expect-error a purpose that no code has
    await enqueueMail(ctx, { ...reader, template: 'code', data: { firstName: 'Ana', code: '042137', purpose: 'gift' } })
    // @ts-expect-error a template that does not exist
    await enqueueMail(ctx, { ...reader, template: 'goodbye', data: { firstName: 'Ana' } })
    // @ts-expect-error text messages have no such template
    await enqueueSms(ctx, { ...reader, template: 'welcome', data: { firstName: 'Ana' } })
    // @ts-expect-error `purpose` is missing
    await enqueueSms(ctx, { ...reader, template: 'code', data: { code: '042137' } })
  }
  expect(neverCalled).toBeTypeOf('function')
})
