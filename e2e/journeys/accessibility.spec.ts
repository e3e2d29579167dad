import { pages } from '#contract/pages.ts'
import { demoAccounts, demoAddresses } from '#server/db/demo/accounts.ts'
import { expectAccessible, expectSideNavigationAtEnd } from '../expect-accessible.ts'
import {
  addToCart,
  buyAndSignUp,
  expect,
  expectHydrated,
  goOn,
  openDelivery,
  orderAsNewCustomer,
  productsWithStock,
  signIn,
  test,
  showEnd,
} from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of [
  ['home', '/'],
  ['a list with filters', '/shop?category=1&only_offers=1'],
  ['the policy of deliveries', '/home/policies/delivery'],
  ['the policy of returns', '/home/policies/returns'],
  ['the policy of warranties', '/home/policies/warranty'],
  ['the policy of privacy', '/home/policies/view-privacy'],
  ['the contact', '/contact'],
  ['the list of questions', '/contact/faq'],
  ['an unknown page', '/no-such-page'],
] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectHydrated(page)
    await expectAccessible(page)
  })
}

/** The account's pages, an address and an order among them. A new page joins by itself. */
const accountPaths = [
  ...Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(pages.account.path) && !path.includes(':')),
  `${pages.addresses.path}/${demoAddresses[0].id}`,
  `${pages.orders.path}/10001`,
]

for (const path of accountPaths)
  test(`${path} is accessible, at its end and at twice the text size too`, async ({ page, isMobile, baseURL }) => {
    await signIn(page, baseURL as string, demoAccounts[0])
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    if (await page.locator('.side-navigation').isVisible()) await expectSideNavigationAtEnd(page)
    if (!isMobile) return
    // At 200 % a phone of 390 px shows as much as one of half the width does.
    await page.setViewportSize({ width: 195, height: 422 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(195)
  })

test('the menu of the account is accessible, also beside the navigation of its pages', async ({
  page,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, 'a phone has the links in its menu')
  await signIn(page, baseURL as string, demoAccounts[0])
  await page.goto(pages.account.path)
  await expectHydrated(page)
  await page.locator('button[popovertarget="account-menu"]').click()
  await expect(page.locator('#account-menu')).toBeVisible()
  await expectAccessible(page)
})

test('the menus of the shop, and the sheet that filters orders, are accessible', async ({
  page,
  isMobile,
  baseURL,
}) => {
  const open = async (popover: string) => {
    await page.locator(`[popovertarget="${popover}"]`).filter({ visible: true }).click()
    await expect(page.locator(`#${popover}`)).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/contact')
  await expectHydrated(page)
  if (!isMobile) return open('category-menu')
  await open('mobile-menu')
  await signIn(page, baseURL as string, demoAccounts[0])
  await page.goto(pages.orders.path)
  await expectHydrated(page)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await open('order-filters')
})

test('a card whose product is in the cart, and the cart of another branch, are accessible', async ({
  page,
  context,
  messages,
  baseURL,
}) => {
  const choose = (branch: string) => context.addCookies([{ name: 'branch', value: branch, url: baseURL as string }])
  await choose('1')
  await page.goto('/shop?category=1&only_with_existence=1')
  await expectHydrated(page)
  const add = page.getByRole('button', { name: /^Add to cart: / }).first()
  await add.click()
  await expect(add).toHaveAccessibleDescription('1 in the cart')
  await expectAccessible(page)
  await choose('2')
  await page.goto('/cart')
  const other = page.getByRole('main').getByRole('group').filter({ hasText: 'Vitrina Naco' })
  await other.locator('summary').click()
  await expect(other.getByRole('textbox', { name: messages.quantityOf })).toBeVisible()
  await expectAccessible(page)
})

test('product, cart and sign-in are accessible', async ({ page, messages, request, context, baseURL }) => {
  // It looks at seven pages and dialogs.
  test.slow()
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await expectAccessible(page)
  await addToCart(page, messages)
  // A phone in the cart brings what goes with it, beside the button too; other pages name the cart with its goods.
  const phone = await request.get('/api/catalog/products?place=1&category=1&only_with_existence=true&limit=12')
  const [{ codarticulo: phoneCode }] = ((await phone.json()) as { data: { docs: [{ codarticulo: string }] } }).data.docs
  await page.goto(`/products/${phoneCode}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await expectAccessible(page)
  await page.goto('/')
  await expectHydrated(page)
  await expectAccessible(page)
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: messages.quantityOf }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(messages.email)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: messages.haveAccount }).click()
  await expect(dialog.getByLabel(messages.nameOrEmail)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first()).toBeFocused()
})

test('each step of the checkout is accessible', async ({ page, messages, request, context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto('/cart')
  await buyAndSignUp(page, messages)

  await expect(page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()).toBeEnabled()
  await expectAccessible(page)
  await openDelivery(page, messages)
  await page.getByRole('radio', { name: messages.localDelivery }).check()
  await expect(page.getByLabel(messages.addressName)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: messages.pickup }).check()
  await page.getByRole('checkbox', { name: messages.wantsReview }).check()
  await expectAccessible(page)
  await goOn(page, messages)
  await expect(page.getByLabel(messages.taxReceipt)).toBeVisible()
  await expectAccessible(page)
  await goOn(page, messages)
  const placing = page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()
  await expect(placing).toBeEnabled()
  // Where the list of methods is longer than the screen, the bar covers a part of one until the page is scrolled.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await placing.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.thanks)
  await expectAccessible(page)
})

test('orders, an order and its cancellation are accessible', async ({ page, messages, baseURL }) => {
  await orderAsNewCustomer(page, baseURL as string)
  await page.goto('/account/orders')
  const dialog = page.getByRole('dialog')
  const order = page
    .getByRole('main')
    .getByRole('link', { name: /1\d{4}/ })
    .first()
  await expect(order).toBeVisible()
  await expectAccessible(page)
  await order.click()
  await showEnd(page, page.getByRole('button', { name: messages.cancelOrder }))
  await page.getByRole('button', { name: messages.cancelOrder }).click()
  await expect(dialog.getByRole('button', { name: messages.cancelOrder })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: messages.cancelOrder }).click()
  await expect(page.getByRole('button', { name: messages.cancelOrder })).toHaveCount(0)
})
