import { affordableProduct, expectPlaced, goToPayment, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, expectHydrated, test } from '../shopper.ts'
import { unreadableTexts } from '../shown-texts.ts'

/** A4 in CSS pixels: upright with margins, and on its side without any. */
const papers = [
  { width: 680, height: 1000 },
  { width: 1122, height: 793 },
]

test('product, policy, cart and order are printed over the whole paper, with the name of the shop and without fields', async ({
  page,
  baseURL,
  messages,
  isMobile,
}) => {
  test.skip(isMobile, 'paper is the same for all screens')
  const origin = baseURL as string
  await newCustomer(page, origin)
  const product = await affordableProduct(page)
  await goToPayment(page, { origin, product, messages, step: paymentTexts.en })
  await placeButton(page, messages).click()
  await expectPlaced(page)
  await openCartWith(page, origin, product)
  await page.goto('/account/orders')
  await page.locator('main table a').first().click()
  await expect(page).toHaveURL(/orders\/\d+$/)
  const order = new URL(page.url()).pathname

  for (const path of [`/products/${product.codarticulo}`, '/home/policies/delivery', '/cart', order]) {
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    for (const paper of papers) {
      await page.setViewportSize(paper)
      await expect(page.locator('header a[href="/"]'), path).toBeVisible()
      const controls = page.locator('main :is(button, select, textarea, .field)').filter({ visible: true })
      await expect(controls, path).toHaveCount(0)
      const widest = await page.evaluate(() => {
        const widths = [...document.querySelectorAll('main :is(p, li, dl, h1)')].map((each) => each.clientWidth)
        return Math.max(...widths) / document.documentElement.clientWidth
      })
      expect(widest, path).toBeGreaterThan(0.5)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(paper.width)
      expect(await unreadableTexts(page), path).toEqual([])
    }
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1366, height: 768 })
  }
})

test('the page of an order has a button that prints it', async ({ page, baseURL, messages, isMobile }) => {
  test.skip(isMobile, 'the button is the same on all screens')
  const origin = baseURL as string
  await newCustomer(page, origin)
  await goToPayment(page, { origin, product: await affordableProduct(page), messages, step: paymentTexts.en })
  await placeButton(page, messages).click()
  await expectPlaced(page)
  await page.goto('/account/orders')
  await page.locator('main table a').first().click()
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await page.getByRole('button', { name: 'Print or save' }).click()
  await expect(page).toHaveTitle('printed')
})
