import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, test } from '../shopper.ts'

/**
 * The shell around the pages: the link to the questions, the offline notification, the page without header and footer.
 */

const isPhone = () => test.info().project.name === 'phone'

for (const from of ['/', '/shop', '/contact', '/contact/faq', '/contact#branches', '/cart']) {
  test(`the link to the questions scrolls to them from ${from} each time it is clicked, and back returns`, async ({
    page,
    messages,
  }) => {
    await page.goto('/home/policies/returns')
    await page.goto(from)
    await expectHydrated(page)
    const questions = page.locator('#faq')
    const top = () => questions.evaluate((it) => Math.round(it.getBoundingClientRect().top))
    for (const _ of [1, 2]) {
      if (isPhone()) await page.getByRole('button', { name: messages.menu }).click()
      const around = isPhone() ? page.locator('#mobile-menu') : page.getByRole('contentinfo')
      await around.getByRole('link', { name: 'FAQ' }).click()
      // A store that renders its pictures for the first time sends the page's code after them.
      await expect(page).toHaveURL(/\/contact\/faq/, { timeout: 30_000 })
      await expect(questions).toBeFocused()
      await expect.poll(top).toBeLessThan(200)
      expect(await top()).toBeGreaterThanOrEqual(0)
      await expect(page.locator('#mobile-menu')).toBeHidden()
    }
    if (from === '/contact/faq') return
    await page.goBack()
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(from)
  })
}

test('without JavaScript, and before it has loaded, the link to the questions leads to them', async ({
  browser,
  baseURL,
}) => {
  test.skip(isPhone(), 'A phone’s menu opens with JavaScript or without; the link in it is the same.')
  const context = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/shop')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#faq h1')).toBeInViewport()
  await context.close()
})

test('one notification says that the browser is offline, whatever is clicked', async ({ page, context, messages }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  await context.setOffline(true)
  const offline = page.getByText('You are offline. What you see may be out of date.')
  await expect(offline).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await page
    .getByRole('searchbox', { name: 'Search products' })
    .or(page.getByRole('combobox', { name: 'Search products' }))
    .first()
    .fill('cable')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: messages.addToCart })
    .or(page.getByRole('button', { name: /^Add/ }))
    .first()
    .click()
  await page.waitForTimeout(500)
  await expect(offline).toHaveCount(1)
  await expect(page.getByText(/check your connection/i).filter({ visible: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop$/)
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
})

for (const [language, title] of [
  ['en', 'Approve a sign-in'],
  ['es', 'Aprobar un inicio de sesión'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the page that approves sign-ins has no header and footer, asks visitors to sign in, and leads home', async ({
      page,
    }) => {
      const response = await page.goto('/auth/request')
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expectHydrated(page)
      await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expectAccessible(page)
      await page.getByRole('main').locator('a[href="/"]').click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('banner')).toBeVisible()
    })
  })
}

test('the page that approves sign-ins does not ask for a branch, the next page does', async ({
  page,
  context,
  messages,
}) => {
  // A browser that asks for the position, whatever this machine's settings.
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
  })
  await context.clearCookies({ name: 'branch' })
  const offer = page.getByRole('complementary', { name: 'Use my location' })
  await page.clock.install()
  await page.goto('/auth/request')
  await expectHydrated(page)
  await page.clock.runFor(5_000)
  await expect(offer).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: messages.search }).first()).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(offer).toBeVisible()
})

test('the cookie notice stands above the page, and leaves with it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string })
  await page.goto('/home/policies/returns')
  await expectHydrated(page)
  const notice = page.locator('.cookie-banner')
  const { y, height } = (await notice.boundingBox())!
  expect(y + height).toBeLessThanOrEqual((await page.locator('.header').boundingBox())!.y)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(notice).not.toBeInViewport()
  await page.close()
})

for (const [language, texts] of [
  ['en', { more: '13 more', first: 'Phones', last: 'SIM cards', cart: 'Cart' }],
  ['es', { more: '13 más', first: 'Celulares', last: 'Tarjetas SIM', cart: 'Carrito' }],
] as const) {
  test.describe(`the menu in ${language}`, () => {
    test.use({ language })

    test('SHELL-1: the head of a phone’s menu stays in view, and categories after the eighth unfold', async ({
      page,
      messages,
    }) => {
      test.skip(!isPhone(), 'A wide screen has no such menu.')
      await page.goto('/')
      await expectHydrated(page)
      await page.getByRole('button', { name: messages.menu }).click()
      const menu = page.locator('#mobile-menu')
      await expect(menu.getByRole('link', { name: texts.first, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name: texts.cart, exact: true })).toHaveCount(0)
      const last = menu.getByRole('link', { name: texts.last, exact: true })
      await expect(last).toBeHidden()
      await menu.getByText(texts.more, { exact: true }).press('Enter')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      await expectAccessible(page)
      await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      const head = menu.locator('.sheet-head')
      await expect(head).toBeInViewport({ ratio: 1 })
      await head.getByRole('button').click()
      await expect(menu).toBeHidden()
    })
  })
}
