import type { Page } from '@playwright/test'
import { type OwnStore, startOwnStore } from '../own-store.ts'
import { expect, expectAtRest, expectHydrated, expectInteractive, test } from '../shopper.ts'

/** The carousels at the top of home: their timings (HOME-1), and their buttons. */

const current = (page: Page) =>
  page
    .getByRole('region', { name: 'Highlights', exact: true })
    .getByRole('button', { name: / of 4$/ })
    .and(page.locator('[aria-current="true"]'))

test('HOME-16: the first banner is shown for 8 seconds, the next for 2.5, and the carousel stops once it is touched', async ({
  page,
  isMobile,
}) => {
  // The page's clock stands still from the start, so that a busy machine adds no time.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  // The page loads its scripts after two frames.
  await page.clock.runFor(60)
  await expectHydrated(page)
  await page.clock.runFor(7_900)
  await page.waitForTimeout(500)
  await expect(current(page)).toHaveAccessibleName('1 of 4')
  await page.clock.runFor(200)
  await expect(current(page)).toHaveAccessibleName('2 of 4')
  await page.clock.runFor(2_200)
  await page.waitForTimeout(500)
  await expect(current(page)).toHaveAccessibleName('2 of 4')
  await page.clock.runFor(300)
  await expect(current(page)).toHaveAccessibleName('3 of 4')
  test.skip(!isMobile, 'A laptop has no touch screen.')
  const box = (await page.getByRole('region', { name: 'Highlights', exact: true }).boundingBox())!
  // A tap beside the buttons, where nothing opens.
  await page.touchscreen.tap(box.x + 4, box.y + box.height - 4)
  await page.clock.runFor(6_000)
  await page.waitForTimeout(500)
  await expect(current(page)).toHaveAccessibleName('3 of 4')
})

test('HOME-15: the banners rest at the first one once each was shown', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  await page.clock.runFor(60)
  await expectHydrated(page)
  const left = () =>
    page
      .getByRole('region', { name: 'Highlights', exact: true })
      .getByRole('list')
      .first()
      .evaluate(({ scrollLeft }) => scrollLeft)
  // The page's own timers stand still.
  const hasRested = async () => {
    const before = await left()
    await page.waitForTimeout(150)
    return (await left()) === before
  }
  for (const shown of ['2 of 4', '3 of 4', '4 of 4', '1 of 4']) {
    await page.clock.runFor(shown === '2 of 4' ? 8_000 : 2_500)
    await expect(current(page)).toHaveAccessibleName(shown)
    await expect.poll(hasRested).toBe(true)
  }
  await page.clock.runFor(6_000)
  await page.waitForTimeout(500)
  await expect(current(page)).toHaveAccessibleName('1 of 4')
  await expect(
    page
      .getByRole('button', { name: /^Keep moving/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('the focused button stays at the end of a row, and leads back to its start', async ({ page, isMobile }) => {
  test.skip(isMobile, 'On a touch screen the row is swiped.')
  await page.goto('/')
  await expectHydrated(page)
  const row = page.getByRole('tabpanel').getByRole('group').first()
  const list = row.getByRole('list')
  const left = () => list.evaluate((element) => element.scrollLeft)
  const rest = () => list.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft)
  const next = row.getByRole('button', { name: 'Next' })
  await next.focus()
  for (let presses = 0; presses < 5 && (await rest()) > 8; presses += 1) {
    const before = await left()
    await page.keyboard.press('Enter')
    await expect.poll(left).toBeGreaterThan(before)
    await expectAtRest(list)
  }
  expect(await rest()).toBeLessThan(8)
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(left).toBe(0)
  await expect(next).toBeFocused()
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a row moves at once when its button is clicked', async ({ page, isMobile }) => {
    test.skip(isMobile, 'On a touch screen the row is swiped.')
    await page.goto('/')
    await expectHydrated(page)
    const row = page.getByRole('tabpanel').getByRole('group').first()
    const moved = await row.evaluate((group) => {
      group.querySelector<HTMLElement>('button[aria-label="Next"]')!.click()
      const list = group.querySelector('ul')!
      return { left: list.scrollLeft, width: list.clientWidth }
    })
    // As far as a row of six products goes.
    expect(moved.left).toBeGreaterThan(moved.width / 3)
  })
})

test.describe('a store without banners', () => {
  // One test after the other, so that all share one store.
  test.describe.configure({ mode: 'default' })
  test.skip(
    () => test.info().project.name !== 'laptop',
    'Starting another store is slow, and the slider is the same on a phone.',
  )
  let store: OwnStore

  test.beforeAll(async () => {
    test.setTimeout(150_000)
    store = await startOwnStore({ DEMO: '0' })
  })
  test.afterAll(() => store?.stop())

  const shown = (page: Page) => page.locator('.slider').getByRole('tab', { selected: true })

  /** The scenes that the slider has shown so far, each with its start in milliseconds. */
  type Shown = [scene: string, startMs: number][]
  const shownSoFar = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown }).shown)

  /** Has the page itself record the scenes that it shows: a test on a busy machine would look too late. */
  const recordScenes = (page: Page) =>
    page.evaluate(() => {
      const scenes: Shown = []
      Object.assign(window, { shown: scenes })
      const record = () => {
        const scene = document.querySelector('.slider [role=tab][aria-selected=true]')?.textContent
        if (scene && scenes.at(-1)?.[0] !== scene) scenes.push([scene, performance.now()])
      }
      record()
      const attributeFilter = ['aria-selected']
      new MutationObserver(record).observe(document.body, { subtree: true, childList: true, attributeFilter })
    })

  test('shows four scenes for 4 seconds each, and pauses under the pointer', async ({ page }) => {
    await page.goto(store.url)
    await recordScenes(page)
    await expect.poll(async () => (await shownSoFar(page)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(5)
    const scenes = await shownSoFar(page)
    expect(scenes.slice(0, 5).map(([scene]) => scene)).toEqual(['Phones', 'Sound', 'Watches', 'Work', 'Phones'])
    // The first scene was shown before the slider was hydrated.
    const lengthsMs = scenes.slice(2, 5).map(([, startMs], at) => startMs - scenes[at + 1]![1])
    expect(Math.min(...lengthsMs)).toBeGreaterThan(3_900)

    await page.locator('.slider').hover()
    const paused = (await shown(page).innerText()).trim()
    await page.waitForTimeout(4_500)
    await expect(shown(page)).toHaveAccessibleName(paused)
    await expect(page.getByRole('tabpanel', { name: paused }).getByRole('link')).toBeVisible()
    const other = paused === 'Sound' ? 'Phones' : 'Sound'
    await expect(page.getByRole('tabpanel', { name: other })).toBeHidden()
  })

  test('its scenes are chosen with the arrow keys', async ({ page }) => {
    await page.goto(store.url)
    const first = page.getByRole('tab', { name: 'Phones' })
    // The focus pauses the slider.
    await first.focus()
    await expectInteractive(first)
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Work' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(shown(page)).toHaveAccessibleName('Phones')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', { name: 'Phones' })).toBeFocused()
  })

  test('links from every scene without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(store.url)
    const links = page.locator('.slider').getByRole('link')
    await expect(links).toHaveCount(4)
    await links.last().click()
    await expect(page).toHaveURL(/\/shop\?category=43$/)
    await context.close()
  })
})
