import { type Page, test as base } from '@playwright/test'
import { type HostileStore, startHostileStore } from '#server/testing/hostile-store.ts'
import { hostileTexts } from '#server/testing/hostile-text.ts'
import { expect, expectHydrated } from '../shopper.ts'

/** The scripts that ran, the requests to other hosts, and the reports of the security policy on the pages of a test. */
interface Watched {
  store: HostileStore
  watched: { page: Page; misdeeds: string[] }
}

const test = base.extend<Pick<Watched, 'watched'>, Pick<Watched, 'store'>>({
  store: [
    async ({ browserName: _ }, use) => {
      const store = await startHostileStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  watched: async ({ page, store }, use) => {
    const misdeeds: string[] = []
    await page.exposeFunction('report', (what: string) => void misdeeds.push(what))
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', '1')
      document.addEventListener('securitypolicyviolation', (event) =>
        (window as unknown as { report(what: string): void }).report(
          `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        ),
      )
    })
    page.on('dialog', (dialog) => {
      misdeeds.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(store.url) && !request.url().startsWith('data:'))
        misdeeds.push(`request: ${request.url()}`)
    })
    page.on('pageerror', (error) => misdeeds.push(`fault: ${String(error)}`))
    await use({ page, misdeeds })
  },
})

test.setTimeout(240_000)
// One width is enough: the texts in a page are the same at all.
test.skip(({ isMobile }) => isMobile)

test('there are two hundred hostile texts', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200)
})

for (const half of [0, 1]) {
  test(`hostile names, descriptions and facts do not run on a product’s page (${half + 1} of 2)`, async ({
    watched,
    store,
  }) => {
    const { page, misdeeds } = watched
    for (const code of store.codes.filter((_, at) => at % 2 === half)) {
      await page.goto(`${store.url}/products/${code}`)
      await expectHydrated(page)
      expect(misdeeds, code).toEqual([])
    }
  })

  test(`hostile searches do not run on the list (${half + 1} of 2)`, async ({ watched, store }) => {
    const { page, misdeeds } = watched
    for (const text of hostileTexts.filter((_, at) => at % 2 === half)) {
      const response = await page.goto(`${store.url}/shop?${new URLSearchParams({ q: text })}`)
      expect(response?.status(), text).toBeLessThan(500)
      await expectHydrated(page)
      expect(misdeeds, text).toEqual([])
    }
  })
}

test('hostile names do not run in a list or under the search field', async ({ watched, store }) => {
  const { page, misdeeds } = watched
  for (const number of [1, 2, 3]) {
    await page.goto(`${store.url}/shop?limit=96&page=${number}`)
    await expectHydrated(page)
  }
  for (const typed of ['script', 'onerror', 'alert', '<img']) {
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(typed)
    await page.waitForTimeout(300)
  }
  expect(misdeeds).toEqual([])
})
