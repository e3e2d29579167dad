import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expect, expectHydrated, stopClock, test } from '../shopper.ts'
import type { Texts } from '../texts.ts'

/** The effect of the store's settings on its pages. */

let store: ConfiguredStore
let chatServer: Server
let chatUrl: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  store = await startConfiguredStore()
  chatServer = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      '<!doctype html><html lang="en"><title>Chat</title><p>How can we help?</p><button>Write</button></html>',
    )
  })
  await new Promise<void>((done) => chatServer.listen(0, '127.0.0.1', done))
  chatUrl = `http://127.0.0.1:${(chatServer.address() as AddressInfo).port}/widget`
})
test.afterAll(async () => {
  chatServer?.close()
  await store?.stop()
})

const text = async (path: string, cookie = '') => (await fetch(store.url + path, { headers: { cookie } })).text()

test('the first page of a visit is of the configured branch, both in its HTML and in its data', async ({ browser }) => {
  await store.set({ default_point_of_sale: 25 })
  const context = await browser.newContext({ baseURL: store.url })
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const html = await (await page.goto('/'))?.text()
  const { data } = (await (await fetch(`${store.url}/api/ecommerce/stores`)).json()) as {
    data: { codplace: number; description: string }[]
  }
  const name = data.find(({ codplace }) => codplace === 25)?.description as string
  expect(html).toContain(`Branch: ${name}. Change`)
  await expectHydrated(page)
  await expect(page.getByRole('button', { name: `Branch: ${name}. Change` }).first()).toBeVisible()
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'branch')?.value).toBe('25')
  // No data was loaded again: the page was of that branch from the start.
  expect(requested.filter((url) => url.includes('.data'))).toEqual([])
  await context.close()
  await store.set({ default_point_of_sale: 1 })
})

test('after a change of the configured language all pages are in it, including cached ones', async () => {
  for (const _ of [1, 2, 3]) expect(await text('/contact')).toContain('<html lang="en"')
  await store.set({ statusLanguage: { text: 'es' } })
  await expect.poll(() => text('/contact')).toContain('<html lang="es"')
  await store.set({ statusLanguage: { text: 'en' } })
  await expect.poll(() => text('/contact')).toContain('<html lang="en"')
})

test('the footer’s company links open in a new tab and say so, and it shows only the payment methods that the store accepts', async ({
  page,
}) => {
  test.skip(test.info().project.name !== 'laptop', 'A phone has no footer.')
  await page.goto(`${store.url}/contact`)
  const footer = page.getByRole('contentinfo')
  const link = footer
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'About us (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  // The demo store has a bank account; without the sandbox it takes no card.
  const payments = footer
    .getByRole('list', { name: 'Pay with' })
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('list') })
  expect(await payments.allTextContents()).toEqual(['Cash', 'Bank deposit'])
  await store.set({ company_links: [] })
  await expect.poll(() => text('/contact')).not.toContain('About us')
  await page.goto(`${store.url}/contact`)
  await expect(footer.getByRole('navigation', { name: 'Company' })).toHaveCount(0)
})

async function signIn(page: Page, messages: Texts): Promise<void> {
  await page.goto(`${store.url}/account/devices`)
  await expectHydrated(page)
  const { email, password } = demoAccounts.find(({ role }) => role === 'customer') as (typeof demoAccounts)[number]
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(messages.nameOrEmail).fill(email)
  await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill(password)
  await stopClock(page)
  const known = page.waitForResponse(/\/users\/devices/)
  await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
  await known
}

test('without a chat no page allows a frame, and no chat opens', async () => {
  await store.set({ url_intercom: '' })
  await expect
    .poll(async () => (await fetch(`${store.url}/`)).headers.get('content-security-policy'))
    .not.toContain('frame-src')
})

test('a configured chat opens five seconds after the sign-in, can be closed by keyboard and stays closed in this tab', async ({
  page,
  messages,
  isMobile,
}) => {
  await store.set({ url_intercom: chatUrl })
  const policy = async () => (await fetch(`${store.url}/`)).headers.get('content-security-policy')
  await expect.poll(policy).toContain(`frame-src ${new URL(chatUrl).origin};`)
  await page.clock.install()
  await signIn(page, messages)
  const chat = page.getByRole('complementary', { name: 'Live chat' })
  await page.clock.runFor(4_900)
  await expect(chat).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(chat).toBeVisible()
  await page.clock.resume()
  await expect(page.frameLocator('iframe[title="Live chat"]').getByText('How can we help?')).toBeVisible()
  // It did not move the focus, and on a phone it covers nothing.
  expect(await chat.evaluate((it) => it.contains(document.activeElement))).toBe(false)
  if (isMobile) expect(await chat.evaluate((it) => getComputedStyle(it).position)).toBe('static')
  await expectAccessible(page)

  await chat.getByRole('button', { name: 'Close the chat' }).focus()
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  await page.reload()
  await expectHydrated(page)
  await page.clock.fastForward(8_000)
  await expect(chat).toHaveCount(0)

  await page.goto(`${store.url}/contact`)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(chat.getByRole('button', { name: 'Close the chat' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open the chat' })).toBeFocused()
})

test('no script of the chat runs in the page', async ({ page }) => {
  await store.set({ url_intercom: chatUrl })
  await page.goto(`${store.url}/contact`)
  await expectHydrated(page)
  const foreign = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
  )
  expect(foreign).toEqual([])
})
