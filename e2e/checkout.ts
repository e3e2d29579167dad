import type { Locator, Page } from '@playwright/test'
import { makeCredit, makeCreditNote, makeGiftCard } from '#server/testing/make-balances.ts'
import type { ConfiguredStore } from './configured-store.ts'
import type { PaymentTexts } from './payment-texts.ts'
import { type Card, expect, expectHydrated, productsWithStock, registerNewCustomer, sendAs } from './shopper.ts'
import type { Texts } from './texts.ts'

/** The cheapest product of branch 1 that costs RD$1,000 or more, with many units and without a special price. */
export async function affordableProduct(page: Page): Promise<Card> {
  const products = await productsWithStock(page.request, 20, 98)
  return products.findLast(({ price, special_price }) => !special_price && (price as number) >= 1_000)!
}

/** The code of a product that a branch has with a price. */
export async function productOfBranch(page: Page, branchCode: number): Promise<string> {
  const list = `/api/catalog/products?place=${branchCode}&only_with_existence=true&order_by=price_asc&limit=96`
  const response = await page.request.get(list)
  const { docs } = ((await response.json()) as { data: { docs: Card[] } }).data
  return docs.find(({ price }) => price !== null)!.codarticulo
}

/** Signs the page's browser in as a new customer who has chosen branch 1; gives their id and email. */
export async function newCustomer(page: Page, origin: string): Promise<{ id: string; email: string }> {
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await page.context().addCookies([{ name: 'branch', value: '1', url: origin }])
  await registerNewCustomer(page, origin, email)
  const response = await page.request.get('/api/ecommerce/users/profile')
  return { id: ((await response.json()) as { data: { user: { id: string } } }).data.user.id, email }
}

/** Puts one unit of a product into the cart of branch 1 of the signed-in customer, and opens the cart. */
export async function openCartWith(page: Page, origin: string, product: Card): Promise<void> {
  await sendAs(page, { origin, path: 'carts/1', data: { cod_articulo: product.codarticulo, quantity: 1 } })
  await page.goto('/cart')
  await expectHydrated(page)
}

/** Buys what the open cart has. */
export async function buy(page: Page, messages: Texts): Promise<void> {
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
}

/** Buys one unit of a product with pickup by the customer, up to the payment step. Nothing of it needs a review. */
export async function goToPayment(
  page: Page,
  { origin, product, messages, step }: { origin: string; product: Card; messages: Texts; step: PaymentTexts },
): Promise<void> {
  await openCartWith(page, origin, product)
  await buy(page, messages)
  await expect(page).toHaveURL(/step=payment/)
  await expect(page.getByRole('radio', { name: step.cash })).toBeChecked()
}

/** The button that places the order, below the step or in the bar at the lower edge. */
export function placeButton(page: Page, messages: Texts): Locator {
  return page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()
}

/** Opens the line of the payment step that has the customer's balances. */
export async function openBalances(page: Page, step: PaymentTexts): Promise<void> {
  await page.locator('summary', { hasText: step.balances }).click()
}

/** Expects the page of the placed orders. */
export async function expectPlaced(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
}

/** Enters a test card of the sandbox's vault in the payment step, and chooses it. */
export async function enterCard(page: Page, number: string, step: PaymentTexts): Promise<void> {
  await fillCard(page, number, step)
  await page.getByRole('button', { name: step.useCard }).click()
  await expectNewCard(page, number)
}

/** Expects that a card that was just entered is chosen and has the focus, which its form had. */
export async function expectNewCard(page: Page, number: string): Promise<void> {
  const card = page.getByRole('radio', { name: new RegExp(number.slice(-4)) }).first()
  await expect(card).toBeChecked()
  await expect(card).toBeFocused()
}

/** Fills the form of a new card in the payment step. */
export async function fillCard(page: Page, number: string, step: PaymentTexts): Promise<void> {
  await page.getByRole('radio', { name: step.newCard }).check()
  await page.locator('[name=cardnumber]').fill(number)
  await page.locator('[name=cc-exp]').fill('12/30')
  await page.locator('[name=cvc]').fill('123')
  await page.locator('[name=ccname]').fill('Marina Objío')
}

/** A gift card of some pesos that nobody has redeemed; gives its code. */
export async function giftCardOf(db: ConfiguredStore['db'], pesos: number): Promise<string> {
  const part = () => crypto.randomUUID().slice(0, 4).toUpperCase()
  const code = `VIT-${part()}-${part()}-${part()}`
  await makeGiftCard(db, null, { code, movements: [{ amountCentavos: pesos * 100 }] })
  return code
}

/** Gives a customer a credit note of some pesos; gives its number. */
export async function creditNoteOf(db: ConfiguredStore['db'], customerId: string, pesos: number): Promise<string> {
  const documentId = `NC-${crypto.randomUUID().slice(0, 8)}`
  await makeCreditNote(db, customerId, { documentId, movements: [{ amountCentavos: pesos * 100 }] })
  return documentId
}

/** Gives a customer credit at the store up to a limit in pesos. */
export async function creditUpTo(db: ConfiguredStore['db'], customerId: string, pesos: number): Promise<void> {
  await makeCredit(db, customerId, { limitCentavos: pesos * 100 })
}

/** Gives a customer payments in cash that their orders wait for. */
export async function unpaidOrdersOf(store: ConfiguredStore, customerId: string, count: number): Promise<void> {
  await store.query(
    `insert into payments (id, customer_id, global_id, kind, amount_centavos, state, position, created_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 'cash', 10000, 'due', 0, now() from generate_series(1, $2::int)`,
    [customerId, String(count)],
  )
}

/** Redeems a gift card in the payment step, or on the page of payment methods. */
export async function redeem(page: Page, code: string, step: PaymentTexts): Promise<void> {
  await page.getByRole('button', { name: step.addGiftCard }).click()
  await page.getByLabel(step.giftCardCode).fill(code)
  await page.getByLabel(step.giftCardCode).press('Enter')
}
