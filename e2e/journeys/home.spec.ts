import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { expect, expectAtRest, expectHydrated, expectInteractive, showWholePage, test } from '../shopper.ts'

const texts = {
  en: {
    tabs: ['Top sellers', 'New', 'Today’s deals'],
    brands: 'Brands we carry',
    recommended: 'We recommend',
    more: 'Show more',
    lastHours: 'Last hours',
    special: /^(Special offers|Deals of the week)$/,
    phones: 'Phones',
    bands: 'How much do you want to spend on a phone?',
    upTo: 'Up to',
    from: 'From',
    buy: 'Buy now',
    over: 'The countdown is over.',
    timeLeft: /^Time left: /,
    zero: 'Time left: 0 days, 0 hours and 0 minutes',
    highlights: 'Highlights',
    stop: /^Stop moving/,
    resume: /^Keep moving/,
    failure: 'Unexpected error fetching products.',
    again: 'Try again',
    doors: 'Start here',
    products: 'Best-selling and new',
    seeAll: 'See all',
  },
  es: {
    tabs: ['Más vendidos', 'Nuevos', 'Ofertas del día'],
    brands: 'Marcas que vendemos',
    recommended: 'Te recomendamos',
    more: 'Mostrar más',
    lastHours: 'Últimas horas',
    special: /^(Ofertas especiales|Ofertas de la semana)$/,
    phones: 'Celulares',
    bands: '¿Cuánto quieres gastar en un celular?',
    upTo: 'Hasta',
    from: 'Desde',
    buy: 'Comprar ahora',
    over: 'Se acabó el tiempo.',
    timeLeft: /^Quedan /,
    zero: 'Quedan 0 días, 0 horas y 0 minutos',
    highlights: 'Destacados',
    stop: /^Detener el movimiento/,
    resume: /^Seguir el movimiento/,
    failure: 'Error inesperado al buscar los productos.',
    again: 'Intentar de nuevo',
    doors: 'Empieza por aquí',
    products: 'Más vendidos y nuevos',
    seeAll: 'Ver todo',
  },
} as const

const dayMs = 86_400_000

/** Scrolls a section to the middle of the window and waits until it is hydrated. */
async function come(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name })
  await section.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expectInteractive(section)
  await section.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(section).toBeVisible()
  return section
}

const scrolled = (track: Locator) => track.evaluate((element) => element.scrollLeft)

for (const language of ['en', 'es'] as const) {
  test.describe(`home in ${language}`, () => {
    test.use({ language })
    const own = texts[language]

    test('the tabs of the product lists work with the keyboard alone', async ({ page }) => {
      await page.goto('/')
      await expectHydrated(page)
      const [first, second, third] = own.tabs.map((name) => page.getByRole('tab', { name }))
      await first!.focus()
      await page.keyboard.press('ArrowRight')
      await expect(second!).toBeFocused()
      await expect(second!).toHaveAttribute('aria-selected', 'true')
      // The deferred list has five products, the hydrated one all of them.
      await expect.poll(() => page.getByRole('tabpanel').getByRole('article').count()).toBeGreaterThan(5)
      await page.keyboard.press('End')
      await expect(third!).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(first!).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused()
    })

    test('the top sellers are of the house brand, and so is the listing that they link to', async ({ page }) => {
      await page.goto('/')
      await expectHydrated(page)
      await page.getByRole('tab', { name: own.tabs[0]! }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByRole('article')).toHaveCount(10)
      for (const name of await panel.locator('.product-name').allTextContents()) expect(name).toContain('Vitrina')
      // PRODUCT-24: what the title says does not stand above it once more.
      for (const above of await panel.locator('.product-brand').allTextContents())
        expect(above).not.toContain('Vitrina')
      const section = page.getByRole('region', { name: own.products })
      const all = section.getByRole('link', { name: new RegExp(`^${own.seeAll}.*${own.tabs[0]}$`) })
      await expect(all).toHaveAttribute('href', '/shop?brands_selected=vitrina')
    })

    test('a brand links to the listing of its products', async ({ page }) => {
      await page.goto('/')
      await expectHydrated(page)
      const brands = await come(page, own.brands)
      await expect(brands.getByRole('link')).toHaveCount(9)
      await brands.getByRole('link', { name: 'Vitrina' }).click()
      await expect(page).toHaveURL(/\/shop\?brands_selected=vitrina$/)
    })

    test('sections that show a part have one form of link to all of it', async ({ page }) => {
      await page.goto('/')
      await expectHydrated(page)
      for (const name of [own.phones, own.doors, own.products, own.special, own.recommended]) {
        const section = page.getByRole('region', { name }).first()
        await section.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        const link = section.getByRole('link', { name: new RegExp(`^${own.seeAll}`) })
        await expect(link).toHaveCount(1)
        await expect(link).toHaveAttribute('href', /^\/shop/)
      }
    })

    test('HOME-19: the titles of the sections have two sizes, the smaller one where they lead on to other lists', async ({
      page,
    }) => {
      await page.goto('/')
      await expectHydrated(page)
      // A section that hydrates at this moment replaces its title.
      const sizesOf = (titles: Locator) => async () => [
        ...new Set(
          await titles.evaluateAll((all) => all.map((title) => Number.parseFloat(getComputedStyle(title).fontSize))),
        ),
      ]
      const quiet = page.locator('main section h2.quiet')
      const loud = page.locator('main section h2:not(.sr-only, .quiet, .viewed-title)')
      await expect(quiet).toHaveCount(3)
      expect(await loud.count()).toBeGreaterThan(4)
      await expect.poll(sizesOf(loud)).toHaveLength(1)
      await expect.poll(sizesOf(quiet)).toHaveLength(1)
      expect((await sizesOf(quiet)())[0]).toBeLessThan((await sizesOf(loud)())[0]!)
    })

    test('a button loads more recommended products, and the focus moves to the first of them', async ({ page }) => {
      await page.goto('/')
      await expectHydrated(page)
      const section = await come(page, own.recommended)
      const cards = section.getByRole('article')
      // The house brand has six models of headphones.
      await expect(cards).toHaveCount(6)
      await section.getByRole('button', { name: own.more }).click()
      await expect.poll(() => cards.count()).toBeGreaterThan(6)
      await expect(cards.nth(6).getByRole('link').first()).toBeFocused()
    })

    test('a countdown that reaches zero fires one event, and the section says so', async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(() => {
        const counted = window as unknown as { elapsed: number }
        counted.elapsed = 0
        window.addEventListener('vitrina:time-elapsed', () => (counted.elapsed += 1))
      })
      await page.goto('/')
      await expectHydrated(page)
      await page.clock.runFor(1_000)
      const section = page.getByRole('region', { name: own.special })
      await section.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const timer = section.getByRole('timer', { name: own.timeLeft })
      await expect(timer).not.toHaveAccessibleName(own.zero)
      const elapsed = () => page.evaluate(() => (window as unknown as { elapsed: number }).elapsed)
      expect(await elapsed()).toBe(0)
      await page.clock.fastForward(100 * dayMs)
      await expect(section.getByRole('timer')).toHaveAccessibleName(own.zero)
      await expect(section.getByRole('status').filter({ hasText: own.over })).toBeVisible()
      await page.clock.runFor(5_000)
      expect(await elapsed()).toBe(1)
    })

    test('phones with prices are in the first screen, and the first slide sells one of them', async ({ page }) => {
      await page.goto('/')
      const rail = page.getByRole('region', { name: own.phones, exact: true })
      await expect(
        rail
          .getByRole('listitem')
          .first()
          .getByText(/^RD\$[\d,]+\.\d\d$/)
          .first(),
      ).toBeInViewport()
      const slide = page.getByRole('region', { name: own.highlights }).getByRole('link').first()
      await expect(slide).toContainText(new RegExp(`${own.from} RD\\$[\\d,]+\\.\\d\\d`))
      await expect(slide).toContainText(own.buy)
      const price = /RD\$[\d,]+\.\d\d/.exec(await slide.innerText())![0]
      await slide.click()
      await expect(page).toHaveURL(/\/products\/CEL-/)
      await expect(page.locator('main').getByText(price).first()).toBeVisible()
    })

    test('HOME-14: a tile of a price band opens as many cards as it says', async ({ page }) => {
      await page.goto('/')
      const bands = page.getByRole('region', { name: own.bands })
      await bands.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const tile = bands.getByRole('link').first()
      await expect(tile).toContainText(`${own.upTo} RD$10,000`)
      const count = /(\d+) /.exec((await tile.innerText()).split('\n').at(-1) as string)![1]
      await tile.click()
      await expect(page).toHaveURL(/prices=%2C10000|prices=,10000/)
      await expect(page.locator('#products').getByRole('article')).toHaveCount(Number(count))
    })

    test('offers are called last hours in their last day alone', async ({ page, request }) => {
      const { data } = await (await request.get('/api/catalog/products/offers?brands_selected=vitrina')).json()
      const end = new Date(data.flash_offers_end).getTime()
      await page.clock.install({ time: end - 3_600_000 })
      await page.goto('/')
      await expectHydrated(page)
      await page.clock.runFor(1_000)
      const section = page
        .getByRole('region', { name: own.special })
        .or(page.getByRole('region', { name: own.lastHours }))
      await section.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(page.getByRole('region', { name: own.lastHours })).toBeVisible()
    })

    test('without JavaScript home shows all its sections and links', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      await context.addCookies([{ name: 'language', value: language, url: baseURL as string }])
      const page = await context.newPage()
      await page.goto('/')
      for (const name of own.tabs)
        await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
      for (const name of [own.doors, own.special, own.brands, own.recommended])
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(page.getByRole('region', { name: own.special }).getByRole('time')).toBeVisible()
      await expect(page.getByRole('button', { name: own.more })).toHaveCount(0)
      await page.getByRole('region', { name: own.doors }).locator('.door').first().click()
      await expect(page).toHaveURL(/\/shop\?category=1$/)
      await context.close()
    })
  })
}

const businessAccount = demoAccounts.find(({ role }) => role === 'business')

/** Signs a customer in from within the page, which does not learn of it. */
async function signInInPage(account: typeof businessAccount): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-token-transport': 'cookie' }
  const body = JSON.stringify({ username: account?.email, password: account?.password })
  await fetch('/api/identity/sign-in', { method: 'POST', headers, body })
}

test('SEARCH-41: each price band says as many products as its list has, also to a customer with prices of their own', async ({
  page,
}) => {
  const readBands = () =>
    page.locator('.band-tile').evaluateAll((tiles) =>
      tiles.map((tile) => ({
        path: tile.getAttribute('href') as string,
        count: tile.querySelector('.band-count')?.textContent?.split(' ')[0] as string,
      })),
    )
  const expectLists = async (bands: Awaited<ReturnType<typeof readBands>>) => {
    expect(bands.length).toBeGreaterThan(2)
    for (const { path, count } of bands) {
      await page.goto(path)
      const found = new RegExp(`(^|of )${count} products?$`)
      await expect(page.getByRole('status').filter({ hasText: found }).first()).toBeVisible()
    }
  }
  await page.goto('/')
  const ofVisitor = await readBands()
  await expectLists(ofVisitor)
  await page.evaluate(signInInPage, businessAccount)
  await page.goto('/')
  // The page has the numbers of visitors until the customer's own have loaded.
  await expect.poll(readBands).not.toEqual(ofVisitor)
  await expectLists(await readBands())
})

test('home reloads its data when a customer signs in, and shows their own prices', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  const price = page.getByRole('tabpanel').getByRole('article').first().locator('.price')
  const publicPrice = await price.textContent()
  const [again] = await Promise.all([
    page.waitForRequest(/\/_\.data/),
    page
      .evaluate(signInInPage, businessAccount)
      // As when another tab has signed in.
      .then(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))),
  ])
  expect((await again.response())?.ok()).toBe(true)
  await expect(price).not.toHaveText(publicPrice as string)
})

test('autoplay pauses under the pointer, and stops with its button', async ({ page }, { project }) => {
  test.skip(project.name !== 'laptop', 'A phone has no pointer.')
  const own = texts.en
  await page.goto('/')
  await expectHydrated(page)
  const brands = await come(page, own.brands)
  const track = brands.getByRole('list')
  await expect.poll(() => scrolled(track)).toBeGreaterThan(100)
  await track.hover()
  await expectAtRest(track)
  const at = await scrolled(track)
  // Longer than two slides take: nothing may move.
  await page.waitForTimeout(2_200)
  expect(await scrolled(track)).toBe(at)

  await brands.getByRole('button', { name: own.stop }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expectAtRest(track)
  const stopped = await scrolled(track)
  await page.waitForTimeout(2_200)
  expect(await scrolled(track)).toBe(stopped)
  await brands.getByRole('button', { name: own.resume }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(() => scrolled(track)).not.toBe(stopped)
})

test('under reduced motion no carousel moves by itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expectHydrated(page)
  const brands = await come(page, texts.en.brands)
  await page.waitForTimeout(2_500)
  expect(await scrolled(brands.getByRole('list'))).toBe(0)
  await expect(brands.getByRole('button', { name: texts.en.stop })).toBeHidden()
  await context.close()
})

test('a list that fails to load says so, and the rest of home stays', async ({ page }) => {
  // The browser itself fetches the next page of recommended products.
  await page.route('**/api/catalog/products?*', (route) => route.abort())
  await page.goto('/')
  await expectHydrated(page)
  const section = await come(page, texts.en.recommended)
  await expect(section.getByRole('article')).toHaveCount(6)
  await section.getByRole('button', { name: texts.en.more }).click()
  const again = section.getByRole('button', { name: /Try again/ })
  await expect(again).toBeVisible()
  await page.unroute('**/api/catalog/products?*')
  await again.click()
  await expect.poll(() => section.getByRole('article').count()).toBeGreaterThan(6)
})

for (const theme of ['light', 'dark'] as const) {
  test(`all sections are accessible once hydrated, ${theme}`, async ({ browser, baseURL }, { project }) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...(project.use.viewport && { viewport: project.use.viewport }),
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('cookie-consent', '1'))
    await page.goto('/')
    await expectHydrated(page)
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 500) {
      await page.evaluate((to) => window.scrollTo(0, to), top)
      await page.waitForTimeout(120)
    }
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`),
    ).toEqual([])
    await context.close()
  })
}

test('HOME-17: the strip at the end leads to orders, questions and a person, and says nothing of the first one again', async ({
  page,
}) => {
  await page.goto('/')
  const linked = page.getByRole('region', { name: 'How we look after you' }).getByRole('link', { includeHidden: true })
  const hrefs = () => linked.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect.poll(hrefs).toEqual(['/account/orders', '/contact/faq#faq', '/contact'])
})

test('the suggested categories begin with others than the four large cards', async ({ page }) => {
  test.skip(test.info().project.name !== 'laptop', 'Narrow screens do not show them.')
  await page.goto('/')
  await expectHydrated(page)
  const ids = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).searchParams.get('category')))
  const ofCards = await ids(page.locator('a.door'))
  expect(ofCards).toHaveLength(4)
  const suggested = await ids(page.locator('a.category-tile'))
  expect(suggested.length).toBeGreaterThan(8)
  expect(suggested.slice(-4).toSorted()).toEqual(ofCards.toSorted())
})

test('the page is no wider than the window of a phone, whatever its rows have', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The browser of a phone alone makes its window as wide as the page.')
  const width = page.viewportSize()!.width
  for (const path of ['/', '/shop', '/shop?category=12&only_offers=1', '/products/CEL-0053']) {
    await page.goto(path)
    await expectHydrated(page)
    await showWholePage(page)
    expect(await page.evaluate(() => window.innerWidth), path).toBe(width)
  }
})

test('the offers fill their panel in a wide window, and no picture of home is cut in a narrow one', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  await showWholePage(page)
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  if (isMobile) {
    for (const [part, whole] of [
      ['.window-phone img', '.window-phone'],
      ['.parallax-front', '.parallax'],
      ['.parallax-back', '.parallax'],
    ] as const) {
      const [inner, outer] = [await boxOf(part), await boxOf(whole)]
      expect(inner.x, part).toBeGreaterThanOrEqual(outer.x - 1)
      expect(inner.x + inner.width, part).toBeLessThanOrEqual(outer.x + outer.width + 1)
    }
    return
  }
  const panel = await boxOf('.flash')
  const [first, fourth] = [await boxOf('.flash li:nth-child(1)'), await boxOf('.flash li:nth-child(4)')]
  expect(first.x - panel.x).toBeCloseTo(panel.x + panel.width - fourth.x - fourth.width, 0)
})

test('on a phone the row of phones fades at the side to which it goes on', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A laptop has buttons for it.')
  await page.goto('/')
  await expectHydrated(page)
  const track = page.locator('.phone-track')
  await expect(track).toHaveCSS('mask-image', /linear-gradient/)
  await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(track).toHaveCSS('mask-image', 'none')
})

test('four suggested categories are visible at once on every screen that shows them', async ({ page }) => {
  test.skip(test.info().project.name !== 'laptop', 'Narrow screens do not show them.')
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/')
    await expectHydrated(page)
    const track = page.locator('.category-track')
    await track.scrollIntoViewIfNeeded()
    const whole = () =>
      track.evaluate((it) => {
        const { left, right } = it.getBoundingClientRect()
        return [...it.children]
          .map((slide) => slide.getBoundingClientRect())
          .filter((slide) => slide.left >= left && slide.right <= right + 1).length
      })
    // A section far below has no layout until it comes near.
    await expect.poll(whole, `at ${width}`).toBe(4)
  }
})

test('a navigation does not load the style sheets of the first page again', async ({ page }) => {
  const styleUrls = () =>
    page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  await page.goto('/')
  await expectHydrated(page)
  const ofHome = await styleUrls()
  expect(ofHome.length).toBeGreaterThan(0)
  await page.locator('a[href^="/shop"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/shop/)
  await expect(page.locator('main article').first()).toBeVisible()
  expect(await styleUrls()).toEqual(ofHome)
})

for (const [language, { title, found }] of Object.entries({
  en: { title: 'Smart watches', found: /smart watch/ },
  es: { title: 'Relojes inteligentes', found: /Reloj inteligente/ },
}))
  test.describe(`HOME-7 in ${language}`, () => {
    test.use({ language: language as 'en' | 'es' })
    test('the season card of smart watches opens a list that begins with them', async ({ page }) => {
      test.skip(test.info().project.name !== 'laptop', 'Narrow screens do not show it.')
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: title }).filter({ visible: true }).last().click()
      await expect(page).toHaveURL(/\/shop\?category=2&q=/)
      await expect(page.locator('main article').first()).toContainText(found)
    })
  })
