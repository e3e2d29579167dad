import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectPlaced, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { overlayTexts } from '../overlay-texts.ts'
import {
  type Card,
  begunCheckout,
  expect,
  expectHydrated,
  productsWithStock,
  signUp,
  scrollToDeferred,
  test,
  wholeName,
} from '../shopper.ts'

/** Quick view, comparison, sharing and viewed products. */

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** The card at a place of the list, with its small buttons visible, as under the pointer or with the focus. */
const nearCard = (page: Page, at: number) => approach(page.getByRole('article').nth(at))

async function approach(card: Locator): Promise<Locator> {
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  return card
}

/** The visible rows of the comparison that read the same for all products. */
const equalRows = (page: Page) =>
  page
    .locator('tbody tr:visible')
    .evaluateAll((rows) =>
      rows
        .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
        .filter((texts) => new Set(texts).size === 1),
    )

const priceText = ({ price }: Card) => `RD$${price!.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Two phones in stock that differ in storage and price alone, without an offer. */
async function twoStorages(request: APIRequestContext, language: 'en' | 'es'): Promise<[Card, Card]> {
  const response = await request.get('/api/catalog/products?category=1&limit=96&only_with_existence=1&place=1', {
    headers: { 'accept-language': language },
  })
  const { docs } = ((await response.json()) as { data: { docs: Card[] } }).data
  const isPlain = ({ price, special_price }: Card) => price !== null && special_price === 0
  for (const one of docs.filter(isPlain)) {
    const other = docs.find(
      (card) => isPlain(card) && card.model === one.model && card.color === one.color && card.storage !== one.storage,
    )
    if (other && other.price !== one.price) return [one, other]
  }
  throw new Error('No phone is sold in two storages')
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const own = overlayTexts[language]

    test(
      'a quick view shows the product, adds it to the cart and links to its page',
      { tag: '@variant' },
      async ({ page, messages }) => {
        await page.goto('/shop?only_with_existence=1&only_offers=1')
        await expectHydrated(page)
        const card = await nearCard(page, 0)
        const name = await wholeName(card.getByRole('link'))
        await card.getByRole('button', { name: own.quickView }).click()
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog.getByText(own.code, { exact: true })).toBeVisible()
        await expect(dialog).toContainText('RD$')
        await dialog.getByRole('button', { name: messages.addToCart }).click()
        await expect(dialog.getByRole('status').filter({ hasText: messages.added })).toBeVisible()
        await dialog.getByRole('link', { name: own.details }).click()
        await expect(page).toHaveURL(/\/products\//)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(dialog).toBeHidden()
      },
    )

    test(
      'an option is chosen in a quick view, and with it name, price and picture, and what is added',
      { tag: '@variant' },
      async ({ page, request, messages }) => {
        const [first, other] = await twoStorages(request, language)
        await page.goto(`/shop?q=${first.codarticulo}`)
        await expectHydrated(page)
        const link = page.locator(`a[href="/products/${first.codarticulo}"]`)
        const card = await approach(page.getByRole('article').filter({ has: link }))
        await card.getByRole('button', { name: own.quickView }).click()
        await expect(page.getByRole('dialog', { name: first.description })).toBeVisible()
        const storages = page.locator('dialog[open]').getByRole('group', { name: own.storage })
        const choice = storages.getByRole('button', { name: other.storage! })
        await expect(storages.getByRole('button', { name: first.storage! })).toHaveAttribute('aria-pressed', 'true')
        await expect(choice).toHaveAttribute('aria-pressed', 'false')
        await choice.click()
        const chosen = page.getByRole('dialog', { name: other.description })
        await expect(chosen).toBeVisible()
        await expect(chosen.getByText(other.codarticulo, { exact: true })).toBeVisible()
        await expect(chosen).toContainText(priceText(other))
        await expect(choice).toBeFocused()
        await expect(choice).toHaveAttribute('aria-pressed', 'true')
        await expectAccessible(page)
        await chosen.getByRole('button', { name: messages.addToCart }).click()
        await expect.poll(() => page.evaluate(() => localStorage.getItem('cart.1'))).toContain(other.codarticulo)
        expect(await page.evaluate(() => localStorage.getItem('cart.1'))).not.toContain(first.codarticulo)
        await expect(page).toHaveURL(/\/shop\?q=/)
      },
    )

    test('CHECKOUT-23: buy now buys this one product, and the others stay in the cart', async ({ page, messages }) => {
      await page.goto('/shop?only_with_existence=1')
      await expectHydrated(page)
      const other = await nearCard(page, 3)
      const otherCode = (await other.getByRole('link').getAttribute('href'))!.split('/').at(-1)
      await other.getByRole('button', { name: messages.addToCart }).click()
      const card = await nearCard(page, 1)
      const name = await wholeName(card.getByRole('link'))
      await card.getByRole('button', { name: own.quickView }).click()
      const dialog = page.getByRole('dialog', { name })
      // A visitor signs in on the way, and the purchase goes on by itself.
      await dialog.getByRole('button', { name: own.buyNow }).click()
      await signUp(page.getByRole('dialog').filter({ has: page.getByRole('tab') }), messages)
      await expect(page).toHaveURL(begunCheckout)
      await expect(dialog).toBeHidden()
      await expect.poll(async () => (await codesInCarts(page)).length).toBe(2)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expect(page.getByRole('list', { name: messages.products }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expect.poll(() => codesInCarts(page)).toEqual([otherCode])
    })

    test(
      'products chosen on their cards are compared side by side, at a URL that can be shared',
      { tag: '@variant' },
      async ({ page, messages, context }) => {
        await page.goto('/shop?category=1')
        await expectHydrated(page)
        for (const at of [0, 1, 2, 3])
          await (await nearCard(page, at)).getByRole('button', { name: own.compareOne }).click()
        const bar = page.getByRole('complementary', { name: own.compareBar })
        await expect(bar.getByRole('link', { name: own.compareMany(4) })).toBeVisible()
        const fifth = (await nearCard(page, 4)).getByRole('button', { name: own.compareOne })
        await fifth.click()
        await expect(page.getByRole('status').filter({ hasText: own.full })).toBeVisible()
        await expect(fifth).toHaveAttribute('aria-pressed', 'false')

        // The comparison is the same in another tab.
        const other = await context.newPage()
        await other.goto('/shop?category=1')
        await expect(other.getByRole('link', { name: own.compareMany(4) })).toBeVisible()
        await other.getByRole('button', { name: own.takeOut }).first().click()
        await expect(bar.getByRole('link', { name: own.compareMany(3) })).toBeVisible()
        await other.close()
        await bar.getByRole('link', { name: own.compareMany(3) }).click()

        await expect(page).toHaveURL(/\/compare\?codes=[\w.-]+,[\w.-]+,[\w.-]+$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.compareTitle)
        const table = page.getByRole('table')
        await expect(table.getByRole('columnheader')).toHaveCount(3)
        await table.getByRole('row').last().scrollIntoViewIfNeeded()
        // Pictures, names and prices stay in view, below the header of the page.
        for (const at of [0, 1, 2]) {
          const pinned = page.locator('.compare-small').nth(at)
          await expect(pinned).toBeInViewport({ ratio: 1 })
          await expect(pinned.locator('.price')).toHaveText(/^RD\$[\d,]+\.\d\d$/)
          await expect(table.getByRole('columnheader').nth(at).locator('.price')).toHaveText(
            await pinned.locator('.price').innerText(),
          )
        }
        await page.evaluate(() => window.scrollTo(0, 0))
        const rows = await table.getByRole('row').count()
        await page.getByRole('checkbox', { name: own.onlyDifferences }).check()
        await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows)
        expect(await equalRows(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
        await table.getByRole('link', { name: own.takeOut }).first().click()
        await expect(table.getByRole('columnheader')).toHaveCount(2)
        await table.getByRole('button', { name: messages.addToCart }).first().click()
        await expect(page.getByRole('status').filter({ hasText: messages.added })).toBeVisible()
      },
    )

    test('no row of a comparison reads the same for all products where only differences are shown', async ({
      page,
      request,
    }) => {
      const phones = await twoStorages(request, language)
      await page.goto(`/compare?codes=${phones.map(({ codarticulo }) => codarticulo).join(',')}`)
      expect(await equalRows(page)).not.toEqual([])
      await page.getByRole('checkbox', { name: own.onlyDifferences }).check()
      await expect.poll(() => equalRows(page)).toEqual([])
      await expect(page.getByRole('row').filter({ hasText: own.storage })).toBeVisible()
    })

    test(
      'a product is shared in seven ways, and its link is copied',
      { tag: '@variant' },
      async ({ page, request, context, baseURL }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const [product] = await productsWithStock(request, 20, 98)
        const path = `/products/${product!.codarticulo}`
        await page.goto(path)
        await expectHydrated(page)
        await page.getByRole('button', { name: own.share, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: own.shareTitle })
        const link = `${baseURL}${path}`
        for (const network of ['X', 'Facebook', 'WhatsApp', 'Pinterest']) {
          const target = dialog.getByRole('link', { name: new RegExp(`${network}$`) })
          await expect(target).toHaveAttribute('rel', /noopener/)
          expect(decodeURIComponent((await target.getAttribute('href')) ?? '')).toContain(link)
        }
        expect(decodeURIComponent((await dialog.locator('a[href^="mailto:"]').getAttribute('href')) ?? '')).toContain(
          link,
        )
        await dialog.getByRole('button', { name: own.copy }).click()
        await expect(dialog.getByRole('status').filter({ hasText: own.copied })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

        // Instagram has no URL for sharing a link: the link is copied again, and Instagram opens.
        await page.evaluate(() => navigator.clipboard.writeText(''))
        await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'Instagram' }))
        const [opened] = await Promise.all([
          context.waitForEvent('page'),
          dialog.getByRole('button', { name: /Instagram/ }).click(),
        ])
        expect(opened.url()).toMatch(/^https:\/\/www\.instagram\.com|^about:blank/)
        await opened.close()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      },
    )
  })
}

const own = overlayTexts.en

test('with the keyboard alone a quick view is opened and closed, and a product is added to the comparison', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await page.goto('/shop')
  await expectHydrated(page)
  const card = page.getByRole('article').first()
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: own.compareOne })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(card.getByRole('button', { name: own.compareOne })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(card.getByRole('button', { name: own.quickView })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]').getByText(own.details)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: own.quickView })).toBeFocused()
})

test('PRODUCT-6: a quick view fits into the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop?q=FUN-0044')
  await expectHydrated(page)
  const link = page.locator('a[href="/products/FUN-0044"]')
  const card = await approach(page.getByRole('article').filter({ has: link }))
  await card.getByRole('button', { name: own.quickView }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByText('FUN-0044')).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('PRODUCT-6: the buttons of a quick view stay in view in a low window of a phone, and share by one button', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/shop?q=CEL-0053')
  await expectHydrated(page)
  const card = await approach(page.getByRole('article').first())
  await card.getByRole('button', { name: own.quickView }).click()
  const dialog = page.locator('dialog[open]')
  const buttons = [messages.addToCart, own.buyNow].map((name) => dialog.getByRole('button', { name }))
  await expect(dialog.getByText('CEL-0053')).toBeVisible()
  expect(await dialog.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0)
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 })
  // Not before the dialog has come to rest.
  await expect(async () => {
    const [add, buy] = await Promise.all(buttons.map((button) => button.boundingBox()))
    expect(add!.y).toBe(buy!.y)
  }).toPass()
  await expect(dialog.getByRole('link', { name: /Facebook|WhatsApp/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: own.share, exact: true }).click()
  await expect(page.getByRole('dialog', { name: own.shareTitle }).getByRole('link', { name: /WhatsApp/ })).toBeVisible()
})

test('a quick view of a product without stock at the branch warns and leads to where it can be bought', async ({
  page,
  request,
  messages,
}) => {
  const response = await request.get('/api/catalog/products?place=1&limit=96&order_by=price_asc')
  const { docs } = (
    (await response.json()) as { data: { docs: { codarticulo: string; existence: number | string }[] } }
  ).data
  const soldOut = docs.find(({ existence }) => existence === 0)
  test.skip(!soldOut, 'everything is in stock')
  // A Monday, eight minutes before three in the store's time zone; an order takes an hour.
  await page.clock.setFixedTime(new Date('2026-11-23T18:52:00Z'))
  await page.goto('/shop?limit=96&order_by=price_asc')
  await expectHydrated(page)
  const link = page.locator(`a[href="/products/${soldOut!.codarticulo}"]`)
  const card = await approach(page.getByRole('article').filter({ has: link }))
  await card.getByRole('button', { name: own.quickView }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByText(own.noQuantity)).toBeVisible()
  await expect(dialog.getByRole('button', { name: own.buyNow })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: messages.addToCart })).toHaveCount(0)
  await expectAccessible(page)

  // The page of the product names a branch that has it, and sells it there.
  await dialog.getByRole('link', { name: 'See where you can buy it' }).click()
  await expect(page).toHaveURL(`/products/${soldOut!.codarticulo}`)
  await expectHydrated(page)
  await expectAccessible(page)
  const elsewhere = page.getByRole('button', { name: /^Shop at / }).filter({ visible: true })
  await expect(elsewhere).toContainText(/Pick it up free, ready today at 4:00\sPM$/)
  const [label] = (await elsewhere.innerText()).split('\n')
  const branch = label!.replace('Shop at ', '')
  await elsewhere.click()
  await expect(
    page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }),
  ).toBeFocused()
  await expect(page.getByRole('main').getByText(`at ${branch}`).first()).toBeVisible()
})

test('PRODUCT-9: a link that cannot be copied is shown, to be marked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
    document.execCommand = () => false
  })
  await page.goto('/shop?only_with_existence=1')
  await expectHydrated(page)
  const card = await nearCard(page, 0)
  const path = await card.getByRole('link').getAttribute('href')
  await card.getByRole('button', { name: own.quickView }).click()
  await page.getByRole('dialog').getByRole('button', { name: own.share, exact: true }).click()
  await page.getByRole('dialog', { name: own.shareTitle }).getByRole('button', { name: own.copy }).click()
  const notice = page.getByRole('status').filter({ hasText: 'The link could not be copied.' })
  await expect(notice).toContainText(path!)
})

test('a buy-now that fails shows the refusal and restores the cart', async ({ page, messages }) => {
  await page.goto('/account')
  await signUp(page.getByRole('dialog'), messages)
  await expect(page.getByRole('button', { name: messages.signOut }).filter({ visible: true }).first()).toBeVisible()
  await page.goto('/shop?only_with_existence=1')
  await expectHydrated(page)
  const cartCard = await nearCard(page, 1)
  const name = await cartCard.getByRole('link').innerText()
  const code = (await cartCard.getByRole('link').getAttribute('href'))!.split('/').at(-1)
  await cartCard.getByRole('button', { name: messages.addToCart }).click()
  await (await nearCard(page, 0)).getByRole('button', { name: own.quickView }).click()
  const refusal = { status: 'fail', code: 409, message: 'The store said no.', data: { reason: 'refused' } }
  await page.route('**/orders/confirmOrder', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.getByRole('dialog').getByRole('button', { name: own.buyNow }).click()
  await expect(page.getByRole('dialog', { name: own.sorry })).toContainText('The store said no.')
  // The restored cart is saved after the dialog has opened.
  await expect.poll(() => codesInCarts(page)).toEqual([code])
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: messages.quantityOf })).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(name)
})

test('viewed products are listed at the end of the shop at current prices, the latest first, until they are cleared', async ({
  page,
  request,
}) => {
  const [first, second] = await productsWithStock(request, 20, 98)
  for (const product of [first!, second!]) {
    await page.goto(`/products/${product.codarticulo}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('viewed')))
      .toMatch(new RegExp(`^\\["${product.codarticulo}"`))
  }
  await page.goto('/shop?category=1')
  await expectHydrated(page)
  await scrollToDeferred(page.locator('.viewed-place'))
  const row = page.getByRole('region', { name: own.viewed })
  const names = async () => Promise.all((await row.getByRole('link').all()).map(wholeName))
  await expect.poll(names).toEqual([second!.description, first!.description])
  await row.getByRole('button', { name: own.clearViewed }).click()
  await expect(row).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull()
})

for (const width of [360, 390, 600]) {
  test(`PRODUCT-14: four compared products are in view at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/compare?codes=${(await dearestCodes(request)).join(',')}`)
    await expectHydrated(page)
    for (const at of [0, 1, 2, 3]) {
      const head = page.getByRole('columnheader').nth(at)
      await expect(head.getByRole('button')).toBeInViewport({ ratio: 1 })
      const prices = head.locator('.prices')
      expect(await prices.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
    }
    await expect(page.getByText(own.swipe)).toBeHidden()
    await page.getByRole('row').last().scrollIntoViewIfNeeded()
    for (const at of [0, 3]) await expect(page.locator('.compare-small').nth(at)).toBeInViewport({ ratio: 1 })
  })
}

test('PRODUCT-14: in a narrow window the fourth product is reached by swiping, below the names of the rows', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/compare?codes=${(await dearestCodes(request)).join(',')}`)
  await expectHydrated(page)
  await expect(page.getByText(own.swipe)).toBeVisible()
  await page.locator('.compare-scroll').evaluate((it) => it.scrollTo(it.scrollWidth, 0))
  await expect(page.getByRole('columnheader').nth(3).getByRole('button')).toBeInViewport({ ratio: 1 })
  const name = page.getByRole('rowheader').first().locator('.compare-name-of-row')
  await name.scrollIntoViewIfNeeded()
  await expect(name).toBeInViewport({ ratio: 1 })
})

test('a comparison is readable without JavaScript by anybody who has its URL', async ({
  browser,
  request,
  baseURL,
}) => {
  const [first, second] = await productsWithStock(request, 20, 98)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  await page.goto(`/compare?codes=${first!.codarticulo},${second!.codarticulo},NOT-THERE`)
  await expect(page.getByRole('table')).toContainText(first!.description)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: own.takeOut }).first().click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await context.close()
})

test('the URL of a comparison without products is replaced by that of the stored comparison, without a history entry of its own', async ({
  page,
  request,
}) => {
  const codes = await someCodes(request)
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('compare', value), JSON.stringify(codes))
  await page.goto('/compare')
  await expect(page).toHaveURL(new RegExp(`/compare\\?codes=${codes.join(',')}$`))
  await expect(page.getByRole('columnheader')).toHaveCount(codes.length)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('accessible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('cards with their buttons, the bar, viewed products and a quick view', async ({ page, request }) => {
    const codes = await someCodes(request)
    await page.addInitScript((value) => {
      localStorage.setItem('compare', value)
      localStorage.setItem('viewed', value)
    }, JSON.stringify(codes))
    await page.goto('/shop?category=1&limit=12')
    await expectHydrated(page)
    await expect(page.getByRole('complementary', { name: own.compareBar }).getByRole('button').first()).toBeVisible()
    await scrollToDeferred(page.locator('.viewed-place'))
    await expect(page.getByRole('region', { name: own.viewed }).getByRole('link').first()).toBeVisible()
    const card = await nearCard(page, 0)
    await expectAccessible(page)
    await card.getByRole('button', { name: own.quickView }).click()
    await expect(page.locator('dialog[open]').getByText(own.details)).toBeVisible()
    await expectAccessible(page)
  })

  test('the comparison and the share dialog', async ({ page, request }) => {
    await page.goto(`/compare?codes=${(await someCodes(request)).join(',')}`)
    await expectHydrated(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: own.share, exact: true }).click()
    await expect(
      page.getByRole('dialog', { name: own.shareTitle }).getByRole('button', { name: own.copy }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.goto('/compare')
    await expectHydrated(page)
    await expectAccessible(page)
  })
})

/** Four products with the longest prices. */
async function dearestCodes(request: APIRequestContext): Promise<string[]> {
  return (await productsWithStock(request, 1, 98)).slice(0, 4).map(({ codarticulo }) => codarticulo)
}

/** The products in the customer's carts on the server. */
async function codesInCarts(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/ecommerce/carts')
  const { data } = (await response.json()) as { data: { products: { cod_articulo: string }[] }[] }
  return data.flatMap(({ products }) => products.map(({ cod_articulo }) => cod_articulo))
}

async function someCodes(request: APIRequestContext): Promise<string[]> {
  return (await productsWithStock(request, 20, 98)).slice(0, 3).map(({ codarticulo }) => codarticulo)
}
