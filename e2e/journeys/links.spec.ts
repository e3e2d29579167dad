import type { APIRequestContext } from '@playwright/test'
import { expect, expectHydrated, test } from '../shopper.ts'

const pagesMax = 200

/** The URL in an attribute of the markup, unescaped. */
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** The URLs within the store that a page links to, without their fragments. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, href]) => unescaped(href as string))
  // Every page links to itself in the other language, which has a crawl of its own.
  return links.filter((link) => !/[?&]lang=/.test(link))
}

function picturesOf(html: string): string[] {
  return [...html.matchAll(/\/media\/[\w./-]+\.(?:avif|webp|png|jpe?g)/g)].map(([path]) => path)
}

/**
 * A selection of the thousands of picture files: every picture in its smallest width, and every width and format once.
 */
function distinct(pictures: ReadonlySet<string>): string[] {
  const smallest = new Map<string, { path: string; width: number }>()
  const kinds = new Map<string, string>()
  for (const path of pictures) {
    const [, name = path, width = '0', format = ''] = /^(.*)-(\d+)\.(\w+)$/.exec(path) ?? []
    const known = smallest.get(name)
    if (!known || Number(width) < known.width) smallest.set(name, { path, width: Number(width) })
    kinds.set(`${width}.${format}`, path)
  }
  return [...new Set([...[...smallest.values()].map(({ path }) => path), ...kinds.values()])]
}

/**
 * Follows every link from home, breadth first, at most `pagesMax` pages; gives the responses other than 200, and the
 * pictures found.
 */
async function crawl(request: APIRequestContext, headers: Record<string, string>) {
  const met = new Set(['/'])
  const pictures = new Set<string>()
  const broken: string[] = []
  for (const path of met) {
    const response = await request.get(path, { headers, maxRedirects: 0 })
    if (response.status() !== 200) {
      broken.push(`${response.status()} ${path}`)
      continue
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    for (const picture of picturesOf(html)) pictures.add(picture)
    for (const link of linksOf(html)) if (met.size < pagesMax) met.add(link)
  }
  return { met, pictures, broken }
}

async function brokenPictures(request: APIRequestContext, pictures: Iterable<string>): Promise<string[]> {
  const broken: string[] = []
  for (const path of pictures) {
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) broken.push(`${response.status()} ${path}`)
  }
  return broken
}

test.skip(() => test.info().project.name !== 'laptop', 'The links do not depend on the window.')

for (const language of ['en', 'es'] as const) {
  test(`every link and picture of the pages has a target, in ${language}`, async ({ request }) => {
    test.setTimeout(300_000)
    const { met, pictures, broken } = await crawl(request, { cookie: `language=${language}` })
    expect(broken).toEqual([])
    expect([...met]).toEqual(
      expect.arrayContaining(['/shop', '/cart', '/contact', '/contact/faq', '/home/policies/delivery']),
    )
    expect(pictures.size).toBeGreaterThan(0)
    expect(await brokenPictures(request, distinct(pictures))).toEqual([])
  })
}

test('a URL with a trailing slash redirects to the one without, and never to another site', async ({ request }) => {
  for (const [path, moved] of [
    ['/shop/?q=case', '/shop?q=case'],
    ['/contact/faq/', '/contact/faq'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers()['location']).toBe(moved)
    }
  }
  expect((await request.get('/shop/')).url()).toMatch(/\/shop$/)
})

test('a product code in small letters redirects to the product’s own code', async ({ page, request }) => {
  const html = await (await request.get('/shop')).text()
  const path = linksOf(html).find((link) => link.startsWith('/products/')) as string
  expect(path.toLowerCase()).not.toBe(path)
  await page.goto(path.toLowerCase())
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await request.get(path.toLowerCase(), { maxRedirects: 0 })).status()).toBe(301)
})

test('a URL that is too long keeps the filters that a page can read', async ({ page }) => {
  await page.goto(`/shop?order_by=newest&brands_selected=${'kora,'.repeat(600)}&rated=4`)
  const { searchParams } = new URL(page.url())
  expect([...searchParams]).toEqual([
    ['rated', '4'],
    ['order_by', 'newest'],
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unknown policy says so in its title, and the focus is at the beginning of the page', async ({ page }) => {
  await page.goto('/home/policies/pickup')
  await expectHydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/home/policies/nonsense',
      textContent: 'nonsense',
    })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'nonsense', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page).toHaveTitle('Page not found · Vitrina')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page).toHaveTitle('Page not found · Vitrina')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('SEARCH-46: a page that was not found has one search field, inside the mobile app its own', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('combobox')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('combobox')).toBeInViewport()
  await page.goto('/nowhere?display=mb')
  await expect(page.getByRole('combobox')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
})

test('the data of an unknown page can be fetched like those of any other', async ({ request }) => {
  expect((await request.get('/nowhere.data?_routes=root')).status()).toBe(200)
})

test('an unknown page is in the language that its URL names', async ({ request }) => {
  const response = await request.get('/nowhere?lang=es')
  expect(await response.text()).toContain('<html lang="es"')
  expect(response.headers()['set-cookie']).toContain('language=es')
})

test('the redirect of a code in small letters keeps the query', async ({ request }) => {
  const response = await request.get('/products/cel-0001?scroll=reviews', { maxRedirects: 0 })
  expect(response.headers()['location']).toMatch(/CEL-0001\?scroll=reviews$/)
})
