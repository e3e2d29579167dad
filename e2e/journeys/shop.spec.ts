import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { addToCart, expect, expectHydrated, signUp, test } from '../shopper.ts'
import { shopTexts } from '../shop-texts.ts'
import type { Texts } from '../texts.ts'

/** The list of cables, by its number in the main store and in the variant's. */
const cables = '/shop?category=9'
const cablesOfVariant = '/shop?category=2'

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** The filters, where a phone folds them into a sheet. */
async function openFilters(page: Page, language: 'en' | 'es'): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: shopTexts[language].filters })
  const opener = page.getByRole('button', { name: new RegExp(`^${shopTexts[language].filters}`) })
  if (await opener.isVisible()) await opener.click()
  await expect(panel).toBeVisible()
  return panel
}

/** What the list shows, in its order. */
async function listed(page: Page): Promise<string[]> {
  await expect(page.getByRole('list').locator('[aria-busy="true"]')).toHaveCount(0)
  return page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
}

const searchField = (page: Page, words: Texts) => page.getByRole('combobox', { name: words.search })

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const words = shopTexts[language]

    test(
      'filters stand in the address: shared it shows the same, and back and forward restore it',
      { tag: '@looks' },
      async ({ page, browser, baseURL }, { project }) => {
        const list = project.name === 'variant' ? cablesOfVariant : cables
        await page.goto(list)
        await expectHydrated(page)
        const filters = await openFilters(page, language)
        const kora = filters.getByRole('checkbox', { name: /^Kora \d/ })
        const count = Number((await kora.locator('xpath=..').locator('small').innerText()).replace(',', ''))
        await kora.check()
        await expect(page).toHaveURL(/[?&]brands_selected=kora/)
        await expect(page.getByRole('status').filter({ hasText: words.products(count) })).toHaveCount(1)
        await filters.getByRole('checkbox', { name: new RegExp(`^${words.onlyInStock}`) }).check()
        await expect(page).toHaveURL(/only_with_existence=1/)
        const shared = page.url()
        await expect.poll(() => listed(page)).not.toHaveLength(0)
        const found = await listed(page)

        const other = await browser.newContext({ baseURL: baseURL as string })
        await other.addCookies(await page.context().cookies())
        const friend = await other.newPage()
        await friend.goto(shared)
        expect(await listed(friend)).toEqual(found)
        await other.close()

        await page.goBack()
        await page.goBack()
        await expect(page).toHaveURL(list)
        await expect(kora).not.toBeChecked()
        await page.goForward()
        await page.goForward()
        await expect(page).toHaveURL(shared)
        await expect(kora).toBeChecked()
        expect(await listed(page)).toEqual(found)
      },
    )

    test('an earlier search is run again from the history, and deleted', { tag: '@looks' }, async ({ page, words: texts }) => {
      await page.goto('/shop')
      await expectHydrated(page)
      const field = searchField(page, texts)
      for (const search of ['cable', 'lumen']) {
        await field.fill(search)
        await field.press('Enter')
        await expect(page).toHaveURL(new RegExp(`q=${search}`))
      }
      await field.fill('')
      await field.blur()
      await field.focus()
      const history = page.getByRole('listbox', { name: words.recent })
      await expect(history.getByRole('option')).toHaveText(['lumen', 'cable'])
      await history.getByRole('option', { name: 'cable' }).click()
      await expect(page).toHaveURL(/q=cable/)

      await page.goto('/shop')
      await expectHydrated(page)
      await field.click()
      await expect(history.getByRole('option')).toHaveText(['cable', 'lumen'])
      await page.getByRole('button', { name: words.removeRecent('cable') }).click()
      await expect(history.getByRole('option')).toHaveText(['lumen'])
      await page.getByRole('button', { name: words.clearRecent }).click()
      await expect(history).toBeHidden()
      await expect(field).toBeFocused()
    })

    test('a search that finds nothing says what would', async ({ page }) => {
      await page.goto('/shop?q=cable&prices=1,2')
      const way = page.getByRole('list', { name: words.emptyDrop }).getByRole('link').first()
      await expect(way).toContainText(words.withoutPrices)
      await way.click()
      await expect(page).toHaveURL(/\/shop\?q=cable$/)
      await expect(page.getByRole('article').first()).toBeVisible()

      await page.goto('/shop?q=zzqqxxyy')
      await expect(page.getByRole('heading', { name: words.emptySearch('zzqqxxyy') })).toBeVisible()
      await page.getByRole('navigation', { name: words.popularCategories }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/shop\?category=\d+$/)
    })
  })
}

test('a search is suggested while somebody types, and taken with a press', async ({ page, words }) => {
  await page.goto('/')
  await expectHydrated(page)
  const field = searchField(page, words)
  await field.click()
  await field.pressSequentially('charg')
  const option = page.getByRole('listbox', { name: shopTexts.en.suggestions }).getByRole('option').first()
  await expect(option).toBeVisible()
  await option.click()
  await expect(page).toHaveURL(/\/shop\?/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('without an answer to what is typed the search still works', async ({ page, words }) => {
  await page.route('**/products/suggestions*', (route) => route.abort())
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, words)
  await field.click()
  await field.pressSequentially('cable')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=cable$/)
})

test('a shopper searches, filters by price and opens a product with the keyboard alone', async ({ page, words, isMobile }) => {
  test.skip(isMobile, 'A phone has no keys to walk with.')
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, words)
  await tabTo(page, field)
  await page.keyboard.type('charg')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?/)

  await page.goto(cables)
  await expectHydrated(page)
  const lowest = page.getByRole('slider', { name: shopTexts.en.lowestPrice })
  await tabTo(page, lowest)
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/prices=\d+,/)
  await expect(lowest).toBeFocused()
  const product = page.getByRole('article').getByRole('heading').getByRole('link').first()
  await expect(product).toBeVisible()
  await tabTo(page, product)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
})

/** Walks with Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const element = await wanted.elementHandle()
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((node) => document.activeElement === node, element)) return
  }
  throw new Error('Not reached with the Tab key')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form like any other', async ({ page }) => {
    await page.goto(cables)
    const filters = await openFilters(page, 'en')
    await filters.getByRole('checkbox', { name: /^Kora \d/ }).check()
    await filters.getByRole('button', { name: shopTexts.en.apply }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/brands_selected=kora/)
    await expect(page.getByRole('link', { name: shopTexts.en.remove('Kora') })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Kora')
  })
})

test('a visitor’s searches move into the account, and what becomes of a customer’s search is told', async ({ page, words }) => {
  await page.goto('/account')
  await expectHydrated(page)
  await page.evaluate(() => localStorage.setItem('search.history', JSON.stringify(['bocina', 'funda'])))
  await signUp(page.getByRole('dialog'), words)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search.history'))).toBeNull()

  await page.goto('/shop?q=cable')
  await expectHydrated(page)
  const field = searchField(page, words)
  await field.fill('')
  await expect(page.getByRole('listbox', { name: shopTexts.en.recent }).getByRole('option')).toHaveText(['bocina', 'funda'])
  await field.press('Escape')

  const told = (event: string) => page.waitForRequest((request) => request.url().endsWith(`/algolia-events/${event}`))
  const opened = told('product-clicked-after-search')
  const viewed = told('product-viewed')
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  const click = (await opened).postDataJSON() as { position: number; queryID: string }
  expect(click.position).toBe(2)
  expect((await viewed).postDataJSON()).toMatchObject({ queryID: click.queryID })
  const added = told('product-added-to-cart')
  await addToCart(page, words)
  expect((await added).postDataJSON()).toMatchObject({ queryID: click.queryID })
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/shop?category=9&rated=2&limit=12', '/shop?q=cable&prices=1,2', '/shop?q=cabel&limit=12']) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path)
      await expectHydrated(page)
      await expectAccessible(page)
    })
  }

  test('the list under the search field is accessible', async ({ page, words }) => {
    await page.goto('/shop?limit=12&q=zzqqxxyy')
    await expectHydrated(page)
    const field = searchField(page, words)
    await field.fill('charg')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page)
    await field.press('Enter')
    await expect(page).toHaveURL(/q=charg/)
    await field.fill('')
    await field.blur()
    await field.focus()
    await expect(page.getByRole('listbox', { name: shopTexts.en.recent })).toBeVisible()
    await expectAccessible(page)
  })

  test('the sheet of filters is accessible', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A wide window shows them beside the list.')
    await page.goto(`${cables}&limit=12`)
    await expectHydrated(page)
    await openFilters(page, 'en')
    await expect(page.getByRole('slider').first()).toBeVisible()
    await expectAccessible(page)
  })
})
