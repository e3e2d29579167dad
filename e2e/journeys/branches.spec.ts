import type { Locator } from '@playwright/test'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../expect-accessible.ts'
import { type OwnStore, startOwnStore } from '../own-store.ts'
import { addressTexts } from '../address-texts.ts'
import { branchTexts } from '../branch-texts.ts'
import { addToCart, expect, expectHydrated, productsWithStock, restingTop, scrollToDeferred, test } from '../shopper.ts'

/** The other branches are shown when a button is pressed (BRANCH-13). */
const showAllBranches = (section: Locator, messages: typeof branchTexts.en) =>
  section.getByRole('button', { name: messages.all }).click()

for (const language of ['en', 'es'] as const) {
  const messages = branchTexts[language]
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test(
      'a branch is found by its city and chosen on the map with the keyboard',
      { tag: '@variant' },
      async ({ page }) => {
        await page.goto('/contact')
        await expectHydrated(page)
        const section = page.getByRole('region', { name: messages.branches })
        await expect(section).toContainText(messages.counted)
        await section.getByLabel(messages.city).selectOption('Santo Domingo')
        await expect(section.getByRole('heading', { level: 3 })).toHaveText([
          'Vitrina Naco',
          'Vitrina Zona Oriental',
          'Vitrina Los Prados',
        ])
        await section.getByLabel(messages.city).selectOption({ index: 0 })
        await showAllBranches(section, messages)
        await expect(section.getByRole('heading', { level: 3 })).toHaveCount(12)

        const map = page.getByRole('region', { name: messages.map })
        await scrollToDeferred(section.getByLabel(messages.city))
        await expect(map.locator('.branch-pin')).toHaveCount(12)
        await expectAccessible(page)
        // A movement with one finger scrolls the page.
        if (test.info().project.name === 'phone') await expect(map).toHaveCSS('touch-action', 'pan-x pan-y')
        const pin = map.getByRole('button', { name: 'Vitrina Santiago' })
        await pin.focus()
        await page.keyboard.press('Enter')
        const opened = map.getByRole('group', { name: 'Vitrina Santiago' })
        await expect(opened).toBeFocused()
        // A phone's map is too low for the hours. Nothing lies over the button that closes the popup.
        const isOpen = language === 'en' ? /Open until|Closed now/ : /Abierta hasta|Cerrada ahora/
        await expect(opened.getByText(isOpen)).toBeVisible({ visible: test.info().project.name !== 'phone' })
        await opened.getByRole('button', { name: language === 'en' ? 'Close' : 'Cerrar' }).click({ trial: true })
        await expect(opened.getByRole('link', { name: messages.directions })).toHaveAttribute(
          'href',
          /destination=19\.4617,-70\.6862$/,
        )
        await page.keyboard.press('Escape')
        await expect(opened).toHaveCount(0)
        await expect(pin).toBeFocused()
        await page.keyboard.press('Enter')
        await opened.getByRole('button', { name: messages.choose }).press('Enter')
        await expect(opened.getByRole('button', { name: messages.chosen })).toBeVisible()
        expect(await page.evaluate(() => document.cookie)).toContain('branch=4')
      },
    )

    test('a phone calls, other screens copy the number and the email, and the networks open in a dialog', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/contact')
      await expectHydrated(page)
      const call = page.getByRole('link', { name: messages.call, exact: true })
      const copy = page.getByRole('button', { name: messages.copy })
      if (test.info().project.name === 'phone') {
        await expect(call).toHaveAttribute('href', 'tel:+18095550100')
        await expect(copy).toBeHidden()
      } else {
        await expect(call).toBeHidden()
        // The number is what is read, copying it a quiet act beside it.
        const number = page.locator('#contact').getByRole('link', { name: '+1 (809) 555-0100' })
        const sizeOf = (part: Locator) =>
          part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        expect(await sizeOf(number)).toBeGreaterThan(await sizeOf(copy))
        await copy.click()
        await expect(page.getByRole('status').filter({ hasText: messages.copied })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+1 (809) 555-0100')
        await page.getByRole('button', { name: messages.copyEmail }).click()
        await expect(page.getByRole('status').filter({ hasText: messages.emailCopied })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hola@vitrina.example')
      }
      const email = page.getByRole('main').getByRole('link', { name: 'hola@vitrina.example' })
      await expect(email).toHaveAttribute('href', 'mailto:hola@vitrina.example')
      // Without a configured chat the page offers none.
      await expect(page.getByRole('heading', { name: messages.chat })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: messages.hours })).toHaveCount(0)
      await expect(page.locator('#branches button').getByText(messages.unfold, { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: messages.networks }).click()
      const dialog = page.getByRole('dialog', { name: messages.follow })
      for (const network of ['X', 'Instagram', 'Facebook', 'Pinterest']) {
        await expect(dialog.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', /^https:/)
      }
      await expect(dialog.getByRole('button', { name: messages.whatsApp })).toBeVisible()
      await expectAccessible(page)
    })

    test('the path of the questions opens the page at them', async ({ page }) => {
      await page.goto('/contact/faq')
      await expectHydrated(page)
      const questions = page.getByRole('region', { name: messages.questions })
      await expect(questions).toBeFocused()
      // Their title is that of the page, and they come before the branches.
      const title = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(title).toHaveText(messages.questions)
      await expect(title).toBeInViewport()
      await expect(questions.getByRole('heading', { level: 2 })).toHaveCount(3)
      await questions.getByRole('link', { name: messages.toContact }).press('Enter')
      const phone = page.locator('#contact a[href^="tel:"]').filter({ visible: true }).first()
      await expect(phone).toBeInViewport()
    })

    test('a link to the questions from another page leads to them', async ({ page }) => {
      await page.goto('/cart')
      await expectHydrated(page)
      await page.locator('a[href="/contact/faq#faq"]').first().dispatchEvent('click')
      const questions = page.getByRole('region', { name: messages.questions })
      await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(11)
      const top = () => questions.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(200)
      expect(await top()).toBeGreaterThanOrEqual(0)
    })

    test('a policy is read by keyboard', { tag: '@variant' }, async ({ page }) => {
      await page.goto('/home/policies/pickup')
      await expectHydrated(page)
      const link = page.getByRole('main').getByRole('link', { name: messages.returns, exact: true })
      await page.getByRole('main').focus()
      for (
        let stops = 0;
        stops < 8 && !(await link.evaluate((element) => element === document.activeElement));
        stops += 1
      ) {
        await page.keyboard.press('Tab')
      }
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.returns)
      await expect(page.getByRole('main')).toContainText(messages.returnsText)
    })

    test('the welcome dialog opens once per browser, on home, until a branch is chosen', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL as string, reducedMotion: 'reduce' })
      await context.addCookies([
        { name: 'language', value: language, url: baseURL as string },
        { name: 'branch', value: '4', url: baseURL as string },
      ])
      await context.addInitScript(() => localStorage.setItem('cookie-consent', '1'))
      const page = await context.newPage()
      const dialog = page.getByRole('dialog', { name: messages.welcome })
      await page.goto('/contact')
      await expectHydrated(page)
      await page.mouse.move(100, 200)
      await expect(dialog).toHaveCount(0)
      await page.goto('/')
      await expectHydrated(page)
      await page.mouse.move(100, 300)
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText('Vitrina Santiago')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: messages.otherBranch }).click()
      await expect(page.getByRole('dialog', { name: messages.chooseBranch })).toBeVisible()
      await page.goto('/')
      await expectHydrated(page)
      await page.mouse.move(120, 320)
      await page.waitForTimeout(1_500)
      await expect(dialog).toHaveCount(0)
      await context.close()
    })
  })
}

test('BRANCH-18: the map opens around the shopper’s branch; all branches fill it without much sea', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await expectHydrated(page)
  const map = page.getByRole('region', { name: branchTexts.en.map })
  await scrollToDeferred(page.getByLabel(branchTexts.en.city))
  const pins = map.locator('.branch-pin')
  await expect(pins).toHaveCount(12)
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const frame = (await map.boundingBox())!
  const shownIn = (names: RegExp) =>
    pins.filter({ hasText: names }).evaluateAll(
      (all, { x, y, width, height }) =>
        all.filter((pin) => {
          const { left, right, top, bottom } = pin.getBoundingClientRect()
          return left >= x && right <= x + width && top >= y && bottom <= y + height
        }).length,
      frame,
    )
  expect(await shownIn(/Naco|Zona Oriental|Los Prados/)).toBe(3)
  expect(await shownIn(/Santiago|Higüey/)).toBe(0)
  const sectors = map.locator('.landmark-sector span').filter({ visible: true })
  await expect.poll(() => sectors.count()).toBeGreaterThan(2)
  const showAll = map.getByRole('button', { name: branchTexts.en.allOnMap })
  await showAll.click()
  await expect(showAll).toHaveCount(0)
  await expect(map).toBeFocused()
  const boxes = await pins.evaluateAll((all) =>
    all.map((pin) => {
      const { left, right, top, bottom } = pin.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  const edge = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  expect(edge.left).toBeGreaterThan(frame.x)
  expect(edge.right).toBeLessThan(frame.x + frame.width)
  expect(edge.top).toBeGreaterThan(frame.y)
  expect(edge.bottom).toBeLessThan(frame.y + frame.height)
  const filled = Math.max((edge.right - edge.left) / frame.width, (edge.bottom - edge.top) / frame.height)
  expect(filled).toBeGreaterThan(0.6)
  // A narrow map has smaller pins than that of the shopper's branch, and as large a place to press.
  const heights = await pins
    .locator('svg')
    .evaluateAll((all) => all.map((pin) => Math.round(pin.getBoundingClientRect().height)).sort((a, b) => a - b))
  const isNarrow = test.info().project.name === 'phone'
  expect(heights).toEqual([...Array<number>(11).fill(isNarrow ? 20 : 34), 34])
  for (const { left, right } of boxes) expect(right - left).toBeGreaterThanOrEqual(24)
  // The legend has the areas once the map shows them.
  const section = page.getByRole('region', { name: branchTexts.en.branches })
  const area = section.getByText(branchTexts.en.legendArea, { exact: true })
  await expect(area).toBeHidden()
  await section.getByLabel(branchTexts.en.city).selectOption('Santo Domingo')
  await expect(area).toBeVisible()
  // Without streets a branch of the list has no map of its own.
  await expect(page.getByRole('img', { name: /^Map of Vitrina Naco/ })).toHaveCount(0)
})

test('without JavaScript the map is shown, and each branch has a link to directions', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByRole('img', { name: branchTexts.en.drawing })).toBeVisible()
  await expect(page.getByRole('link', { name: branchTexts.en.directions })).toHaveCount(12)
  await context.close()
})

test('the cards of the branches say how far they are where the location is known, and nothing where it is not', async ({
  page,
  context,
}) => {
  const naco = () =>
    page
      .locator('#branches')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Vitrina Naco' }) })
  await page.goto('/contact')
  await expectHydrated(page)
  await expect(naco()).toContainText('Santo Domingo')
  await expect(page.getByRole('main')).not.toContainText(/\s(m|km) away/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 19.4617, longitude: -70.6862 })
  await page.goto('/contact')
  const santiago = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Vitrina Santiago', exact: true }) })
  await expect(santiago).toContainText(/50\sm away/)
  // The shopper's own branch is the first one, the nearest one follows.
  const names = page.getByRole('region', { name: branchTexts.en.branches }).getByRole('heading', { level: 3 })
  await expect(names.nth(0)).toHaveText('Vitrina Naco')
  await expect(names.nth(1)).toHaveText('Vitrina Santiago')
  await expect(naco()).toContainText(/1[0-9]{2}\skm away/)
  // The dialog says so too, and whether each is open.
  await page.locator('header button[aria-haspopup=dialog]').filter({ visible: true }).first().click()
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Vitrina Santiago' })
  await expect(row).toContainText(/50\sm away/)
  await expect(row).toContainText(/Open until|Closed now/)
})

test('POLICY-8: a long policy begins with links to its sections, and leads to where its steps are taken', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home/policies/returns')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toBeVisible({ visible: !isMobile })
  await expect(page.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', '/account/orders')
  await page.goto('/home/policies/view-privacy')
  await expectHydrated(page)
  await contents.getByRole('link', { name: 'For how long' }).click()
  await expect(page).toHaveURL(/\/view-privacy#part-7$/)
  await expect(page.getByRole('heading', { name: 'For how long' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('BRANCH-14: the shopper’s branch is first in the list, then its city, and another choice moves nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'branch', value: '25', url: baseURL as string }])
  await page.goto('/contact')
  // Before that a press sends the form, whose response is another page: without the focus.
  await expectHydrated(page)
  const section = page.getByRole('region', { name: branchTexts.en.branches })
  const names = section.getByRole('heading', { level: 3 })
  await expect(names.first()).toHaveText('Vitrina Los Prados')
  await expect(names.nth(1)).toHaveText('Vitrina Naco')
  await expect(names.nth(2)).toHaveText('Vitrina Zona Oriental')
  await expect(names.nth(3)).toHaveText('Vitrina Baní')
  const naco = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vitrina Naco' }) })
  const more = naco.getByRole('button', { name: /: Vitrina Naco$/ }).first()
  await more.click()
  await expect(naco).toContainText('Monday to Saturday')
  await naco.getByRole('button', { name: branchTexts.en.choose }).click()
  await expect(naco.getByRole('button', { name: branchTexts.en.chosen })).toBeFocused()
  await expect(names.first()).toHaveText('Vitrina Los Prados')
})

test('BRANCH-9: a closed branch says when it opens next, and an open one until when it is open', async ({ page }) => {
  // A Saturday, half past seven in the evening.
  await page.clock.setFixedTime('2026-11-28T19:30:00-04:00')
  await page.goto('/contact')
  const section = page.getByRole('region', { name: branchTexts.en.branches })
  const naco = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vitrina Naco' }) })
  await expect(naco).toContainText(/Closed now\s*Opens on Monday, 9:00\sAM – 7:00\sPM/)
  await expect(naco).not.toContainText('Today')
  await page.clock.setFixedTime('2026-11-28T12:00:00-04:00')
  await page.reload()
  await expect(naco).toContainText(/Open until 7:00\sPM\s*Today, 9:00\sAM – 7:00\sPM/)
})

test('BRANCH-13: the list shows the shopper’s branch and four others until a button shows all, and the focus goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'branch', value: '9', url: baseURL as string }])
  await page.goto('/contact')
  await expectHydrated(page)
  const section = page.getByRole('region', { name: branchTexts.en.branches })
  const cards = section.getByRole('heading', { level: 3 })
  await expect(cards).toHaveCount(5)
  await expect(cards.first()).toHaveAttribute('id', 'branch-name-9')
  const button = section.getByRole('button', { name: branchTexts.en.all })
  await button.press('Enter')
  await expect(cards).toHaveCount(12)
  await expect(cards.nth(5)).toBeFocused()
  await expect(button).toHaveCount(0)
  await expectAccessible(page)
})

test('BRANCH-15: below the questions every screen shows three branches until a button shows all', async ({ page }) => {
  await page.goto('/contact/faq')
  await expectHydrated(page)
  const section = page.getByRole('region', { name: branchTexts.en.branches })
  const cards = section.getByRole('heading', { level: 3 })
  await expect(cards).toHaveCount(3)
  await section.getByRole('button', { name: branchTexts.en.all }).click()
  await expect(cards).toHaveCount(12)
  await expect(cards.nth(3)).toBeFocused()
})

test('BRANCH-16: beside the store’s number stand the hours and the number of the shopper’s branch', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-28T12:00:00-04:00')
  await page.goto('/contact/faq')
  await expectHydrated(page)
  const branch = page.locator('#contact').getByRole('listitem').filter({ hasText: 'Your branch' })
  await expect(branch).toContainText(/Vitrina Naco\s*Your branch\s*Open until 7:00\sPM\s*Today, 9:00\sAM – 7:00\sPM/)
  await expect(branch.getByRole('link')).toHaveAttribute('href', 'tel:+18095550101')
})

test('BRANCH-17: a branch has the same number in the list and on the map, also where a city is chosen', async ({
  page,
}) => {
  await page.goto('/contact')
  await expectHydrated(page)
  const section = page.getByRole('region', { name: branchTexts.en.branches })
  await section.scrollIntoViewIfNeeded()
  const numberIn = (row: Locator) => row.locator('.branch-number').textContent()
  const rowOf = (name: string) =>
    section.locator('li').filter({ has: page.getByRole('heading', { name, includeHidden: true }) })
  const santiago = await numberIn(rowOf('Vitrina Santiago'))
  expect(await numberIn(rowOf('Vitrina Naco'))).toBe('1')
  expect(Number(santiago)).toBeGreaterThan(3)
  await expect(section.locator('.branch-pin')).toHaveCount(12)
  for (const [name, number] of [
    ['Vitrina Naco', '1'],
    ['Vitrina Santiago', santiago as string],
  ] as const)
    await expect(section.locator('.branch-pin').filter({ hasText: name }).locator('.pin-number')).toHaveText(number)
  await section.getByLabel(branchTexts.en.city).selectOption('Santiago')
  await expect(section.locator('li')).toHaveCount(1)
  expect(await numberIn(rowOf('Vitrina Santiago'))).toBe(santiago)
})

test('SHELL-19: on their own path the reply to the first question is open, and no other', async ({ page }) => {
  const open = page.locator('#faq details[open]')
  await page.goto('/contact/faq')
  await expect(open).toHaveCount(1)
  await expect(page.locator('#faq details').first()).toHaveAttribute('open')
  await page.goto('/contact')
  await expect(page.locator('#faq details')).toHaveCount(11)
  await expect(open).toHaveCount(0)
})

test('SHELL-19: links lead to the topics of the questions and to the ways to ask', async ({ page, isMobile }) => {
  await page.goto('/contact/faq')
  await expectHydrated(page)
  const links = page.getByRole('navigation', { name: 'On this page' })
  await expect(links.getByRole('link')).toHaveText([
    'Delivery and pickup',
    'Payment and receipts',
    'Account, orders and returns',
    'Call or write',
    'Branches',
  ])
  for (const topic of ['Payment and receipts', 'Delivery and pickup']) {
    await links.getByRole('link', { name: topic }).click()
    const heading = page.getByRole('heading', { level: 2, name: topic })
    await expect(heading).toBeInViewport()
    await expect.poll(() => heading.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(200)
    // On a wide screen they stay in view.
    if (!isMobile) await expect(links).toBeInViewport({ ratio: 1 })
  }
})

test('SHELL-19: the ways to the store have their lines at one height, on a phone a short row each', async ({
  page,
  isMobile,
}) => {
  await page.goto('/contact')
  await expectHydrated(page)
  const ways = page.locator('#contact')
  await expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/18095550100')
  if (isMobile) {
    expect((await ways.boundingBox())!.height).toBeLessThan(450)
    return
  }
  const middles = await ways
    .getByRole('link', { name: /555-0100|@/ })
    .evaluateAll((links) => links.map((it) => Math.round(it.getBoundingClientRect().top)))
  expect(middles).toHaveLength(2)
  expect(new Set(middles).size).toBe(1)
})

test('DELIVERY-19: the first reply says of each way of delivery its time and its price', async ({ page }) => {
  await page.goto('/contact/faq')
  const ways = page.locator('#faq details[open] dl > div')
  await expect(ways).toHaveCount(2)
  await expect(ways.first()).toHaveText(
    /^By messenger from Vitrina Naco4 to 5 working hours, Monday to FridayRD\$\d+ to about RD\$\d+by distance$/,
  )
  await expect(ways.last()).toHaveText(/^National shipping1 to 2 working daysRD\$\d+ to RD\$\d+by province$/)
})

test('the URL contains the chosen city: it can be shared, and back and forward restore it', async ({ page }) => {
  const { city: cityLabel, branches } = branchTexts.en
  await page.goto('/contact?city=santo-domingo')
  await expectHydrated(page)
  const section = page.getByRole('region', { name: branches })
  const city = section.getByLabel(cityLabel)
  const cards = section.getByRole('heading', { level: 3 })
  await expect(city).toHaveValue('santo-domingo')
  await expect(cards).toHaveCount(3)
  await city.selectOption('Santiago')
  await expect(page).toHaveURL(/\/contact\?city=santiago$/)
  await expect(cards).toHaveText(['Vitrina Santiago'])
  await city.selectOption({ index: 0 })
  await expect(page).toHaveURL(/\/contact$/)
  await showAllBranches(section, branchTexts.en)
  await expect(cards).toHaveCount(12)
  await page.goBack()
  await expect(cards).toHaveText(['Vitrina Santiago'])
  await expect(city).toHaveValue('santiago')
  await page.goBack()
  await expect(cards).toHaveCount(3)
  await page.goForward()
  await expect(cards).toHaveText(['Vitrina Santiago'])
  await page.goto('/contact?city=nowhere')
  await expectHydrated(page)
  await showAllBranches(section, branchTexts.en)
  await expect(cards).toHaveCount(12)
  await expect(city).toHaveValue('')
})

test('choosing a city on the path of the questions does not scroll the page', async ({ page }) => {
  await page.goto('/contact/faq')
  await expectHydrated(page)
  const city = page.getByLabel(branchTexts.en.city)
  await scrollToDeferred(city)
  await city.selectOption('Santiago')
  await expect(page).toHaveURL(/\/contact\/faq\?city=santiago$/)
  await city.selectOption({ index: 0 })
  await expect(page).toHaveURL(/\/contact\/faq$/)
  await page.waitForTimeout(300)
  await expect(city).toBeInViewport()
})

test.describe('the other store variant, with a tile server', () => {
  // One test after the other, so that they share one store.
  test.describe.configure({ mode: 'default' })
  test.skip(
    () => test.info().project.name !== 'laptop',
    'Starting another store is slow, and the variant is the same at every width.',
  )
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwADRgHk3C1xJwAAAABJRU5ErkJggg==',
    'base64',
  )
  let tiles: Server
  let requested: string[] = []
  let hasTiles = true
  let store: OwnStore

  test.beforeAll(async () => {
    test.setTimeout(150_000)
    tiles = createServer((request, response) => {
      requested.push(request.url ?? '')
      response.writeHead(hasTiles ? 200 : 404, { 'content-type': 'image/png' }).end(hasTiles ? png : '')
    })
    await new Promise<void>((done) => tiles.listen(0, '127.0.0.1', done))
    const { port } = tiles.address() as AddressInfo
    store = await startOwnStore({
      STORE_LOOK: 'variant',
      MAP_TILES: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
      MAP_SATELLITE_TILES: `http://127.0.0.1:${port}/sky/{z}/{x}/{y}.png`,
      MAP_SATELLITE_CREDIT: 'Pictures from above',
    })
  })
  test.afterAll(async () => {
    await store?.stop()
    tiles?.close()
  })

  test('the map of an address goes to the streets where it is tapped, and shows satellite pictures on demand', async ({
    page,
    context,
  }) => {
    const texts = addressTexts.en
    await context.addCookies([{ name: 'language', value: 'en', url: store.url }])
    const names = { first_name: 'Marina', last_name: 'Objío', email: 'marina@example.com', phone: '18095550142' }
    const data = { ...names, password: 'Guayaba-58!', password_confirm: 'Guayaba-58!' }
    const headers = { 'x-token-transport': 'cookie', origin: store.url }
    await page.request.post(`${store.url}/api/ecommerce/register/account`, { data, headers })
    await page.goto(`${store.url}/account/create-address`)
    await scrollToDeferred(page.getByRole('group', { name: texts.mapTitle }))
    await scrollToDeferred(page.getByText(texts.writeCoordinates))
    const map = page.getByRole('region', { name: texts.map })
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
    expect(requested.some((path) => path.startsWith('/16/'))).toBe(false)
    // ACCOUNT-101: a tap places the pin and goes to the streets around it.
    await map.click({ position: { x: 120, y: 120 } })
    await expect(map.locator('.delivery-pin')).toBeVisible()
    await expect.poll(() => requested.some((path) => path.startsWith('/16/'))).toBe(true)
    expect(requested.some((path) => path.startsWith('/sky/'))).toBe(false)
    await page.getByRole('button', { name: texts.satellite }).click()
    await expect.poll(() => requested.some((path) => /^\/sky\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    await expect(map).toContainText('Pictures from above')
    await expectAccessible(page)
  })

  test('the variant shows its hours, its categories and its map, and a product can be added to the cart', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: store.url }])
    await page.goto(`${store.url}/contact`)
    await expectHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-variant', 'variant')
    await expect(page.getByRole('heading', { name: branchTexts.en.hours })).toBeVisible()
    await expect(page.getByRole('heading', { name: branchTexts.en.chat })).toHaveCount(0)
    await scrollToDeferred(page.getByRole('region', { name: branchTexts.en.branches }))
    await expect.poll(() => requested.some((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
    await expect(page.locator('.map-streets img').first()).toBeVisible()
    expect(requested.some((path) => path.startsWith('/14/'))).toBe(true)
    await expectAccessible(page)

    for (const [path, name] of [
      ['/shop?category=4', /headphones|earphones|earbuds|headset/i],
      ['/shop?category=17', /case/i],
      ['/shop?category=16', /watch|strap/i],
    ] as const) {
      await page.goto(`${store.url}${path}`)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(name)
    }
    await page.goto(store.url)
    await expectHydrated(page)
    await expectAccessible(page)
    await page.goto(`${store.url}/shop`)
    await expectHydrated(page)
    await expectAccessible(page)
  })

  test('where the tile server fails, the map shows the built-in outline of the country', async ({ page, context }) => {
    hasTiles = false
    await context.addCookies([{ name: 'language', value: 'en', url: store.url }])
    await page.goto(`${store.url}/contact`)
    await expectHydrated(page)
    const section = page.getByRole('region', { name: branchTexts.en.branches })
    await scrollToDeferred(section)
    await expect(section.locator('.map .map-land').first()).toBeVisible()
    await expect(section.locator('.branch-pin')).toHaveCount(12)
    await expect(section.locator('.map-streets img').filter({ visible: true })).toHaveCount(0)
    requested = []
    hasTiles = true
  })
})

test('the back button from one city to another restores the scroll position', async ({ page }) => {
  await page.goto('/contact')
  await expectHydrated(page)
  const city = page.locator('select[name=city]')
  await city.evaluate((select) =>
    window.scrollBy({ top: select.getBoundingClientRect().top - 150, behavior: 'instant' }),
  )
  const top = await restingTop(page)
  const cities = await city
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  await city.selectOption(cities[1] as string)
  await expect(page).toHaveURL(new RegExp(`city=${cities[1]}`))
  await city.selectOption(cities[2] as string)
  await expect(page).toHaveURL(new RegExp(`city=${cities[2]}`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`city=${cities[1]}`))
  expect(top).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

test('choosing a branch on the contact page says where the cart stays', async ({
  page,
  context,
  request,
  messages,
  baseURL,
}) => {
  const [product] = await productsWithStock(request, 5, 98)
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto('/contact')
  await expectHydrated(page)
  const toast = page.locator('.toast')
  const button = (action: string, branch: string) =>
    page.getByRole('button', { name: new RegExp(`^${action}\\W+${branch}$`) })
  const choose = (branch: string) => button('Choose this branch', branch).click()
  await choose('Vitrina Zona Oriental')
  await expect(toast).toContainText('Your product from Vitrina Naco stays in its cart')
  await expect(toast.getByRole('link', { name: 'See the cart of Vitrina Naco' })).toHaveAttribute('href', '/cart')
  // The cart of the new branch is empty: nothing stays behind.
  await choose('Vitrina Naco')
  await expect(toast).toContainText('You see its prices and stock now.')
})
