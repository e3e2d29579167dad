import { affordableProduct, expectPlaced, newCustomer, placeButton } from '../checkout.ts'
import { begunCheckout, expect, expectHydrated, productsWithStock, sendAs, test } from '../shopper.ts'

/** "Buy now" on the page of a product. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [language, name] of [
  ['en', 'Buy now'],
  ['es', 'Comprar ahora'],
] as const)
  test.describe(language, () => {
    test.use({ language })

    test('CHECKOUT-23: a product is bought from its page alone, and the cart stays as it was', async ({
      page,
      messages,
      baseURL,
    }) => {
      const origin = baseURL as string
      await newCustomer(page, origin)
      const product = await affordableProduct(page)
      const others = await productsWithStock(page.request, 20, 98)
      const other = others.find(({ codarticulo }) => codarticulo !== product.codarticulo)!
      await sendAs(page, { origin, path: 'carts/1', data: { cod_articulo: other.codarticulo, quantity: 2 } })
      await page.goto(`/products/${product.codarticulo}`)
      await expectHydrated(page)
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page).toHaveURL(begunCheckout)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      const ordered = page.getByRole('main').locator('a[href^="/products/"]')
      await expect(ordered).toHaveCount(1)
      await expect(ordered).toHaveAttribute('href', `/products/${product.codarticulo}`)
      const carts = await page.request.get('/api/ecommerce/carts')
      const { data } = (await carts.json()) as { data: { products: { cod_articulo: string; quantity: number }[] }[] }
      expect(data.flatMap(({ products }) => products)).toMatchObject([{ cod_articulo: other.codarticulo, quantity: 2 }])
    })
  })

test('CHECKOUT-23: who leaves the checkout of a product reads that it is in the cart, and can take it out', async ({
  page,
  messages,
  baseURL,
}) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  const product = await affordableProduct(page)
  await page.goto(`/products/${product.codarticulo}`)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Buy now', exact: true }).click()
  await expect(page).toHaveURL(begunCheckout)
  await expect(placeButton(page, messages)).toBeVisible()
  await page.goBack()
  const notice = page.getByRole('status').filter({ hasText: messages.added })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: messages.undo }).click()
  const units = async () => {
    const { data } = (await (await page.request.get('/api/ecommerce/carts')).json()) as {
      data: { products: unknown[] }[]
    }
    return data.flatMap(({ products }) => products).length
  }
  await expect.poll(units).toBe(0)
})

test('a visitor who buys from the page of a product is offered an account on the way', async ({
  page,
  request,
  messages,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Buy now', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: messages.firstPurchase })).toBeVisible()
  // A first purchase is remembered unless the shopper says otherwise, among the choices that few make.
  const remember = dialog.getByLabel(messages.remember)
  await expect(remember).toBeHidden()
  await dialog.getByText(messages.businessCodeOrDevice).click()
  await expect(remember).toBeChecked()
})
