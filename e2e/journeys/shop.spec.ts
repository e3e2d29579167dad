import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, expectInteractive, scrollToDeferred, test } from '../shopper.ts'
import { shopTexts } from '../shop-texts.ts'

/** The list of cables; its category has one number in the main store and another in the variant. */
const cables = '/shop?category=9'
const cablesOfVariant = '/shop?category=2'

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** Opens the filters, which a phone folds into a sheet. */
async function openFilters(page: Page, language: 'en' | 'es'): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: shopTexts[language].filters })
  const opener = page.getByRole('button', { name: new RegExp(`^${shopTexts[language].filters}`) })
  if (await opener.isVisible()) await opener.click()
  await expect(panel).toBeVisible()
  return panel
}

/** The names of the listed products, in their order. */
async function listed(page: Page): Promise<string[]> {
  await expect(page.getByRole('list').locator('[aria-busy="true"]')).toHaveCount(0)
  return page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const messages = shopTexts[language]

    test(
      'the URL contains the filters: shared it shows the same listing, and back and forward restore it',
      { tag: '@variant' },
      async ({ page, browser, baseURL, isMobile }, { project }) => {
        const list = project.name === 'variant' ? cablesOfVariant : cables
        await page.goto(list)
        await expectHydrated(page)
        const filters = await openFilters(page, language)
        const kora = filters.getByRole('checkbox', { name: /^Kora \d/ })
        // `innerText` is empty while the browser skips what lies below the window.
        const count = Number((await kora.locator('xpath=..').locator('small').textContent())?.replace(',', ''))
        await kora.check()
        await expect(page).toHaveURL(/[?&]brands_selected=kora/)
        // A sheet covers the page, and says the number itself.
        const place = isMobile ? filters : page
        await expect(place.getByRole('status').filter({ hasText: messages.products(count) })).toHaveCount(1)
        await filters.getByRole('checkbox', { name: new RegExp(`^${messages.onlyInStock}`) }).check()
        await expect(page).toHaveURL(/only_with_existence=1/)
        const shared = page.url()
        const other = await browser.newContext({ baseURL: baseURL as string })
        await other.addCookies(await page.context().cookies())
        const friend = await other.newPage()
        await friend.goto(shared)
        const found = await listed(friend)
        expect(found).not.toHaveLength(0)
        // The URL changes before the page.
        await expect.poll(() => listed(page)).toEqual(found)
        await other.close()

        // On a phone the first step back closes the sheet; its boxes are restored while they are hidden.
        const box = page.getByRole('checkbox', { name: /^Kora \d/, includeHidden: true })
        if (isMobile) await page.goBack()
        await page.goBack()
        await page.goBack()
        await expect(page).toHaveURL(list)
        await expect(box).not.toBeChecked()
        await page.goForward()
        await page.goForward()
        await expect(page).toHaveURL(shared)
        await expect(box).toBeChecked()
        await expect.poll(() => listed(page)).toEqual(found)
      },
    )

    test('a search that finds nothing offers alternatives', async ({ page }) => {
      await page.goto('/shop?q=cable&prices=1,2')
      const way = page.getByRole('list', { name: messages.emptyDrop }).getByRole('link').first()
      await expect(way).toContainText(messages.withoutPrices)
      await way.click()
      await expect(page).toHaveURL(/\/shop\?q=cable$/)
      await expect(page.getByRole('article').first()).toBeVisible()

      await page.goto('/shop?q=zzqqxxyy')
      await expect(page.getByRole('heading', { name: messages.emptySearch('zzqqxxyy') })).toBeVisible()
      // SEARCH-45: what is for sale stands before the categories.
      const products = (await page.getByRole('main').getByRole('article').last().boundingBox())!
      const categories = (await page.getByRole('navigation', { name: messages.popularCategories }).boundingBox())!
      expect(products.y + products.height).toBeLessThanOrEqual(categories.y)
      await page.getByRole('navigation', { name: messages.popularCategories }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/shop\?category=\d+$/)
    })

    test('a search for what the store lacks says so once, and has no bar of filters', async ({ page }) => {
      await page.goto('/shop?q=xbox')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notSold('xbox'))
      await expect(page.getByRole('navigation', { name: messages.popularCategories })).toBeVisible()
      await expect(page.getByRole('main').getByText('xbox')).toHaveCount(1)
      await expect(page.getByText(messages.foundNone)).toHaveCount(0)
      await expect(page.locator('.listing-bar')).toHaveCount(0)
    })

    test('the search without its filters is offered with its number of results', async ({ page }) => {
      await page.goto('/shop?q=cable&prices=1,2&brands_selected=nobody')
      const offer = page.getByRole('link', { name: messages.searchAll('cable') })
      const [, count] = /(\d+)/.exec(await offer.innerText()) ?? []
      await offer.click()
      await expect(page).toHaveURL(/\/shop\?q=cable$/)
      await expect(page.getByRole('status').filter({ hasText: count as string })).toBeVisible()

      await page.goto('/shop?q=zzqqxxyy&prices=1,2&brands_selected=nobody')
      await expect(page.getByRole('heading', { name: messages.emptySearch('zzqqxxyy') })).toBeVisible()
      await expect(page.getByRole('link', { name: messages.searchAll('zzqqxxyy') })).toHaveCount(0)
    })
  })
}

for (const [language, category, branch] of [
  ['en', 'There is no such category', 'There is no such branch'],
  ['es', 'No existe esa categoría', 'No existe esa sucursal'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an unknown category says so, also to search engines, and links to products', async ({ page }) => {
      const response = await page.goto('/shop?category=999&rated=4')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
      await expect(page).toHaveTitle(`${category} · Vitrina`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expectAccessible(page)
      await expectHydrated(page)
      await page.getByRole('main').locator('.button-primary').click()
      await expect(page).toHaveURL(/\/shop\?rated=4$/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('an unknown branch says so, and links to the same listing at the shopper’s own branch', async ({ page }) => {
      const response = await page.goto('/shop?place=999&category=16')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(branch)
      await expectHydrated(page)
      await page.getByRole('main').locator('.button-primary').click()
      await expect(page).toHaveURL(/\/shop\?category=16$/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
}

test('client-side navigation to an unknown category says so as well', async ({ page }) => {
  await page.goto('/shop?category=16')
  await expectHydrated(page)
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('a'), { href: '/shop?category=999', textContent: 'that way' }))
  })
  await page.getByRole('link', { name: 'that way' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such category')
  await expect(page).toHaveTitle('There is no such category · Vitrina')
})

test('a page number past the end of a listing redirects to the last page', async ({ page }) => {
  for (const path of ['/shop?category=16&limit=12&page=400', '/shop?category=16&limit=12&page=99999999']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const last = Number(new URL(page.url()).searchParams.get('page'))
    expect(last).toBeGreaterThan(1)
    expect(last).toBeLessThan(400)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  const ofOne = await page.goto('/shop?q=zzqqxxyy&page=400')
  expect(ofOne?.status()).toBe(200)
  await expect(page).toHaveURL(/\/shop\?q=zzqqxxyy$/)
})

test('the URL contains page and page size; each page opens at its top and says which one it is', async ({ page }) => {
  const own = shopTexts.en
  await page.goto('/shop?limit=12')
  await expectHydrated(page)
  const pages = page.getByRole('navigation', { name: own.pages })
  await pages.getByRole('link', { name: own.next }).click()
  await expect(page).toHaveURL(/limit=12&page=2$/)
  await expect(page.getByRole('status').filter({ hasText: /^13–24 of \d+ products$/ })).toBeInViewport()
  await pages.getByRole('link', { name: own.previous }).click()
  await expect(page).toHaveURL(/page=1$/)
  await expect(page.getByRole('status').filter({ hasText: /^1–12 of \d+ products$/ })).toBeInViewport()

  const size = page.getByRole('combobox', { name: own.pageSize })
  await expect(size.getByRole('option')).toHaveText(['12', '24', '48', '96'])
  await size.selectOption('48')
  await expect(page).toHaveURL(/limit=48$/)
  await expect(page.getByRole('article')).toHaveCount(48)
  await page.goto('/shop?limit=48&page=9999')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(pages.getByRole('link', { name: own.next })).toHaveCount(0)
})

test('SEARCH-62: a model has one card, whose colour the filter chooses, and whose page has the others', async ({
  page,
}) => {
  await page.goto('/shop?category=1&limit=96')
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${titles.length} products$`) })
      .first(),
  ).toBeVisible()
  expect(new Set(titles).size).toBe(titles.length)

  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Lumen Aria 11 / }) })
  await expect(card).toHaveCount(1)
  for (const color of ['black', 'coral'] as const) {
    await page.goto(`/shop?category=1&color=${color}`)
    await expect(card.getByRole('link', { name: new RegExp(`^Lumen Aria 11 .*, ${color}$`) })).toHaveCount(1)
    await expect(card.locator('.product-options')).toContainText(color === 'black' ? 'coral' : 'black')
  }
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('navigation', { name: 'Color' }).getByRole('link', { name: /^black/i })).toBeVisible()
})

test('SEARCH-62: the lengths of a cable share a card, and its page leads from one to the other', async ({ page }) => {
  await page.goto('/shop?category=9')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Vitrina Lazo C / })
    .click()
  const lengths = page.getByRole('navigation', { name: 'Length' })
  for (const length of ['2 m', '1 m']) {
    await lengths.getByRole('link', { name: new RegExp(`^${length}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Lazo C ${length}`)
    await expect(lengths.locator('[aria-current]')).toContainText(length)
  }
})

test('SEARCH-65: all products have a row of categories where the filters are a sheet, other lists have none', async ({
  page,
  isMobile,
}) => {
  const row = page.getByRole('main').getByRole('navigation', { name: 'Categories', exact: true })
  await page.goto('/shop')
  if (isMobile) {
    await expect(row.getByRole('link')).toHaveCount(10)
    await row.getByRole('link', { name: 'Headphones' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Headphones' })).toBeVisible()
  } else await expect(row).toHaveCount(0)
  for (const path of ['/shop?q=cable', '/shop?only_offers=1']) {
    await page.goto(path)
    await expect(row).toHaveCount(0)
  }
})

test('SEARCH-64: prices are filtered above the brands', async ({ page }) => {
  for (const path of ['/shop', '/shop?category=1', '/shop?q=cable']) {
    await page.goto(path)
    const titles = await page.locator('#filter-panel legend').allTextContents()
    expect(titles.slice(0, 2)).toEqual(['Price', 'Brands'])
  }
})

test('a price range is typed in either order, and removed with its chip', async ({ page }) => {
  const own = shopTexts.en
  await page.goto('/shop')
  await expectHydrated(page)
  const filters = await openFilters(page, 'en')
  await filters.getByRole('textbox', { name: own.priceFrom }).fill('RD$ 2,000.00')
  await filters.getByRole('textbox', { name: own.priceTo }).fill('500')
  await filters.getByRole('textbox', { name: own.priceTo }).press('Enter')
  await expect(page).toHaveURL(/prices=2000,500$/)
  await expect(filters.getByRole('textbox', { name: own.priceFrom })).toHaveValue('500')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: own.remove('RD$500 to RD$2,000') }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test('where both thumbs of the slider meet, the one with room moves, and a typed price is not changed', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys to bring them there.')
  await page.goto('/shop?prices=1234,')
  await expectHydrated(page)
  const highest = page.getByRole('slider', { name: shopTexts.en.highestPrice })
  await expectInteractive(highest)
  await highest.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/prices=1234,\d+$/)

  await page.goto('/shop')
  await expectHydrated(page)
  const lowest = page.getByRole('slider', { name: shopTexts.en.lowestPrice })
  await expectInteractive(lowest)
  await lowest.focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/prices=\d+,$/)
  const { x, y, width, height } = (await lowest.boundingBox())!
  await page.mouse.move(x + width - 11, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(lowest).toHaveValue('50')
})

test('a misspelt search names the corrected search', async ({ page }) => {
  await page.goto('/shop?q=cabel')
  await expect(page.getByText(shopTexts.en.showingFor('cable'))).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a search for what the store does not have shows products of the nearest one', async ({ page }) => {
  await page.goto('/shop?q=iphone+case')
  const instead = page.getByRole('region', { name: 'Phone cases', exact: true })
  await expect(instead.getByRole('article')).toHaveCount(4)
  for (const name of await instead.getByRole('article').getByRole('heading').allTextContents())
    expect(name).toMatch(/case/i)
})

test('SEARCH-41: the number beside the nearest category is that of the list that it opens', async ({ page }) => {
  for (const language of ['en', 'es'] as const) {
    await page.goto(`/shop?q=iphone&lang=${language}`)
    const offer = page
      .getByRole('main')
      .getByRole('link', { name: language === 'en' ? /^See “Phones”/ : /^Ver “Celulares”/ })
    const [, count] = (await offer.textContent())!.match(/(\d+) product/)!
    await offer.click()
    await expect(page).toHaveURL(/\/shop\?category=1$/)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: new RegExp(`(^| )${count} product`) })
        .first(),
    ).toBeVisible()
  }
})

test('a search for a charger of a phone shows those that fit it, and leads to the phone', async ({ page }) => {
  await page.goto('/shop?q=cargador+aria+12+pro')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “cargador aria 12 pro”' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'compatible with Lumen Aria 12 Pro' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Compatible with Lumen Aria 12 Pro' })).toBeVisible()
  for (const name of await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents())
    expect(name).toMatch(/charger/i)
  // The first one is what the phone's own page suggests.
  const suggested = (await page.getByRole('article').first().getByRole('link').first().getAttribute('href'))!
  await page.getByRole('link', { name: /^See “aria 12 pro”/ }).click()
  await expect(page).toHaveURL(/\/shop\?q=aria(\+|%20)12(\+|%20)pro$/)
  await page.getByRole('article').first().getByRole('link').first().click()
  const companions = page.getByRole('region', { name: 'Buy together' })
  await expect(page.getByRole('heading', { level: 1, name: /^Lumen Aria 12 Pro/ })).toBeVisible()
  // It is loaded when it comes near the window.
  await scrollToDeferred(page.locator('.deferred-companions'))
  await expect(companions.locator(`a[href="${suggested}"]`)).toBeAttached()
})

test('a search of which no product has all words says what is like it, and the way on stands above the list', async ({
  page,
}) => {
  await page.goto('/shop?q=cargador+kora+piel')
  await expect(page.getByRole('heading', { level: 1, name: 'Similar to “cargador kora piel”' })).toBeVisible()
  await expect(page.getByText('None of these names “kora piel”: check that it fits.')).toBeVisible()
  const wayOn = (await page.getByRole('link', { name: /^See “kora piel”/ }).boundingBox())!
  const first = (await page.getByRole('article').first().boundingBox())!
  expect(wayOn.y + wayOn.height).toBeLessThan(first.y)
})

test('while a price is typed the sheet names no number, until the list has it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide window shows the filters beside the list.')
  await page.goto('/shop?category=1')
  await expectHydrated(page)
  const filters = await openFilters(page, 'en')
  await filters.getByRole('textbox', { name: shopTexts.en.priceTo }).pressSequentially('15000')
  await expect(filters.getByRole('button', { name: 'Show products', exact: true })).toBeVisible()
  await filters.getByRole('textbox', { name: shopTexts.en.priceTo }).blur()
  await expect(page).toHaveURL(/prices=/)
  await expect(filters.getByRole('button', { name: /^Show \d+ products$/ })).toBeVisible()
})

test('a listing that does not load says so, and loads when it is tried again', async ({ page }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  await page.route('**/shop.data*', (route) => route.abort())
  await page.getByRole('combobox', { name: shopTexts.en.sort }).selectOption('price_asc')
  await expect(page.getByRole('heading', { level: 1, name: shopTexts.en.errorTitle })).toBeVisible()
  await page.unroute('**/shop.data*')
  await page.getByRole('button', { name: shopTexts.en.tryAgain }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/order_by=price_asc$/)
})

test('the sheet of filters on a phone shows the number of results', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide window shows the filters beside the list.')
  const own = shopTexts.en
  await page.goto('/shop?q=phone&limit=12')
  await expectHydrated(page)
  const filters = await openFilters(page, 'en')
  const show = filters.getByRole('button', { name: /^Show \d+ products$/ })
  const all = await show.innerText()
  // A model has one card, also where the branch lacks some of its colours: offers are fewer.
  await filters.getByRole('checkbox', { name: /^Offers only/ }).check()
  await expect(page).toHaveURL(/only_offers=1/)
  await expect(show).not.toHaveText(all)
  const [count] = /\d+/.exec(await show.innerText())!
  await filters.getByRole('link', { name: own.clearFilters }).click()
  await expect(page).toHaveURL(/\/shop\?q=phone&limit=12$/)
  await page.goBack()
  await expect(filters).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/only_offers=1/)
  await openFilters(page, 'en')
  await expect(show).toHaveText(new RegExp(count))
  await show.click()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`\\b${count} products`) })).toBeVisible()
})

test('another sort order keeps the filters whose fields have not loaded yet', async ({ page }) => {
  await page.goto('/shop?only_offers=1')
  await expectHydrated(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  // A product's page has such a list too, for its reviews.
  await expect(page.locator('#filters-title')).toBeAttached()
  await page.getByRole('combobox', { name: shopTexts.en.sort }).selectOption('newest')
  await expect(page).toHaveURL(/\/shop\?only_offers=1&order_by=newest$/)
})

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

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/shop?category=9&rated=2&limit=12', '/shop?q=cable&prices=1,2', '/shop?q=cabel&limit=12']) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path)
      await expectHydrated(page)
      await expectAccessible(page)
    })
  }

  test('the sheet of filters is accessible', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A wide window shows them beside the list.')
    await page.goto(`${cables}&limit=12`)
    await expectHydrated(page)
    await openFilters(page, 'en')
    await expect(page.getByRole('slider').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('SEARCH-39: a price in the words of a search is the filter of prices, which can be removed', async ({ page }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill('celular lumen menos de 20,000')
  await field.press('Enter')
  await expect(page).toHaveURL('/shop?q=celular+lumen&prices=,20000&typed=celular+lumen+menos+de+20,000')
  await expect(field).toHaveValue('celular lumen menos de 20,000')
  await page.getByRole('link', { name: /^Remove.*20,000/ }).click()
  await expect(page).toHaveURL('/shop?q=celular+lumen')
})

test('SEARCH-39: a search for a category and a price lists the category within it', async ({ page }) => {
  await page.goto('/shop?q=phones+under+20k&order_by=price_asc')
  await expect(page).toHaveURL('/shop?category=1&prices=,20000&order_by=price_asc&typed=phones+under+20k')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: /case/i })).toHaveCount(0)
  for (const [search, path] of [
    ['celular menos de 20,000', '/shop?category=1&prices=,20000'],
    ['funda hasta RD$500', '/shop?category=12&prices=,500'],
    ['pho under 20,000', '/shop?q=pho&prices=,20000'],
    ['protector menos de 1,000', '/shop?q=protector&prices=,1000'],
    ['menos de 20,000', '/shop?prices=,20000'],
  ] as const) {
    await page.goto(`/shop?${new URLSearchParams({ q: search })}`)
    const typed = String(new URLSearchParams({ typed: search })).replaceAll('%2C', ',')
    await expect(page).toHaveURL(`${path}&${typed}`)
  }
  await page.goto('/shop?q=phone+under+20,000&category=12')
  await expect(page).toHaveURL('/shop?q=phone&category=12&prices=,20000&typed=phone+under+20,000')
})

for (const [language, typed, line, link, title] of [
  [
    'en',
    'phones 10000-20000',
    'Phones from RD$10,000 to RD$20,000',
    'Search for the text itself',
    'Similar to “phones 10000-20000”',
  ],
  [
    'es',
    'celular de 10 mil pesos',
    'Celulares hasta RD$10,000',
    'Buscar el texto tal cual',
    'Parecido a “celular de 10”',
  ],
] as const) {
  test.describe(`a price in a search, in ${language}`, () => {
    test.use({ language })

    test('SEARCH-55: the page says how it was understood, and the text itself can be searched', async ({
      page,
      messages,
    }) => {
      await page.goto('/')
      await expectHydrated(page)
      const field = page.getByRole('combobox', { name: messages.search })
      await field.fill(typed)
      await field.press('Enter')
      const main = page.getByRole('main')
      await expect(main.getByText(line)).toBeVisible()
      await expect(field).toHaveValue(typed)
      await expectAccessible(page)
      await page.reload()
      await expect(field).toHaveValue(typed)
      await main.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(field).toHaveValue(`"${typed}"`)
      await expect(page).toHaveURL(/[?&]q=%22/)
      await expect(main.getByText(line)).toHaveCount(0)
    })

    test('SEARCH-56: a button empties the search field while it has text', async ({ page, messages }) => {
      await page.goto('/shop?q=cable')
      await expectHydrated(page)
      const field = page.getByRole('combobox', { name: messages.search })
      const clear = page.getByRole('button', { name: language === 'en' ? /^Clear the search/ : /^Vaciar el campo/ })
      await expect(clear).toBeVisible()
      const box = (await clear.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
      await field.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(clear).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      await expect(clear).toBeHidden()
      await field.pressSequentially('fun')
      await expect(clear).toBeVisible()
    })
  })
}

test('the focus stays among the chips when one is removed, and goes to the results after the last', async ({
  page,
}) => {
  await page.goto('/shop?brands_selected=kora,vitrina')
  await expectHydrated(page)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expectInteractive(chips.getByRole('link').first())
  await chips.getByRole('link', { name: /Kora/ }).press('Enter')
  await expect(chips.getByRole('link')).toHaveCount(1)
  await expect(chips.getByRole('link', { name: /Vitrina/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
})
