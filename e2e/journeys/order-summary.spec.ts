import { buy, newCustomer } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, productsWithStock, sendAs, test } from '../shopper.ts'

/** The order beside the steps of the checkout. */

test('CHECKOUT-34: of five products three are shown beside the steps, and a line opens the others', async ({
  page,
  messages,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone folds the whole order.')
  const origin = baseURL as string
  await page.goto('/home/policies/delivery')
  await newCustomer(page, origin)
  const products = (await productsWithStock(page.request, 20, 98)).slice(-5)
  for (const { codarticulo } of products)
    await sendAs(page, { origin, path: 'carts/1', data: { cod_articulo: codarticulo, quantity: 1 } })
  await page.goto('/cart')
  await expectHydrated(page)
  await buy(page, messages)
  const lines = page.getByRole('complementary', { name: 'Your order' }).getByRole('listitem')
  await expect(lines.filter({ visible: true })).toHaveCount(3)
  await page.getByText('2 more products').click()
  await expect(lines.filter({ visible: true })).toHaveCount(5)
  await expectAccessible(page)
})
