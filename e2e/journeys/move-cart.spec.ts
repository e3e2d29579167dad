import type { Page } from '@playwright/test'
import { newCustomer } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, sendAs, test } from '../shopper.ts'

/** A cart moves into that of another branch (CART-29). */

test.use({ language: 'en' })

interface Card {
  codarticulo: string
  price: number | null
  existence: number | string
}

/** The products with a price of a branch, by their code. */
async function productsOf(page: Page, branch: number): Promise<Map<string, Card>> {
  const response = await page.request.get(
    `/api/catalog/products?place=${branch}&only_with_existence=true&order_by=price_asc&limit=96`,
  )
  const { docs } = ((await response.json()) as { data: { docs: Card[] } }).data
  return new Map(docs.filter(({ price }) => price !== null).map((card) => [card.codarticulo, card]))
}

/** Of two branches a product that the second has many of, and one of which it has fewer than the first, and how many. */
async function plentyAndScarce(page: Page, from: number, to: number) {
  const [here, there] = [await productsOf(page, from), await productsOf(page, to)]
  const unitsIn = (cards: typeof here, code: string) => Number(String(cards.get(code)?.existence ?? 0).replace('+', ''))
  const codes = [...here.keys()].filter((code) => unitsIn(there, code) > 0)
  const scarce = codes.find((code) => unitsIn(there, code) < 90 && unitsIn(here, code) > unitsIn(there, code))!
  const plenty = codes.find((code) => unitsIn(there, code) > 5 && unitsIn(here, code) > 2 && code !== scarce)!
  return { plenty, scarce, scarceUnits: unitsIn(there, scarce) }
}

async function cartOf(page: Page, branch: number): Promise<[string, number][]> {
  const response = await page.request.get(`/api/ecommerce/carts/${branch}`)
  const { products } = ((await response.json()) as { data: { products: { cod_articulo: string; quantity: number }[] } })
    .data
  return products.map(({ cod_articulo, quantity }) => [cod_articulo, quantity])
}

const put = (page: Page, origin: string, branch: number, line: readonly [string, number]) =>
  sendAs(page, { origin, path: `carts/${branch}`, data: { cod_articulo: line[0], quantity: line[1] } })

async function openOtherCart(page: Page): Promise<void> {
  await page.goto('/cart')
  await expectHydrated(page)
  await page.locator('summary', { hasText: 'Santiago' }).click()
}

test('what the other branch has moves there, the rest stays, and undo brings all of it back', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  const { plenty, scarce, scarceUnits } = await plentyAndScarce(page, 4, 1)
  await put(page, origin, 4, [plenty, 2])
  await put(page, origin, 4, [scarce, scarceUnits + 1])
  await put(page, origin, 1, [plenty, 1])
  await openOtherCart(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Move to .*Naco/ }).click()

  const notice = page.getByRole('status').filter({ hasText: '1 product stays where it was' })
  await expect(notice).toBeVisible()
  await expect.poll(() => cartOf(page, 4)).toEqual([[scarce, 1]])
  expect(await cartOf(page, 1)).toEqual([
    [plenty, 3],
    [scarce, scarceUnits],
  ])
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cartOf(page, 1)).toEqual([[plenty, 1]])
  await expect
    .poll(async () => (await cartOf(page, 4)).sort())
    .toEqual(
      [
        [plenty, 2],
        [scarce, scarceUnits + 1],
      ].sort(),
    )
})

test('without a response both carts are as before', async ({ page, baseURL }) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  const { plenty } = await plentyAndScarce(page, 4, 1)
  await put(page, origin, 4, [plenty, 2])
  await openOtherCart(page)
  await page.route('**/api/ecommerce/carts**', (route) => route.abort())
  await page.getByRole('button', { name: /^Move to .*Naco/ }).click()
  await expect(page.getByText('Nothing was moved')).toBeVisible()
  await page.unroute('**/api/ecommerce/carts**')
  await page.reload()
  await expectHydrated(page)
  await expect(page.locator('summary', { hasText: 'Santiago' })).toContainText('2 items')
  expect(await cartOf(page, 1)).toEqual([])
  expect(await cartOf(page, 4)).toEqual([[plenty, 2]])
})

test('after a change of branch the notice moves a guest’s cart along', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '4', url: baseURL as string }])
  const { plenty } = await plentyAndScarce(page, 4, 1)
  await page.goto(`/products/${plenty}`)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart.4'))).toContain(plenty)
  await page.goto('/cart')
  await expectHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Change branch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose your branch' })
  await dialog.getByRole('button', { name: /^Vitrina Naco/ }).click()
  await page.getByRole('status').getByRole('button', { name: 'Move here' }).click()
  await expect(page.getByText('1 product moved to Vitrina Naco')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart.1'))).toContain(plenty)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart.4'))).toBeNull()
})
