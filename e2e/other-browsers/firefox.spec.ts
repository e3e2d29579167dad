import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext } from 'puppeteer-core'
import { type OwnStore, startOwnStore } from '../own-store.ts'
import { branchTexts } from '../branch-texts.ts'
import { shopTexts } from '../shop-texts.ts'
import { texts } from '../texts.ts'
import { type FirefoxTab } from './firefox/firefox-tab.ts'
import { firefoxPath, openContext, openTab, startFirefox } from './firefox/start-firefox.ts'
import { addressOf, fill, find, press, textOf, visit } from './find.ts'

/** The store in Firefox: behaviour that differs between browsers. */

const need = 'needs Firefox'
test.skip(!firefoxPath, need)
if (!firefoxPath) console.warn(`SKIPPED, ${need}: all tests of the store in Firefox`)

// One store and one browser serve all tests of this file, in one worker.
test.describe.configure({ mode: 'default' })

const messages = texts.en
const email = 'ana@vitrina.example'
let store: OwnStore
let firefox: Browser
let context: BrowserContext
let tab: FirefoxTab
let faults: string[]

test.beforeAll(async () => {
  test.setTimeout(240_000)
  ;[store, firefox] = await Promise.all([startOwnStore({}), startFirefox()])
})
test.afterAll(async () => {
  await firefox?.close()
  await store?.stop()
})
test.beforeEach(async () => {
  context = await openContext(firefox, store.url)
  faults = []
  tab = await openTab(context, faults)
})
test.afterEach(async () => {
  await context.close()
  expect(faults, 'faults in the pages').toEqual([])
})

const go = (path: string) => visit(tab, store.url + path)
/** Firefox does not report to its driver when a page changes its URL by itself, so the page is asked. */
const path = async () => (await addressOf(tab)).replace(/\?.*/, '')
const main = () => textOf(tab, 'main')

/** Signs in through the dialog that the account's page opens. */
async function signIn(isRemembered = false): Promise<void> {
  await go('/account')
  await fill(tab, messages.nameOrEmail, email)
  await fill(tab, messages.password, 'Mango-2026')
  if (isRemembered) await press(tab, 'input[type=checkbox]', messages.remember)
  await press(tab, 'dialog button[type=submit]', messages.signIn)
  await expect.poll(main).toContain(email)
}

async function addProduct(): Promise<string> {
  await go('/shop?category=9&only_with_existence=true')
  await press(tab, 'main article a', /\S/)
  await expect.poll(path).toMatch(/^\/products\//)
  await press(tab, 'button', messages.addToCart)
  await expect.poll(() => textOf(tab, '[role=status]')).toContain(messages.added)
  // Its first line: the cart has the colour on a line of its own.
  const name = (await textOf(tab, 'h1')).split('\n')[0] as string
  expect(name).not.toBe('')
  return name
}

for (const [address, shown] of [
  ['/', 'Best-selling and new'],
  ['/shop?category=9&only_with_existence=true', 'Cables'],
  ['/products/CAB-0011', 'Description'],
  ['/cart', messages.empty],
  ['/checkout', 'Checkout'],
  ['/contact', branchTexts.en.branches],
] as const) {
  test(`${address} is shown to a visitor without an error or a violation of its security policy`, async () => {
    await go(address)
    await expect.poll(main).toContain(shown)
    // Parts below the window load their code when they come near.
    const isAtEnd = () =>
      tab.page.evaluate(() => {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' })
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      })
    await expect.poll(isAtEnd, { intervals: [100], timeout: 30_000 }).toBe(true)
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('a search is suggested while somebody types', async () => {
  await go('/')
  await fill(tab, messages.search, 'charg')
  await find(tab, '[role=listbox]', shopTexts.en.suggestions)
  await press(tab, '[role=listbox] [role=option]', /charg/i)
  await expect.poll(path).toBe('/shop')
  await find(tab, 'main article', /\S/)
})

test('a product goes into the cart of a visitor and stays there', async () => {
  const name = await addProduct()
  await go('/cart')
  await expect.poll(main).toContain(name)
})

test('a sign-in on plain http of the own machine remains after a reload and in a new tab', async () => {
  await signIn()
  await tab.reload()
  await expect.poll(main).toContain(email)
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('vitrina_') || name === 'signed_in')
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    'signed_in',
    'vitrina_access',
    'vitrina_devices',
    'vitrina_refresh',
  ])
  await tab.close()
  tab = await openTab(context, faults)
  await go('/account/orders')
  await find(tab, 'main a[href^="/account/orders/"]', /\S/)
})

test('a customer’s cart is shown in another tab', async () => {
  await signIn()
  const name = await addProduct()
  await tab.close()
  tab = await openTab(context, faults)
  await go('/cart')
  await expect.poll(main).toContain(name)
})

test('signing out in one tab signs the other tab out as well', async () => {
  await signIn()
  const other = await openTab(context, faults)
  await visit(other, `${store.url}/shop`)
  await find(other, 'header button', /^My account: /)
  await tab.page.bringToFront()
  await press(tab, 'button', messages.signOut)
  await find(tab, 'header button', messages.signIn)
  await find(other, 'header button', messages.signIn)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrina_refresh')
  await go('/account')
  await find(tab, 'dialog button[type=submit]', messages.signIn)
})

test('a remembered customer is still signed in after Firefox was closed', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrina-firefox-'))
  try {
    for (const isNew of [true, false]) {
      const own = await startFirefox({ profile })
      try {
        tab = await openTab(own, faults)
        if (isNew) await signIn(true)
        else await go('/account')
        await expect.poll(main).toContain(email)
      } finally {
        await own.close()
      }
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

test('the language changes without a reload and stays', async () => {
  await go('/cart')
  await press(tab, 'header a, header button', messages.otherLanguage)
  await expect.poll(() => textOf(tab, 'h1')).toBe(texts.es.cart)
  await tab.reload()
  await expect.poll(() => textOf(tab, 'h1')).toBe(texts.es.cart)
  await tab.page.waitForSelector('html[lang=es]')
})

test('a branch is chosen on the map', async () => {
  await go('/contact')
  await tab.page.locator('#branches').scroll()
  await press(tab, '.branch-pin', 'Vitrina Santiago')
  await press(tab, '.leaflet-popup button, [role=group] button', branchTexts.en.choose)
  await find(tab, '.leaflet-popup button, [role=group] button', branchTexts.en.chosen)
  expect((await context.cookies()).find(({ name }) => name === 'branch')?.value).toBe('4')
})

test('where cookies and site data are blocked, the store is shown, a cart can be filled, and the sign-in says that it needs cookies', async () => {
  const own = await startFirefox({ preferences: { 'network.cookie.cookieBehavior': 2 } })
  try {
    tab = await openTab(own, faults)
    await addProduct()
    await press(tab, 'header a', /^Cart/)
    await expect.poll(() => textOf(tab, 'h1')).toBe(messages.cart)
    await expect.poll(main).toContain('RD$')
    await press(tab, 'header button', messages.signIn)
    await fill(tab, messages.nameOrEmail, email)
    await fill(tab, messages.password, 'Mango-2026')
    await press(tab, 'dialog button[type=submit]', messages.signIn)
    await expect.poll(() => textOf(tab, 'dialog [role=alert]')).toContain('blocks the cookies')
  } finally {
    await own.close()
  }
})
