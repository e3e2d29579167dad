import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectHydrated, registerNewCustomer, sendAs, test } from '../shopper.ts'
import { type Texts, texts } from '../texts.ts'

const sessionCookies = ['signed_in', 'vitrina_access', 'vitrina_refresh']
const daySeconds = 24 * 3600

async function signInHere(page: Page, messages: Texts, isRemembered: boolean): Promise<void> {
  await page.goto('/account')
  await expectHydrated(page)
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel(messages.nameOrEmail).fill('ana@vitrina.example')
  await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill('Mango-2026')
  await dialog.getByRole('checkbox', { name: messages.remember }).setChecked(isRemembered)
  await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
  await expect(page.getByRole('main')).toContainText('ana@vitrina.example')
}

/** For how many more seconds the browser stores the session's cookies; -1 where they end with the browser. */
async function lastingSeconds(context: BrowserContext): Promise<number[]> {
  const cookies = (await context.cookies()).filter(({ name }) => sessionCookies.includes(name))
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(sessionCookies)
  return cookies.map(({ expires }) => (expires === -1 ? -1 : expires - Date.now() / 1000))
}

for (const language of ['en', 'es'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a session that is not remembered ends with the browser, a remembered one lasts ninety days', async ({
      page,
      context,
    }) => {
      await signInHere(page, texts[language], false)
      expect(await lastingSeconds(context)).toEqual([-1, -1, -1])
      await context.clearCookies({ name: /^(vitrina_|signed_in)/ })
      await signInHere(page, texts[language], true)
      const lasting = await lastingSeconds(context)
      expect(Math.min(...lasting)).toBeGreaterThan(0)
      expect(Math.max(...lasting)).toBeGreaterThan(89 * daySeconds)
    })
  })
}

test.describe('another site', () => {
  for (const host of ['localhost', '127.0.0.1']) {
    test(`at ${host} signs nobody out with an empty form`, async ({ page, context, baseURL, messages }) => {
      await signInHere(page, messages, true)
      const form = `<form method="post" action="${baseURL}/api/ecommerce/logout"><button>Go</button></form>`
      const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(form))
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
      try {
        await page.goto(`http://${host}:${(site.address() as AddressInfo).port}/`)
        const [response] = await Promise.all([page.waitForResponse(/logout/), page.getByRole('button').click()])
        expect(response.status()).toBe(403)
      } finally {
        site.close()
        site.closeAllConnections()
      }
      await lastingSeconds(context)
      await page.goto('/account')
      await expect(page.getByRole('main')).toContainText('ana@vitrina.example')
    })
  }
})

test('a page that is opened with the cookies of a session that was ended elsewhere says so, with the way to the sign-in', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const cookies = await page.context().cookies()
  await sendAs(page, { origin, path: 'logout', data: {} })
  await page.context().addCookies(cookies)
  await page.goto('/cart')
  const notice = page.getByRole('status').filter({ hasText: 'Your session is over. Sign in again to go on.' })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await notice.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible()
})
