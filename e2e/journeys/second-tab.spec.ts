import { type Page, type BrowserContext } from '@playwright/test'
import { affordableProduct, buy, expectPlaced, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, sendAs, test } from '../shopper.ts'
import type { Texts } from '../texts.ts'

/** The cart and the checkout of a customer who shops in two tabs. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A second tab with the same cart. */
async function openSecondTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/cart')
  await expectHydrated(other)
  return other
}

const buyButton = (page: Page, messages: Texts) =>
  page.getByRole('button', { name: messages.buy }).filter({ visible: true })

for (const language of ['en', 'es'] as const)
  test.describe(language, () => {
    test.use({ language })

    test('CART-26: an order in one tab empties the cart of the other at once', async ({
      page,
      context,
      messages,
      baseURL,
    }) => {
      await newCustomer(page, baseURL as string)
      await openCartWith(page, baseURL as string, await affordableProduct(page))
      const other = await openSecondTab(context)
      await expect(buyButton(other, messages).first()).toBeVisible()
      await buy(page, messages)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expect(other.getByText(messages.empty)).toBeVisible()
      await expect(buyButton(other, messages)).toHaveCount(0)
    })

    test('CART-26: what was ordered on another device is not reserved again from a cart that still shows it', async ({
      page,
      messages,
      baseURL,
    }) => {
      const origin = baseURL as string
      await newCustomer(page, origin)
      const product = await affordableProduct(page)
      await openCartWith(page, origin, product)
      await expect(buyButton(page, messages).first()).toBeVisible()
      const total = product.price!
      const products = { 1: [{ codarticulo: product.codarticulo, quantity: 1 }] }
      await sendAs(page, { origin, path: 'orders/confirmOrder', data: { products, total_amount: total } })
      const payments = [{ kind: 'cash', amount: total }]
      await sendAs(page, { origin, path: 'orders', data: { option_id: 3, total_amount: total, payments } })

      await buy(page, messages)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(messages.leftCart)
      await expect(page).toHaveURL(/\/cart$/)
      await dialog.getByRole('link').click()
      await expect(page).toHaveURL(/\/account\/orders$/)
    })
  })

test('CART-26: a quantity that another device has changed is shown before anything is reserved', async ({
  page,
  messages,
  baseURL,
}) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  const product = await affordableProduct(page)
  await openCartWith(page, origin, product)
  await expect(buyButton(page, messages).first()).toBeVisible()
  await sendAs(page, { origin, path: 'carts/1', data: { cod_articulo: product.codarticulo, quantity: 2 } })
  await buy(page, messages)
  await expect(page.getByRole('dialog')).toContainText('Your cart has changed')
  await page.getByRole('dialog').getByRole('button', { name: 'See the cart' }).click()
  await expect(page.getByRole('textbox', { name: messages.quantityOf })).toHaveValue('2')
  await buy(page, messages)
  await expect(page).toHaveURL(/\/checkout/)
})

test('CHECKOUT-27: what another tab changes in the cart is not ordered without a question', async ({
  page,
  context,
  messages,
  baseURL,
}) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  const product = await affordableProduct(page)
  await openCartWith(page, origin, product)
  await buy(page, messages)
  await expect(placeButton(page, messages)).toBeVisible()
  const other = await openSecondTab(context)
  await other.getByRole('textbox', { name: messages.quantityOf }).fill('2')
  await other.getByRole('textbox', { name: messages.quantityOf }).press('Enter')

  const question = page.getByRole('dialog', { name: 'Your cart has changed' })
  await expect(question).toContainText('1 in this order, 2 in the cart')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Order it as it is here' }).click()
  await expect(question).toBeHidden()

  await placeButton(page, messages).click()
  await expectPlaced(page)
})

test('CHECKOUT-27: the question leads to the cart as it is now', async ({ page, context, messages, baseURL }) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  await openCartWith(page, origin, await affordableProduct(page))
  await buy(page, messages)
  await expect(placeButton(page, messages)).toBeVisible()
  const other = await openSecondTab(context)
  await other.getByRole('textbox', { name: messages.quantityOf }).fill('3')
  await other.getByRole('textbox', { name: messages.quantityOf }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Your cart has changed' })
  await question.getByRole('button', { name: 'See the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('textbox', { name: messages.quantityOf })).toHaveValue('3')
})
