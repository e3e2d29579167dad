import { setCartLine } from '#contract/cart.ts'
import { confirmOrder, leaveCheckout } from '#contract/orders.ts'
import { anotherCustomer } from '../api-client.ts'
import { expectAccessible } from '../expect-accessible.ts'
import {
  addToCart,
  begunCheckout,
  buyAndSignUp,
  expect,
  expectHydrated,
  productsWithStock,
  signUp,
  test,
} from '../shopper.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

test('a guest’s cart survives the sign-in and leaves the browser', async ({ page, messages, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  expect(await page.evaluate(() => localStorage.getItem('cart.1'))).toContain(product!.codarticulo)

  await page.goto('/cart')
  await buyAndSignUp(page, messages)
  await expect(page).toHaveURL(begunCheckout)
  expect(await page.evaluate(() => localStorage.getItem('cart.1'))).toBeNull()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: product!.description }).first()).toBeVisible()
})

test('CART-28: a double click adds one unit, two clicks apart add two', async ({ page, messages, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  const add = page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first()
  const units = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart.1') ?? '[]')[0]?.quantity)
  await add.dblclick()
  await expect.poll(units).toBe(1)
  await add.click()
  await expect.poll(units).toBe(2)
})

test('a quantity above the stock is reduced with a warning, and undo restores the old one', async ({
  page,
  messages,
  request,
}) => {
  // Other journeys order products of 20 units and more and cancel such orders, which changes their stock meanwhile.
  const [product] = await productsWithStock(request, 5, 12)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: messages.quantityOf })
  await expect(quantity).toHaveValue('1')

  await quantity.fill('9999')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue(String(product!.existence))
  const warning = page.getByRole('status').filter({ hasText: messages.onlyAvailable })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: messages.undo }).click()
  await expect(quantity).toHaveValue('1')
})

test('a typed 0 removes the line after a confirmation', async ({ page, messages, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: messages.quantityOf })
  const question = page.getByRole('dialog', { name: messages.removeTitle })

  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: messages.keepProduct }).click()
  await expect(question).toBeHidden()
  await expect(quantity).toHaveValue('1')

  await quantity.fill('0')
  await quantity.press('Enter')
  await question.getByRole('button', { name: messages.remove }).click()
  await expect(page.getByText(messages.empty)).toBeVisible()
})

test('switching the language stays on the page with its filters', async ({ page, messages, isMobile }) => {
  await page.goto('/shop?category=1&only_offers=1')
  await expectHydrated(page)
  if (isMobile) await page.getByRole('button', { name: messages.menu }).click()
  await page.getByRole('link', { name: messages.otherLanguage }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celulares')
  expect(new URL(page.url()).search).toBe('?category=1&only_offers=1')
  await page.goto('/home/policies/delivery')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('without JavaScript the chosen language applies to the next pages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  await page.goto('/home/policies/delivery?lang=es')
  await page.getByRole('link', { name: 'Vitrina, inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await context.close()
})

test('a branch chosen in another tab applies to this tab as well', async ({ page, context, baseURL }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  const branch = page.getByRole('banner').getByRole('button', { name: /^Branch: / })
  await expect(branch).toContainText('Naco')
  await context.addCookies([{ name: 'branch', value: '4', url: baseURL as string }])
  // As when a shopper returns to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(branch).toContainText('Santiago')
})

test('a branch that the shopper chose stays when the nearest one is found later', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the dialog is the same')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.47, longitude: -69.93 })
  let find = () => {}
  await page.route('**/stores/nearest?*', async (route) => {
    await new Promise<void>((resolve) => (find = resolve))
    await route.continue()
  })
  await page.goto('/')
  await expectHydrated(page)
  const branch = page.getByRole('banner').getByRole('button', { name: /^Branch: / })
  await branch.click()
  const dialog = page.getByRole('dialog', { name: 'Choose your branch' })
  const request = page.waitForRequest(/stores\/nearest/)
  await dialog.getByRole('button', { name: 'Nearest to me' }).click()
  await request
  await dialog.getByRole('button', { name: /^Vitrina Santiago/ }).click()
  await expect(branch).toContainText('Santiago')
  const found = page.waitForResponse(/stores\/nearest/)
  find()
  await found
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => document.cookie)).toContain('branch=4')
})

test('the chosen theme applies before the next page is painted', async ({ page, messages, isMobile }) => {
  await page.goto('/')
  await expectHydrated(page)
  if (isMobile) await page.getByRole('button', { name: messages.menu }).click()
  await page
    .getByRole('button', { name: isMobile ? messages.toDark : messages.changeTheme })
    .filter({ visible: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})

test('without a chosen theme the page follows the system, with and without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const paper = (of: typeof page) => of.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expectHydrated(page)
  const light = await paper(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await paper(page)
  expect(dark).not.toBe(light)
  // The chosen theme overrides the system's, and looks the same.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  expect(await paper(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  expect(await paper(page)).toBe(dark)

  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    baseURL: baseURL as string,
  })
  const plain = await context.newPage()
  await plain.goto('/')
  await expect(plain.locator('html')).toHaveCSS('background-color', dark)
  await expect(plain.locator('html')).toHaveCSS('color-scheme', 'dark')
  await context.close()
})

test('when another shopper takes the last unit, a dialog shows the changed order and the product leaves the order', async ({
  page,
  messages,
  request,
  baseURL,
  isMobile,
}) => {
  // Each project has its own last unit, so that both can run at once.
  const last = (await productsWithStock(request, 1, 1))[isMobile ? 0 : 1]!
  const [plenty] = await productsWithStock(request, 20, 98)
  await page.goto('/account')
  await signUp(page.getByRole('dialog'), messages)
  await expect(page.getByRole('button', { name: messages.signOut }).filter({ visible: true }).first()).toBeVisible()
  for (const { codarticulo } of [last, plenty!]) {
    await page.goto(`/products/${codarticulo}`)
    await expectHydrated(page)
    await addToCart(page, messages)
  }
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: last.description })).toBeVisible()

  const other = await anotherCustomer(baseURL as string)
  const { total_amount } = await other.call(setCartLine, { id: 1, cod_articulo: last.codarticulo, quantity: 1 })
  await other.call(confirmOrder, { products: { '1': [{ codarticulo: last.codarticulo, quantity: 1 }] }, total_amount })
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: messages.changedTitle })
  await expect(dialog).toContainText(last.description)
  await expect(dialog).toContainText(messages.goneNow)
  await dialog.getByRole('button', { name: messages.goOn }).click()
  await expect(page).toHaveURL(begunCheckout)
  await expect(page.getByRole('main')).not.toContainText(last.description)
  await other.call(leaveCheckout, {})
})
