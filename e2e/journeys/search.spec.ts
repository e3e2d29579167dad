import type { Locator, Page, Request } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { addToCart, expect, expectHydrated, expectInteractive, registerNewCustomer, signUp, test } from '../shopper.ts'
import { shopTexts } from '../shop-texts.ts'
import type { Texts } from '../texts.ts'

/** The search field: suggestions, history, choosing a branch, and the recorded events of a search. */

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** The list of cables. */
const cables = '/shop?category=9'

const searchField = (page: Page, messages: Texts) => page.getByRole('combobox', { name: messages.search })

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const messages = shopTexts[language]

    test('SEARCH-42, SEARCH-61: the number of the suggestions is that of the list which Enter opens', async ({
      page,
      messages: texts,
    }) => {
      const [below, cheap, price] =
        language === 'en'
          ? ['phones under 20000', 'cheap phone', 'phone for 10 thousand pesos']
          : ['celular menos de 20000', 'celular barato', 'telefono de 10 mil pesos']
      // What misses a word of the last one follows, and counts in both places.
      for (const typed of [below, cheap, price, 'karibe ola 7']) {
        await page.goto('/shop?category=9')
        await expectHydrated(page)
        const field = searchField(page, texts)
        await field.pressSequentially(typed)
        const products = page
          .getByRole('group', { name: language === 'en' ? 'Products' : 'Productos' })
          .getByRole('option')
        const all = page.getByRole('option', {
          name: language === 'en' ? /^See all \d+ results$/ : /^Ver los \d+ resultados$/,
        })
        await expect(all).toBeVisible()
        const count = /\d+/.exec(await all.innerText())![0]
        const [first] = (await products.first().innerText()).split('\n')
        await field.press('Enter')
        await expect(page).not.toHaveURL(/category=9$/)
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: new RegExp(`\\b${count} produ`) })
            .first(),
        ).toBeVisible()
        // The card writes the storage and the colour below the name; the name of its heading is whole.
        await expect(page.getByRole('article').first().getByRole('heading', { name: first! })).toBeVisible()
      }
    })

    test('SEARCH-49: a search for what is no product leads to its page', async ({ page, messages: texts }) => {
      const [typed, policy, order] =
        language === 'en'
          ? ['waranty', 'Warranty policy', 'My order 58412']
          : ['garntia', 'Política de garantía', 'Mi pedido 58412']
      await page.goto('/')
      await expectHydrated(page)
      const field = searchField(page, texts)
      await field.fill(typed)
      await page.getByRole('option', { name: policy }).click()
      await expect(page).toHaveURL(/\/home\/policies\/warranty$/)

      await field.fill(typed)
      await field.press('Enter')
      await expect(page).toHaveURL(/\/shop\?q=/)
      await page.getByRole('main').getByRole('link', { name: policy }).click()
      await expect(page).toHaveURL(/\/home\/policies\/warranty$/)

      await field.fill('#58412')
      await field.press('Enter')
      await page.getByRole('main').getByRole('link', { name: order }).click()
      await expect(page).toHaveURL(/\/account\/orders\/58412$/)
      await expect(page.getByRole('main').getByRole('button', { name: texts.signIn })).toBeVisible()
    })

    test(
      'an earlier search is repeated from the history, and deleted',
      { tag: '@variant' },
      async ({ page, messages: texts }) => {
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
        const history = page.getByRole('group', { name: messages.recent })
        await expect(history.getByRole('option')).toHaveText(['lumen', 'cable'])
        await history.getByRole('option', { name: 'cable' }).click()
        await expect(page).toHaveURL(/q=cable/)

        await page.goto('/shop')
        await expectHydrated(page)
        await field.click()
        await expect(history.getByRole('option')).toHaveText(['cable', 'lumen'])
        await page.getByRole('button', { name: messages.removeRecent('cable') }).click()
        await expect(history.getByRole('option')).toHaveText(['lumen'])
        await page.getByRole('button', { name: messages.clearRecent }).click()
        await expect(history).toBeHidden()
        await expect(field).toBeFocused()
        // What is popular stays, and the keys reach it.
        const popular = page.getByRole('group', { name: messages.popular }).getByRole('option')
        await expect(popular.first()).toBeVisible()
        await field.press('ArrowDown')
        await expect(popular.first()).toHaveAttribute('aria-selected', 'true')
        const [text] = (await popular.first().innerText()).split('\n')
        await field.press('Enter')
        await expect(field).toHaveValue(text!.trim())
        await expect(page).toHaveURL(/\/shop\?q=/)
      },
    )

    test('what is typed before the page of a search is drawn stays in the field', async ({ page, messages: texts }) => {
      await page.goto('/shop')
      await expectHydrated(page)
      const field = searchField(page, texts)
      // The shopper is faster than the drawing: the next search and the next text follow the moment of each new URL.
      await field.evaluate((input: HTMLInputElement) => {
        const next = new Map([
          ['?q=cable', 'lumen'],
          ['?q=lumen', 'lumen pro'],
        ])
        navigation.addEventListener('currententrychange', () => {
          const text = next.get(location.search)
          if (text === undefined) return
          next.delete(location.search)
          // The router finishes its own step first; React has not drawn by then.
          queueMicrotask(() => {
            input.value = text
            if (text === 'lumen') input.form!.requestSubmit()
          })
        })
      })
      await field.fill('cable')
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('lumen')
      await expect(field).toHaveValue('lumen pro')
    })

    test('a search that another one cancels leaves no text in the field', async ({ page, messages: texts }) => {
      await page.goto('/shop?q=lumen')
      await expectHydrated(page)
      const field = searchField(page, texts)
      await field.fill('cable')
      await field.press('Enter')
      await expect(page).toHaveURL(/q=cable/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('cable')
      // Its page does not come before the next search cancels it.
      await page.route(/\/shop\S*q=lumen/, () => {})
      await field.fill('lumen')
      await field.press('Enter')
      await field.fill('cable')
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('cable')
      await page.unroute(/\/shop\S*q=lumen/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('lumen')
      await expect(field).toHaveValue('lumen')
    })

    test('before a branch is chosen, a search opens the branch dialog and then continues', async ({
      page,
      context,
      messages: texts,
    }) => {
      await context.clearCookies({ name: 'branch' })
      // Home chooses a branch by itself after three seconds: on a slow machine that would be before the search.
      await page.addInitScript(() => {
        const wait = window.setTimeout.bind(window)
        window.setTimeout = ((run: () => void, ms?: number, ...args: unknown[]) =>
          wait(run, ms === 3_000 ? 120_000 : ms, ...args)) as typeof setTimeout
      })
      await page.goto('/')
      await expectHydrated(page)
      const field = searchField(page, texts)
      await field.fill('cable')
      await field.press('Enter')
      const dialog = page.getByRole('dialog', { name: messages.chooseBranch })
      const branch = dialog.getByRole('listitem').getByRole('button').last()
      const name = (await branch.innerText()).split('\n')[0] as string
      await branch.click()
      await expect(page).toHaveURL(/\/shop\?q=cable$/)
      await expect(dialog).toBeHidden()
      // The header shows the branch as well.
      await expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible()
      expect(await page.evaluate(() => document.cookie)).toContain('branch=')
    })
  })
}

test('searches are suggested while the shopper types, and a click follows one', async ({ page, messages }) => {
  await page.goto('/')
  await expectHydrated(page)
  const field = searchField(page, messages)
  await field.click()
  const options = page.getByRole('listbox', { name: shopTexts.en.suggestions }).getByRole('option')
  await field.pressSequentially('zqxv')
  await expect(options.first()).toHaveText('Search for “zqxv”')
  const popular = page.getByRole('group', { name: 'No suggestions for “zqxv”' }).getByRole('option')
  await expect(popular.first()).toBeVisible()
  await field.fill('charg')
  const option = options.nth(1)
  await expect(option).toHaveText(/charg/i)
  await option.click()
  await expect(page).toHaveURL(/\/shop\?/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('categories are suggested, and for a charger of a phone those that fit it, with the list of all', async ({
  page,
  messages,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  const field = searchField(page, messages)
  const list = page.getByRole('listbox', { name: shopTexts.en.suggestions })
  await field.fill('charger')
  const category = list.getByRole('option').first()
  await expect(category).toHaveText('ChargersCategory')
  await field.press('ArrowDown')
  await expect(category).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/shop\?category=11$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Chargers' })).toBeVisible()

  await field.fill('charger aria 12 pro')
  const products = list.getByRole('group', { name: 'Compatible with Lumen Aria 12 Pro' }).getByRole('option')
  await expect(products.first()).toHaveText(/45 W.*charger.*RD\$/i)
  for (const text of await products.allTextContents()) expect(text).not.toMatch(/car charger/i)
  const all = list.getByRole('option').last()
  await expect(all).toHaveText(/^See all \d+ results$/)
  await expectAccessible(page)

  // Up from the field is the last line.
  await field.press('ArrowUp')
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await all.getAttribute('id'))!)
  const count = /\d+/.exec(await all.innerText())![0]
  await field.press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=charger(\+|%20)aria(\+|%20)12(\+|%20)pro$/)
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} products`) })).toBeVisible()
})

test('without a response to the suggestions request the search still works', async ({ page, messages }) => {
  await page.route('**/products/suggestions*', (route) => route.abort())
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, messages)
  await field.click()
  await field.pressSequentially('cable')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=cable$/)
})

test('a shopper searches, filters by price and opens a product with the keyboard alone', async ({
  page,
  messages,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no Tab key.')
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, messages)
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
  await expectInteractive(lowest)
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

/** Presses Tab until an element has the focus. The page may replace the element meanwhile. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Not reached with the Tab key')
}

const isDeletion = (request: Request) => request.method() === 'DELETE' && /\/search\/history/.test(request.url())

test('a visitor’s searches move into the account, and events record what a customer does with a search', async ({
  page,
  messages,
}) => {
  await page.goto('/account')
  await expectHydrated(page)
  await page.evaluate(() => localStorage.setItem('search.history', JSON.stringify(['bocina', 'funda'])))
  await signUp(page.getByRole('dialog'), messages)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search.history'))).toBeNull()

  await page.goto('/shop?q=cable')
  await expectHydrated(page)
  const field = searchField(page, messages)
  await field.fill('')
  const history = page.getByRole('group', { name: shopTexts.en.recent }).getByRole('option')
  await expect(history).toHaveText(['bocina', 'funda'])
  // A search that could not be deleted is shown again.
  await page.route('**/search/history*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', isDeletion)
  await page.getByRole('button', { name: shopTexts.en.removeRecent('funda') }).click()
  await failed
  await expect(history).toHaveText(['bocina', 'funda'])
  await page.unroute('**/search/history*')
  const deleted = page.waitForResponse((response) => isDeletion(response.request()))
  await page.getByRole('button', { name: shopTexts.en.removeRecent('funda') }).click()
  await expect(history).toHaveText(['bocina'])
  expect((await deleted).ok()).toBe(true)
  await page.reload()
  await expectHydrated(page)
  await field.fill('')
  await expect(history).toHaveText(['bocina'])
  await field.press('Escape')

  const recorded = (event: string) =>
    page.waitForRequest((request) => request.url().endsWith(`/algolia-events/${event}`))
  const opened = recorded('product-clicked-after-search')
  const viewed = recorded('product-viewed')
  // The right button opens the browser's own menu and no product.
  await page.getByRole('article').nth(0).getByRole('heading').getByRole('link').click({ button: 'right' })
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  const click = (await opened).postDataJSON() as { position: number; queryID: string }
  expect(click.position).toBe(2)
  expect((await viewed).postDataJSON()).toMatchObject({ queryID: click.queryID })
  const added = recorded('product-added-to-cart')
  await addToCart(page, messages)
  expect((await added).postDataJSON()).toMatchObject({ queryID: click.queryID })
})

test('text typed while a search is loading is not lost', async ({ page, messages }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, messages)
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/shop\.data/, async (route) => {
    await released
    await route.continue()
  })
  await field.fill('cable')
  await field.press('Enter')
  await field.fill('lumen')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cable')
  await expect(field).toHaveValue('lumen')
})

test('SEARCH-36: what misses a word of a search stands under a heading of its own, and an opened product has its place in all', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  const params = { q: 'lumen aria 12 negro', place: 1, limit: 24, by_model: 1 }
  const found = await page.request.get('/api/catalog/products', { params })
  const { complete } = ((await found.json()) as { data: { complete: number } }).data
  await page.goto('/shop?q=lumen%20aria%2012%20negro')
  await expectHydrated(page)
  const lists = page.locator('main .product-grid')
  await expect(lists.nth(0).getByRole('article')).toHaveCount(complete)
  await expect(page.getByRole('heading', { name: 'Close to your search' })).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForRequest((request) =>
    request.url().endsWith('/algolia-events/product-clicked-after-search'),
  )
  await lists.nth(1).getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  expect((await opened).postDataJSON()).toMatchObject({ position: complete + 2 })
})

test('SEARCH-62: of a model one product is suggested', async ({ page, messages }) => {
  await page.goto('/')
  await expectHydrated(page)
  await searchField(page, messages).fill('lumen aria')
  const products = page.getByRole('listbox', { name: shopTexts.en.suggestions }).getByRole('option', { name: /RD\$/ })
  // Until the products of the whole text are there, the list changes with each response.
  await expect(async () => {
    const texts = await products.allTextContents()
    const models = texts.flatMap((text) => /Lumen Aria \d+(?: Pro)?/.exec(text)?.[0] ?? [])
    expect(models.length).toBeGreaterThan(1)
    expect(new Set(models).size).toBe(models.length)
  }).toPass()
})

test('the same search twice is one history entry', async ({ page, messages }) => {
  await page.goto('/contact')
  await expectHydrated(page)
  const field = searchField(page, messages)
  for (let times = 0; times < 2; times += 1) {
    await field.fill('cable')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=cable/)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a search in another tab is in the history of this one', async ({ page, context, messages }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, messages)
  await field.click()
  await field.blur()
  const other = await context.newPage()
  await other.goto('/shop')
  await expectHydrated(other)
  await searchField(other, messages).fill('funda')
  await searchField(other, messages).press('Enter')
  await expect(other).toHaveURL(/q=funda/)
  // The code that stores the search may arrive after its results.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('search.history'))).toContain('funda')
  await other.close()
  await field.focus()
  await expect(page.getByRole('group', { name: shopTexts.en.recent }).getByRole('option')).toHaveText(['funda'])
})

test('a search in another tab is added to the open history', async ({ page, context, messages }) => {
  await page.goto('/shop')
  await expectHydrated(page)
  const field = searchField(page, messages)
  await field.fill('cable')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=cable/)
  await field.fill('')
  const lines = page.getByRole('group', { name: shopTexts.en.recent }).getByRole('option')
  await expect(lines).toHaveText(['cable'])
  const other = await context.newPage()
  await other.goto('/shop')
  await expectHydrated(other)
  await searchField(other, messages).fill('funda')
  await searchField(other, messages).press('Enter')
  await expect(lines).toHaveText(['funda', 'cable'])
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the list under the search field is accessible', async ({ page, messages }) => {
    await page.goto('/shop?limit=12&q=zzqqxxyy')
    await expectHydrated(page)
    const field = searchField(page, messages)
    await field.fill('charg')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /charg/ })).toBeVisible()
    await field.fill('')
    await field.blur()
    await field.focus()
    await expect(page.getByRole('group', { name: shopTexts.en.recent })).toBeVisible()
    await expectAccessible(page)
  })
})
