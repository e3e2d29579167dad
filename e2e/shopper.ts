import { type APIRequestContext, type Locator, type Page, expect, test as base } from '@playwright/test'
import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { lastCode } from './outbox.ts'
import { type Texts, texts } from './texts.ts'

/** A point in the delivery zone of branch 1 of the demo store. */
export const insideZone = { latitude: 18.4806, longitude: -69.9312 }

export interface Fixtures {
  language: Language
  messages: Texts
}

/** A test with a shopper's language. An error in the page, or a violation of its content security policy, fails it. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  messages: ({ language }, use) => use(texts[language]),
  page: async ({ page, context, language, baseURL }, use) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL as string }])
    // A returning shopper has closed these notices already.
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', '1')
      localStorage.setItem('welcome', '1')
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      const isRefusal = /Failed to load resource: the server responded with a status of (4\d\d)/.test(message.text())
      if (
        message.type() === 'error' &&
        !isRefusal &&
        !/ERR_(INTERNET|NETWORK|NAME|CONNECTION|FAILED|ADDRESS|TUNNEL|PROXY)/.test(message.text())
      )
        errors.push(message.text())
    })
    await use(page)
    expect(errors, 'errors in the page').toEqual([])
  },
})

export { expect }

/** Waits until an element has stopped scrolling for a moment. */
export async function expectAtRest(element: Locator): Promise<void> {
  const scrollsFor = (ms: number) =>
    element.evaluate(async (it, wait) => {
      const before = it.scrollLeft
      await new Promise((done) => setTimeout(done, wait))
      return it.scrollLeft !== before
    }, ms)
  await expect.poll(() => scrollsFor(150)).toBe(false)
}

/**
 * Scrolls a deferred part into the window, in one step: what stands in its place until its code is there may be replaced
 * while Playwright waits for it to be at rest.
 */
export async function scrollToDeferred(part: Locator): Promise<void> {
  // A placeholder that is replaced just before it is scrolled to scrolls nothing.
  await expect(async () => {
    const isThere = await part.evaluate((it) => {
      it.scrollIntoView({ block: 'center' })
      return it.isConnected
    })
    expect(isThere).toBe(true)
  }).toPass()
}

/** Scrolls to the end of a page, and to what loads when it is seen, until nothing of that is left. */
export async function showWholePage(page: Page): Promise<void> {
  await expect(async () => {
    const waiting = page.locator('main [aria-busy=true], main .skeleton')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(waiting).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

/** Scrolls to the end of a page until a part is there that loads when it is near, such as the button that cancels an order. */
export async function showEnd(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(part).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Waits until a form that has changed has the entry of its own in the history by which it asks before Back leaves it. */
export async function expectQuestionOnBack(page: Page): Promise<void> {
  await page.waitForFunction(() => ((history.state as { sentinels?: number } | null)?.sentinels ?? 0) > 0)
}

/** Waits until the page is hydrated: it reacts to clicks. Its deferred sections may react later (`expectInteractive`). */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined)
}

/**
 * Waits until React handles the events of an element. In the server's HTML of a deferred section keys and choices have no
 * effect yet.
 */
export async function expectInteractive(element: Locator): Promise<void> {
  const hasProps = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactProps$'))
  await expect.poll(() => element.evaluate(hasProps)).toBe(true)
}

/** Waits until the page knows that a customer is signed in; until then it treats the shopper as a visitor. */
export async function expectCustomerKnown(page: Page): Promise<void> {
  await expect(page.locator('button[popovertarget="account-menu"]')).toBeAttached()
}

/** Gives the vertical scroll position, once it has not changed for a moment. */
export async function restingTop(page: Page): Promise<number> {
  const top = () => page.evaluate(() => window.scrollY)
  let before = Number.NaN
  const isAtRest = async () => {
    const now = await top()
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true)
  return before
}

/**
 * Stops the page's clock, which `page.clock.install()` replaced before the page was opened. It first advances by ten
 * seconds, since a clock can only be stopped at a time to come, and a busy machine takes a while to stop it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** Fills what a person has to say; they choose a password at their next sign-in. */
export async function fillRegistration(dialog: Locator, messages: Texts, email: string): Promise<void> {
  await dialog.getByLabel(messages.firstName).fill('Marina')
  await dialog.getByLabel(messages.lastName).fill('Objío')
  await dialog.getByLabel(messages.email).fill(email)
  await dialog.getByLabel(messages.phone).fill('809 555 0142')
  await dialog.getByRole('checkbox', { name: messages.acceptPolicies }).check()
}

/** Chooses a password while registering. */
export async function choosePassword(dialog: Locator, messages: Texts): Promise<void> {
  await dialog.getByRole('button', { name: messages.choosePassword }).click()
  await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill('Guayaba-58!')
}

/** Adds the product of the open page to the cart, in the quantity of its field, and waits for the notification. */
export async function addToCart(page: Page, messages: Texts): Promise<void> {
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: messages.added }).first()).toBeVisible()
}

/** Buys from the page of the cart and registers on the way; ends at the first step of the checkout. */
export async function buyAndSignUp(page: Page, messages: Texts): Promise<void> {
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  await signUp(page.getByRole('dialog'), messages)
}

/** The checkout that has just begun: its first step, or the payment where the steps before it need nothing. */
export const begunCheckout = /\/checkout(\?step=payment)?$/

/** Opens the delivery step of a checkout that began with the payment. */
export async function openDelivery(page: Page, messages: Texts): Promise<void> {
  await page.getByRole('button', { name: messages.changeDelivery }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery-details$/)
}

/** Goes on from the open step of the checkout, by the button below it or in the bar at the lower edge. */
export async function goOn(page: Page, messages: Texts): Promise<void> {
  await page.getByRole('button', { name: messages.goOn }).filter({ visible: true }).click()
}

/** Registers a new account in the dialog, which calls it a first purchase where an order waits for it. */
export async function signUp(dialog: Locator, messages: Texts): Promise<void> {
  const tab = (name: string) => dialog.getByRole('tab', { name })
  await tab(messages.createAccount).or(tab(messages.firstPurchase)).click()
  await fillRegistration(dialog, messages, `e2e-${crypto.randomUUID()}@example.com`)
  await dialog.locator('button[type=submit]').click()
}

export type Card = ReplyOf<typeof listProducts>['docs'][number]

/** The products of branch 1 with a price and a stock between two counts, the most expensive first; the same in all tests of a run. */
export async function productsWithStock(
  request: APIRequestContext,
  from: number,
  to: number,
  origin = '',
): Promise<Card[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => {
      const response = await request.get(
        `${origin}/api/catalog/products?place=1&only_with_existence=true&order_by=price_desc&limit=96&page=${page}`,
      )
      return ((await response.json()) as { data: { docs: Card[] } }).data.docs
    }),
  )
  return pages
    .flat()
    .filter(({ existence, price }) => price !== null && existence !== '+99' && existence >= from && existence <= to)
}

/** What sends a command through the API: a page, with the cookies of its browser, or the `request` of a test alone. */
type Sender = Pick<Page, 'request'>

/** Sends a command as the page's browser, through the API. */
export async function sendAs(
  page: Sender,
  { origin, path, data, base = 'ecommerce' }: { origin: string; path: string; data: object; base?: string },
): Promise<void> {
  const response = await page.request.post(`${origin}/api/${base}/${path}`, {
    data,
    headers: { 'x-token-transport': 'cookie', origin },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Signs the page's browser in to an account that needs a password alone, through the API. */
export async function signIn(
  page: Page,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await sendAs(page, { origin, base: 'identity', path: 'sign-in', data: { username: email, password } })
}

/** Signs the page's browser in as a new customer, through the API. */
export async function registerNewCustomer(
  page: Sender,
  origin: string,
  email = `e2e-${crypto.randomUUID()}@example.com`,
): Promise<void> {
  const password = 'Guayaba-58!'
  const names = {
    first_name: 'Marina',
    last_name: 'Objío',
    email,
    phone: '18095550142',
  }
  const data = { ...names, password, password_confirm: password, policies_accepted: true }
  await sendAs(page, { origin, path: 'register/account', data })
}

/** Confirms the email of the customer of the page's browser, through the API. */
export async function confirmEmail(page: Sender, origin: string, email: string): Promise<void> {
  await sendAs(page, { origin, path: 'users/email/confirmation', data: {} })
  const code = await lastCode(origin, email)
  await sendAs(page, { origin, path: 'users/email/confirmation/verify', data: { code } })
}

/** Signs the page's browser in as a new customer with one order for pickup, through the API. */
export async function orderAsNewCustomer(page: Sender, origin: string, email?: string): Promise<void> {
  await registerNewCustomer(page, origin, email)
  const [product] = await productsWithStock(page.request, 20, 98, origin)
  const total = product!.price!
  const products = { 1: [{ codarticulo: product!.codarticulo, quantity: 1 }] }
  await sendAs(page, { origin, path: 'orders/confirmOrder', data: { products, total_amount: total } })
  const order = { option_id: 3, total_amount: total, payments: [{ kind: 'cash', amount: total }] }
  await sendAs(page, { origin, path: 'orders', data: order })
}

/** The whole name of a product by its link: a card and a line of the cart may show less, and have it for assistive technology. */
export async function wholeName(link: Locator): Promise<string> {
  return (await link.getAttribute('aria-label')) ?? (await link.innerText())
}
