import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '#e2e/chromium.ts'
import { startStore } from '#server/testing/store-process.ts'
import { type Figure, median } from '../figures.ts'

const rounds = 7
const paintMs = 100
/** How long the pointer rests on a link before it is pressed: long enough for the preloads to finish. */
const pauseMs = 1_200

/**
 * The time from pressing a link under the pointer until the next page is painted, the median of several: the delay that
 * a shopper notices.
 */
export async function clicks(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const store = await startStore({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
  try {
    const steps = [
      { name: 'home to /shop', from: '/', link: 'a[href^="/shop"]', to: '/shop' },
      { name: '/shop to a product', from: '/shop', link: 'main article a[href^="/products/"]', to: '/products/' },
      {
        name: 'product to another',
        from: 'first product',
        link: 'main article a[href^="/products/"]',
        to: '/products/',
      },
      { name: 'home to /contact', from: '/', link: 'footer a[href="/contact"]', to: '/contact' },
    ]
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    // A returning shopper has closed the welcome dialog, which would cover the links.
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', '1')
      localStorage.setItem('welcome', '1')
    })
    await page.goto(`${store.url}/shop`)
    const product = (await page.locator('main article a[href^="/products/"]').first().getAttribute('href')) as string
    const figures: Figure[] = []
    for (const step of steps) {
      const from = store.url + (step.from === 'first product' ? product : step.from)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await press(page, from, step))
      figures.push({
        name: `${step.name}: press to paint`,
        value: median(times),
        limit: paintMs,
        isAtLeast: false,
        detail: `ms, the link pointed at before; of ${times.map(Math.round).join(', ')}`,
      })
    }
    return figures
  } finally {
    await browser.close()
    await store.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function press(page: Page, from: string, { link, to }: { link: string; to: string }): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' })
  const target = page.locator(link).filter({ visible: true }).last()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await page.waitForTimeout(pauseMs)
  const painted = page.evaluate(
    ([before, path]) =>
      new Promise<number>((done) => {
        document.addEventListener(
          'click',
          () => {
            const pressed = performance.now()
            const heading = document.querySelector('main h1')
            const checkAgain = () => {
              const isThere = location.href !== before && location.pathname.startsWith(path as string)
              const isNew =
                document.querySelector('main h1') !== heading ||
                document.querySelector('main h1')?.textContent !== heading?.textContent
              if (!isThere || !isNew) return void requestAnimationFrame(checkAgain)
              // A task after the next frame: by then the page has been painted.
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)))
            }
            requestAnimationFrame(checkAgain)
          },
          { capture: true, once: true },
        )
      }),
    [page.url(), to],
  )
  await target.click()
  return painted
}
