import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locator, type Page, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '#e2e/chromium.ts'
import { startStore } from '#server/testing/store-process.ts'
import { type Figure, median } from '../figures.ts'

const rounds = 7
const paintMs = 100
const slowdown = 4
/** The browser reports no event that takes less than this. */
const shortestMs = 16
const restMs = 600

interface Press {
  name: string
  path: string
  /** What has to be open before the measured press. */
  prepare?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
  /** A key instead of a tap. */
  key?: string
}

const openFilters = (page: Page) =>
  page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .first()

const list: readonly Press[] = [
  { name: 'opening the filters', path: '/shop', target: openFilters },
  {
    name: 'ticking a filter',
    path: '/shop',
    prepare: (page) => openFilters(page).tap(),
    target: (page) =>
      page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().locator('xpath=..'),
  },
  {
    name: 'adding to the cart from a list',
    path: '/shop',
    target: (page) =>
      page
        .locator('main article')
        .getByRole('button', { name: /^Add to cart/ })
        .first(),
  },
  {
    name: 'adding to the cart from the product',
    path: 'product',
    target: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first(),
  },
  {
    name: 'typing in the search',
    path: '/',
    prepare: (page) => searchField(page).tap(),
    target: searchField,
    key: 'l',
  },
  {
    name: 'opening the quick view',
    path: '/shop',
    target: (page) => page.getByRole('button', { name: /^Quick view: / }).first(),
  },
  {
    name: 'opening the branches',
    path: '/',
    target: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /branch/i })
        .filter({ visible: true })
        .first(),
  },
  {
    name: 'a step of the gallery',
    path: 'product',
    target: (page) => page.getByRole('link', { name: /^Picture 2 of/ }),
  },
]

function searchField(page: Page): Locator {
  return page.getByLabel('Search products').filter({ visible: true }).first()
}

/**
 * The time from a tap or a key to the next paint that shows an effect, at the width of a phone and with a processor four
 * times slower: the median of several, beside a bare button on an empty page in the same browser.
 */
export async function presses(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const store = await startStore({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', '1')
      localStorage.setItem('welcome', '1')
    })
    const session = await context.newCDPSession(page)
    const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
    // A phone has several pictures.
    await page.goto(`${store.url}/shop?category=1`)
    const product = await page.locator('main article a[href^="/products/"]').first().getAttribute('href')
    const bare = await timesOf(page, slow, bareButton)
    const figures: Figure[] = []
    for (const press of list) {
      const url = store.url + (press.path === 'product' ? product : press.path)
      const times = await timesOf(page, slow, { ...press, path: url })
      const beside = `a bare button takes ${median(bare)}`
      figures.push({
        name: `${press.name}: press to paint`,
        value: median(times),
        limit: paintMs,
        isAtLeast: false,
        detail: `ms at 390 px, processor slowed ${slowdown} times; of ${times.join(', ')}; ${beside}`,
      })
    }
    return figures
  } finally {
    await browser.close()
    await store.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const bareButton: Press = {
  name: 'a bare button',
  path: `data:text/html,<meta name=viewport content=width=device-width><button onclick="this.textContent='pressed'">press</button>`,
  target: (page) => page.getByRole('button'),
}

async function timesOf(page: Page, slow: (rate: number) => Promise<unknown>, press: Press): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(press.path, { waitUntil: 'networkidle' })
    await press.prepare?.(page)
    // Deferred sections are hydrated first, which may replace their elements.
    await page.waitForTimeout(restMs)
    const target = press.target(page)
    if (!press.key) await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(restMs)
    const middle = await middleOf(target)
    await slow(slowdown)
    await startObserving(page)
    // `target.tap()` would run code of its own in the page during the press, which takes 10 ms.
    await (press.key ? page.keyboard.press(press.key) : page.touchscreen.tap(...middle))
    await page.waitForTimeout(1_200)
    times.push(await longestSeen(page))
    await slow(1)
  }
  return times
}

async function middleOf(target: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2]
}

type Observed = Window & { longest: number }

/** Collects the longest of the events that belong to a press; their duration ends with the next paint. */
function startObserving(page: Page): Promise<void> {
  return page.evaluate((shortest) => {
    const observed = window as unknown as Observed
    observed.longest = shortest
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) observed.longest = Math.max(observed.longest, entry.duration)
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  }, shortestMs)
}

function longestSeen(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Observed).longest)
}
