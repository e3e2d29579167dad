import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, type Request, chromium } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { chromiumArguments, chromiumPath } from '#e2e/chromium.ts'
import { startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'
import { accountPages, signInAsAna } from './account-pages.ts'
import { publicPages } from './public-pages.ts'

/** How long a page may still fetch by itself after it has loaded. */
const pauseMs = 1_500

/**
 * Texts of the libraries that few pages need, in their built code, and the pages that show a map, a QR code or the
 * passkeys before anybody touches them.
 */
const libraries = [
  { name: 'schemas', text: 'ZodMiniObject', shownBy: /^$/ },
  { name: 'Leaflet', text: 'leaflet-pane', shownBy: /^\/(contact|checkout|account\/(create-address|addresses))/ },
  { name: 'QR codes', text: 'Data too long', shownBy: /^\/auth\/request/ },
  { name: 'passkeys', text: 'ERROR_INVALID_RP_ID', shownBy: /^\/(auth\/|account\/security)/ },
]

/**
 * The gzip-compressed JavaScript that a phone fetches for a page before anybody touches it, including preloads: of the
 * public pages for a visitor, of the personal ones for a customer with data.
 */
export async function weight(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const store = await startStore({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
  try {
    const phone = { viewport: { width: 390, height: 844 } }
    const [visitor, customer] = [await browser.newContext(phone), await browser.newContext(phone)]
    await signInAsAna(customer.request, store.url)
    const figures: Figure[] = []
    const needless: string[] = []
    const weighPage = async (name: string, path: string, scripts: ReadonlySet<string>) => {
      figures.push(await weigh(name, scripts))
      needless.push(...(await needlessLibraries(path, scripts)))
    }
    const weighAll = async (context: BrowserContext, list: readonly { name: string; path: string }[]) => {
      for (const { name, path } of list) await weighPage(name, path, await scriptsOf(context, store.url + path))
    }
    const shown = await publicPages(store.url)
    await weighAll(visitor, shown)
    await weighAll(customer, await accountPages(customer.request, store.url))
    const product = shown.find(({ name }) => name === 'product page')?.path ?? ''
    for (const { name, path, scripts } of await checkoutsOfOrder(customer, store.url, product))
      await weighPage(name, path, scripts)
    const detail = needless.join('; ') || 'none'
    figures.push({
      name: 'libraries that a page loads without showing them',
      value: needless.length,
      limit: 0,
      isAtLeast: false,
      detail,
    })
    return figures
  } finally {
    await browser.close()
    await store.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The scripts that a page loads before anybody touches it. */
async function scriptsOf(context: BrowserContext, url: string): Promise<Set<string>> {
  const page = await context.newPage()
  const scripts = await scriptsDuring(page, () => page.goto(url, { waitUntil: 'networkidle' }))
  await page.close()
  return scripts
}

/**
 * The pages of the checkout before the payment step, with a product in its order: delivered to an address, as the page
 * chooses by itself, and then collected at the branch. Each is loaded anew.
 */
async function checkoutsOfOrder(context: BrowserContext, origin: string, productPath: string) {
  const page = await context.newPage()
  await page.goto(origin + productPath, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.waitForTimeout(pauseMs)
  await page.goto(`${origin}/cart`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Checkout', exact: true }).first().click()
  await page.waitForURL(/\/checkout/)
  await page.waitForTimeout(pauseMs)
  const weighed: { name: string; path: string; scripts: Set<string> }[] = []
  for (const way of ['delivered', 'collected']) {
    if (way === 'collected') {
      await page.getByRole('radio', { name: /^Store pickup/ }).check()
      await page.waitForTimeout(pauseMs)
    }
    for (const path of [pages.checkout.path, pages.deliveryDetails.path]) {
      const scripts = await scriptsDuring(page, () => page.goto(origin + path, { waitUntil: 'networkidle' }))
      if (!(await page.getByRole('radio').first().isVisible())) throw new Error(`${path} shows no order`)
      weighed.push({ name: `${path} with an order that is ${way}`, path, scripts })
    }
  }
  await page.close()
  return weighed
}

async function scriptsDuring(page: Page, open: () => Promise<unknown>): Promise<Set<string>> {
  const scripts = new Set<string>()
  const note = (request: Request) => void (request.url().endsWith('.js') && scripts.add(request.url()))
  page.on('request', note)
  await open()
  await page.waitForTimeout(pauseMs)
  page.off('request', note)
  return scripts
}

async function weigh(name: string, scripts: ReadonlySet<string>): Promise<Figure> {
  let bytes = 0
  for (const script of scripts) bytes += await gzipSize(script)
  return {
    name: `${name}: JavaScript before interaction`,
    value: bytes / 1000,
    limit: 150,
    isAtLeast: false,
    detail: `kB gzip in ${scripts.size} files`,
  }
}

async function needlessLibraries(path: string, scripts: ReadonlySet<string>): Promise<string[]> {
  const code = (await Promise.all([...scripts].map(async (script) => (await fetch(script)).text()))).join('\n')
  return libraries
    .filter(({ text, shownBy }) => code.includes(text) && !shownBy.test(path))
    .map(({ name }) => `${name} on ${path}`)
}

function gzipSize(url: string): Promise<number> {
  return new Promise((done, failed) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => done(size))
    })
    outgoing.on('error', failed).end()
  })
}
