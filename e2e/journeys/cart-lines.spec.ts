import type { Page } from '@playwright/test'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { signInAsEmployee } from '../authenticator.ts'
import { addToCart, begunCheckout, expect, expectHydrated, signUp, test } from '../shopper.ts'
import type { Texts } from '../texts.ts'

/** A cart while stock and sessions change. */

interface Product {
  code: string
  centavos: number
}

const branchNames: Record<number, string> = {}

let store: ConfiguredStore

test.beforeAll(async () => {
  store = await startConfiguredStore()
  const branches = await store.query<{ code: number; name: string }>('select code, name from branches')
  for (const { code, name } of branches) branchNames[code] = name
})
test.afterAll(async () => store?.stop())
test.beforeEach(async ({ context }) => {
  await context.addCookies(
    ['language=en', 'branch=1'].map((cookie) => ({
      name: cookie.split('=')[0]!,
      value: cookie.split('=')[1]!,
      url: store.url,
    })),
  )
})

/** Products of branch 1 with a price and without offers or prices by quantity, with a given stock of each. */
async function plainProducts(count: number, stock: number): Promise<Product[]> {
  const products = await store.query<Product>(
    `select p.code, max(pr.price_centavos) as centavos from products p join prices pr on pr.product_code = p.code and pr.level = 1
     join stock s on s.product_code = p.code and s.branch_code = 1
     where p.status = 'active' and p.special_price_centavos is null and s.on_hand between 20 and 90 and s.reserved = 0
     group by p.code having count(*) = 1 order by p.code limit $1`,
    [count],
  )
  for (const { code } of products) await setStock(code, stock)
  return products
}

const setStock = (code: string, stock: number) =>
  store.query('update stock set on_hand = $2 where product_code = $1 and branch_code = 1', [code, stock])

/**
 * Registers a new customer. Ends when the page has the customer's carts: a later wait for carts would take this response
 * for its own.
 */
async function enter(page: Page, messages: Texts): Promise<void> {
  await page.goto(`${store.url}/account`)
  const listed = page.waitForResponse(/\/api\/ecommerce\/carts$/)
  await signUp(page.getByRole('dialog'), messages)
  await expect(page.getByRole('button', { name: messages.signOut }).filter({ visible: true }).first()).toBeVisible()
  await listed
}

/**
 * Opens a product and waits until the page has the customer's carts: earlier changes would be merged, not sent by
 * themselves.
 */
async function openAsCustomer(page: Page, { code }: Product): Promise<void> {
  const listed = page.waitForResponse(/\/api\/ecommerce\/carts$/)
  await page.goto(`${store.url}/products/${code}`)
  await expectHydrated(page)
  await listed
}

/**
 * Adds a product. Ends when the browser has no change of the cart left to send: the next page would send it again, and
 * the store would apply it to a stock that the test has changed.
 */
async function add(page: Page, messages: Texts, product: Product): Promise<void> {
  await openAsCustomer(page, product)
  const saved = page.waitForResponse(/\/carts\/1$/)
  await addToCart(page, messages)
  expect((await saved).ok()).toBe(true)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-unsaved'))).toBeNull()
}

/** An amount as the pages write it (PRODUCT-3). */
const formatMoney = (centavos: number) => `RD$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

const buyButton = (page: Page, messages: Texts) =>
  page.getByRole('button', { name: messages.buy, exact: true }).filter({ visible: true }).first()
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })

test('lines that cannot be ordered are not in the total, and a cart of such lines cannot be bought', async ({
  page,
  messages,
}) => {
  const [here, gone] = (await plainProducts(2, 30)) as [Product, Product]
  await enter(page, messages)
  await add(page, messages, here)
  await add(page, messages, gone)
  await setStock(gone.code, 0)
  await page.goto(`${store.url}/cart`)
  await expect(page.getByText('Sold out in this branch.')).toBeVisible()
  await expect(summary(page)).toContainText(formatMoney(here.centavos))
  await expect(summary(page)).not.toContainText(formatMoney(here.centavos + gone.centavos))
  await expect(buyButton(page, messages)).toBeEnabled()
  await expect(page.getByText(/^Pick it up free, ready /)).toBeVisible()

  await setStock(here.code, 0)
  await page.reload()
  await expect(page.getByText('Sold out in this branch.')).toHaveCount(2)
  await expect(buyButton(page, messages)).toBeDisabled()
  await expect(buyButton(page, messages)).toHaveAccessibleDescription('Nothing in this cart can be ordered here now.')
  await expect(page.getByText(/^Pick it up free/)).toHaveCount(0)
  for (const { code } of [here, gone]) await setStock(code, 30)
})

test('an accepted reduction reduces the customer’s cart in the store', async ({ page, messages }) => {
  const [, , product] = (await plainProducts(3, 30)) as [Product, Product, Product]
  await enter(page, messages)
  await add(page, messages, product)
  await page.goto(`${store.url}/cart`)
  const quantity = page.getByRole('textbox', { name: messages.quantityOf })
  const saved = page.waitForResponse(/\/carts\/1$/)
  await quantity.fill('5')
  await quantity.press('Enter')
  await saved
  await setStock(product.code, 3)
  await buyButton(page, messages).click()
  await page.getByRole('dialog', { name: messages.changedTitle }).getByRole('button', { name: messages.goOn }).click()
  await expect(page).toHaveURL(begunCheckout)
  const carts = (await (await page.request.get(`${store.url}/api/ecommerce/carts`)).json()) as {
    data: { products: { quantity: number }[] }[]
  }
  expect(carts.data.map(({ products }) => products.map((line) => line.quantity))).toEqual([[3]])
})

test('a quantity with a lower price shows that price before the response of the store', async ({ page, messages }) => {
  const [tier] = await store.query<{ code: string; from: number; centavos: number }>(
    `select pr.product_code as code, pr.min_quantity as from, pr.price_centavos as centavos from prices pr
     join products p on p.code = pr.product_code and p.status = 'active' and p.special_price_centavos is null
     join stock s on s.product_code = p.code and s.branch_code = 1 and s.on_hand between 20 and 98
     where pr.level = 1 and pr.min_quantity between 2 and 9 order by pr.product_code limit 1`,
  )
  await page.goto(`${store.url}/products/${tier!.code}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto(`${store.url}/cart`)
  const quantity = page.getByRole('textbox', { name: messages.quantityOf })
  await expect(quantity).toHaveValue('1')
  // The prices by quantity come with the store's first response.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart.1'))).toContain('"prices":[')
  await page.route('**/api/ecommerce/cart**', () => {}) // gets no response
  await quantity.fill(String(tier!.from))
  await quantity.press('Enter')
  await expect(summary(page)).toContainText(formatMoney(tier!.from * tier!.centavos))
})

test('an employee without a customer reads “No customer selected” and never “Product added!”', async ({
  page,
  messages,
}) => {
  const [product] = (await plainProducts(1, 30)) as [Product]
  const seen: string[] = []
  await page.exposeFunction('heard', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const toasts = document.querySelector('.toasts')?.textContent
        if (toasts) void (window as unknown as { heard: (text: string) => void }).heard(toasts)
      }).observe(document.body, { childList: true, subtree: true, characterData: true }),
    )
  })
  await signInAsEmployee(page.request, store.url)
  await page.goto(`${store.url}/products/${product.code}`)
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'No customer selected' })).toBeVisible()
  expect(seen.filter((text) => /added/i.test(text))).toEqual([])
  await page.goto(`${store.url}/cart`)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('changes that were not saved when a session ended do not reach the next customer’s cart', async ({
  page,
  messages,
  context,
}) => {
  const [product] = (await plainProducts(1, 30)) as [Product]
  await enter(page, messages)
  await page.route('**/api/ecommerce/carts/1', (route) => route.abort())
  await openAsCustomer(page, product)
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-unsaved'))).toContain(product.code)
  await context.clearCookies({ name: /.*/ })
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto(`${store.url}/cart`)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await enter(page, messages)
  await page.goto(`${store.url}/cart`)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cart')))).toEqual([])
})

test('a cart that cannot be loaded is announced as not loaded, in both languages, and comes once the store responds', async ({
  page,
  messages,
  context,
}) => {
  const [product] = (await plainProducts(1, 30)) as [Product]
  await enter(page, messages)
  await add(page, messages, product)
  for (const [language, text] of [
    ['es', 'No pudimos cargar tu carrito. Revisa tu conexión; probaremos de nuevo.'],
    ['en', 'We could not load your cart. Check your connection; we will try again.'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: language, url: store.url }])
    await page.route('**/api/ecommerce/carts', (route) => route.abort())
    await page.goto(`${store.url}/cart`)
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    await expect(page.getByText(/guardar tu carrito|save your cart/)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await expect(page.getByRole('textbox', { name: messages.quantityOf })).toHaveValue('1')
})

test('an empty cart shows products of the branch, and what is added there becomes a line', async ({ page }) => {
  await page.goto(`${store.url}/cart`)
  const popular = page.getByRole('region', { name: /^Popular at / })
  await popular.getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('textbox', { name: /^Quantity of / })).toBeVisible()
  await expect(popular.getByRole('article').first()).toBeVisible()
})

test('a phone that is removed takes what goes with it along, and popular products stand in', async ({ page }) => {
  const [phone] = await store.query<{ code: string; model: string }>(
    `select p.code, p.model from products p join categories c on c.id = p.category_id and c.slug = 'cellphones'
     join stock s on s.product_code = p.code and s.branch_code = 1 and s.on_hand - s.reserved > 5
     where p.status = 'active' and p.specifications::text like '%USB-C%' order by p.code limit 1`,
  )
  await page.goto(`${store.url}/products/${phone!.code}`)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first().click()
  await page.goto(`${store.url}/cart`)
  const beside = page.getByRole('region', { name: `Goes with your ${phone!.model}` })
  await expect(beside.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: /^Popular at / })).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(
    page
      .getByRole('region', { name: /^Popular at / })
      .getByRole('article')
      .first(),
  ).toBeVisible()
  await expect(beside).toHaveCount(0)
})

for (const [language, text] of [
  [
    'en',
    {
      dialog: 'Choose your branch',
      add: 'Add to cart',
      lacks: 'Does not have enough of:',
      all: 'Has everything in your cart',
      ready: /^Pick it up free, ready today at 4:00\sPM$/,
    },
  ],
  [
    'es',
    {
      dialog: 'Elige tu sucursal',
      add: 'Agregar al carrito',
      lacks: 'Sin existencia suficiente de:',
      all: 'Tiene todo lo de tu carrito',
      ready: /^Retíralo gratis, listo hoy a las 4:00\sp\.\sm\.$/,
    },
  ],
] as const) {
  test(`CART-31: a cart says when it can be collected (${language})`, async ({ page, context }) => {
    const [product] = await plainProducts(1, 5)
    // A Monday, eight minutes before three in the store's time zone; an order takes an hour.
    await page.clock.setFixedTime(new Date('2026-11-23T18:52:00Z'))
    await context.addCookies([{ name: 'language', value: language, url: store.url }])
    await page.goto(`${store.url}/products/${product!.code}`)
    await expectHydrated(page)
    await page.getByRole('button', { name: text.add, exact: true }).filter({ visible: true }).first().click()
    await page.goto(`${store.url}/cart`)
    await expect(page.getByText(text.ready)).toBeVisible()
    await expectAccessible(page)
  })

  test(`the choice of a branch says what each other one lacks of the cart, which stays (${language})`, async ({
    page,
    context,
  }) => {
    const [product] = await plainProducts(1, 5)
    for (const [branch, units] of [
      [2, 4],
      [4, 0],
    ]) {
      await store.query(
        `insert into stock (product_code, branch_code, on_hand, reserved) values ($1, $2, $3, 0)
         on conflict (product_code, branch_code) do update set on_hand = $3, reserved = 0`,
        [product!.code, branch, units],
      )
    }
    await context.addCookies([{ name: 'language', value: language, url: store.url }])
    await page.goto(`${store.url}/products/${product!.code}`)
    await expectHydrated(page)
    await page.getByRole('button', { name: text.add, exact: true }).filter({ visible: true }).first().click()
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto(`${store.url}/cart`)
    await page.locator('#chosen-branch ~ div').getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: text.dialog })
    const [lacking, complete] = [4, 2].map((code) =>
      dialog.getByRole('button', { name: new RegExp(`^${branchNames[code]!}`) }),
    )
    await expect(lacking!).toContainText(text.lacks)
    await expect(lacking!).toContainText(name!)
    await expect(complete!).toContainText(text.all)
    await expectAccessible(page)
    await lacking!.click()
    await expect(dialog).toHaveCount(0)
    // The cart of the first branch stays, below the empty one of the new branch.
    await expect(page.getByRole('group').filter({ hasText: 'Vitrina Naco' }).locator('summary')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart.1'))).toContain(product!.code)
  })
}

test('the total of a short cart stands in the page, that of a long one floats until its place is in view', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'On a laptop it stands beside the lines.')
  await page.goto(`${store.url}/cart`)
  const popular = page.getByRole('region', { name: /^Popular at / })
  await popular.getByRole('button', { name: /^Add/ }).first().click()
  const total = page.getByRole('complementary', { name: 'Summary' })
  await expect(total).toBeVisible()
  await expect(total).not.toHaveClass(/sticky-total/)
  for (const at of [1, 2, 3, 4]) await popular.getByRole('button', { name: /^Add/ }).nth(at).click()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(total).toHaveClass(/sticky-total/)
  await popular.scrollIntoViewIfNeeded()
  await expect(total).not.toHaveClass(/sticky-total/)
})

test('CART-32: a price from a larger quantity is in plain colour until it applies', async ({ page, messages }) => {
  const [product] = await plainProducts(1, 20)
  const { code, centavos } = product!
  const offer = 'update products set special_price_centavos = $2, special_min_quantity = 3 where code = $1'
  await store.query(offer, [code, centavos - 100])
  await page.goto(`${store.url}/products/${code}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto(`${store.url}/cart`)
  const field = page.getByRole('textbox', { name: /^Quantity of/ })
  const line = page.getByRole('listitem').filter({ has: field })
  const hasPlainColour = (text: RegExp) =>
    line
      .getByText(text)
      .evaluate((price) => getComputedStyle(price).color === getComputedStyle(price.parentElement!).color)
  expect(await hasPlainColour(/each from 3$/)).toBe(true)
  await field.fill('3')
  await field.press('Enter')
  await expect(line.getByText(/each from 3$/)).toHaveCount(0)
  expect(await hasPlainColour(/RD\$[\d,.]+ each$/)).toBe(false)
})
