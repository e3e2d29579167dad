import { expectAccessible } from '../accessible.ts'
import {
  addToCart,
  buyAndSignUp,
  expect,
  expectHydrated,
  orderAsNewCustomer,
  productsWithStock,
  test,
} from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of [
  ['home', '/'],
  ['a list with filters', '/shop?category=1&only_offers=1'],
  ['a policy', '/home/policies/returns'],
  ['the contact', '/contact'],
] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectHydrated(page)
    await expectAccessible(page)
  })
}

test('product, cart and sign-in are accessible', async ({ page, words, request, context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await expectAccessible(page)
  await addToCart(page, words)
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: words.quantityOf })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: words.buy }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(words.nameOrEmail)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: words.buy }).filter({ visible: true }).first()).toBeFocused()
})

test('each step of the checkout is accessible', async ({ page, words, request, context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, words)
  await page.goto('/cart')
  await buyAndSignUp(page, words)

  const delivery = page.getByRole('region', { name: words.deliveryStep })
  await page.getByRole('radio', { name: words.localDelivery }).check()
  await expect(page.getByLabel(words.addressName)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: words.pickup }).check()
  await delivery.getByRole('button', { name: words.goOn }).click()
  const review = page.getByRole('region', { name: words.reviewStep })
  await expect(review.getByRole('button', { name: words.goOn })).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: words.goOn }).click()
  const placing = page.getByRole('button', { name: words.placeOrder }).filter({ visible: true }).first()
  await expect(placing).toBeEnabled()
  await expectAccessible(page)
  await placing.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
  await expectAccessible(page)
})

test('orders, an order and its cancellation are accessible', async ({ page, words, baseURL }) => {
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
  await page.getByRole('button', { name: words.cancelOrder }).click()
  await expect(dialog.getByRole('button', { name: words.cancelOrder })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.cancelOrder }).click()
  await expect(page.getByRole('button', { name: words.cancelOrder })).toHaveCount(0)
})
