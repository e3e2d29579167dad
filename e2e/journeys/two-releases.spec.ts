import { type TwoReleases, startTwoReleases } from '#server/testing/two-releases.ts'
import { expect, expectHydrated, test } from '../shopper.ts'

/** A shopper while the store is being upgraded: processes of two releases respond alternately. */

test.describe.configure({ mode: 'default' })
test.skip(({ isMobile }) => isMobile, 'the screen makes no difference')
let started: Promise<TwoReleases> | undefined
test.afterAll(async () => (await started)?.stop())

/** The two releases of this file, built and started by the first test that is not skipped. */
function openReleases(): Promise<TwoReleases> {
  test.setTimeout(300_000)
  return (started ??= startTwoReleases())
}

test('each page has the styles and scripts of one release, and each navigation arrives', async ({ page }) => {
  const { proxyUrl } = await openReleases()
  const missing: string[] = []
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
  await page.goto(proxyUrl)
  for (const [link, path] of [
    ['/shop', '/shop'],
    ['/contact', '/contact'],
    ['/shop', '/shop'],
    ['/', '/'],
    ['/contact', '/contact'],
    ['/', '/'],
  ] as const) {
    await expectHydrated(page)
    await page.locator(`a[href="${link}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // The style and the code of the open page are of one release, whichever process responded.
    await expectHydrated(page)
    const style = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--release').trim())
    expect(await page.evaluate(() => document.documentElement.dataset['release'] ?? '')).toBe(style)
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
  }
  expect(missing).toEqual([])
})

test('a navigation with data of another release loads a new document, and one with data of the same release does not', async ({
  page,
}) => {
  const [own, other] = (await openReleases()).stores
  await page.goto(`${own.url}/contact`)
  await expectHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const step = async () => {
    await page.locator('a[href="/shop"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    return page.evaluate(() => 'isSame' in window)
  }
  expect(await step()).toBe(true)
  await page.goto(`${own.url}/contact`)
  await expectHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.route(/\.data(\?|$)/, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${other.url}${pathname}${search}` }) })
  })
  expect(await step()).toBe(false)
})
