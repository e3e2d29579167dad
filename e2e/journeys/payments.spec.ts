import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { test } from '../own-demo-store.ts'
import { expect, expectHydrated, productsWithStock, sendAs, signIn } from '../shopper.ts'
import type { Texts } from '../texts.ts'

const own = {
  en: {
    giftCard: /^Gift card/,
    creditNote: /^Credit note/,
    cash: /^Cash at the branch/,
    credit: /^Store credit/,
    otherAmount: /^Use another amount: Gift card/,
    amount: 'Amount in RD$',
    apply: 'Apply',
    stillToPay: /is still to be paid/,
    changeTitle: 'Change how you pay?',
    yes: 'Yes, change',
    no: 'No, leave it',
    paid: /are paid\./,
    onCredit: /went on your store credit/,
    newCard: /^New card/,
    useCard: 'Use this card',
    rejected: /^Card rejected/,
    paypal: /^PayPal/,
    toPaypal: /^Go to PayPal/,
    approve: 'Approve',
    notFinished: 'Your payment is not finished',
    payOtherwise: 'Pay another way',
    addGiftCard: 'Add a gift card',
    giftCardCode: 'Code of the gift card',
    unknownCode: /could not find a gift card/,
  },
  es: {
    giftCard: /^Tarjeta de regalo/,
    creditNote: /^Nota de crédito/,
    cash: /^Efectivo en la sucursal/,
    credit: /^Crédito de la tienda/,
    otherAmount: /^Usar otro monto: Tarjeta de regalo/,
    amount: 'Monto en RD$',
    apply: 'Aplicar',
    stillToPay: /por pagar/,
    changeTitle: '¿Cambiar la forma de pago?',
    yes: 'Sí, cambiar',
    no: 'No, dejarlo así',
    paid: /están pagados\./,
    onCredit: /fueron a tu crédito/,
    newCard: /^Tarjeta nueva/,
    useCard: 'Usar esta tarjeta',
    rejected: /^Tarjeta rechazada/,
    paypal: /^PayPal/,
    toPaypal: /^Ir a PayPal/,
    approve: 'Aprobar',
    notFinished: 'Tu pago no está terminado',
    payOtherwise: 'Pagar de otra forma',
    addGiftCard: 'Agregar una tarjeta de regalo',
    giftCardCode: 'Código de la tarjeta de regalo',
    unknownCode: /No encontramos una tarjeta/,
  },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Puts the cheapest product of branch 1 into the cart of a demo account and goes to the payment step, by pickup. */
async function goToPayment(page: Page, messages: Texts, origin: string): Promise<void> {
  await signIn(page, origin, demoAccounts[0])
  const product = (await productsWithStock(page.request, 20, 98)).at(-1)!
  await page.context().addCookies([{ name: 'branch', value: '1', url: origin }])
  await sendAs(page, { origin, path: 'carts/1', data: { cod_articulo: product.codarticulo, quantity: 1 } })
  await page.goto('/cart')
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/checkout/)
  // The account has an address, so delivery is chosen at first.
  await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked()
  await page.getByRole('radio', { name: messages.pickup }).check()
  // Nothing of such an order needs a review.
  await page.getByRole('button', { name: messages.goOn }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/step=payment/)
  await expect(
    page.getByRole('radio', { name: own.en.cash }).or(page.getByRole('radio', { name: own.es.cash })),
  ).toBeChecked()
}

/** Enters a test card of the sandbox's vault and chooses it. */
async function enterCard(page: Page, number: string, step: (typeof own)['en' | 'es']): Promise<void> {
  await page.getByRole('radio', { name: step.newCard }).check()
  await page.locator('[name=cardnumber]').fill(number)
  await page.locator('[name=cc-exp]').fill('12/30')
  await page.locator('[name=cvc]').fill('123')
  await page.locator('[name=ccname]').fill('Ana Peralta')
  await page.getByRole('button', { name: step.useCard }).click()
  await expect(page.getByRole('radio', { name: new RegExp(number.slice(-4)) }).first()).toBeChecked()
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    // All pay with the balances of one demo account, and an account has one reservation at a time.
    test.describe.configure({ mode: 'serial' })
    const step = own[language]

    test('a part of a gift card and a credit note pay an order', async ({ page, messages, baseURL }) => {
      await goToPayment(page, messages, baseURL as string)
      const place = page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()

      await page.getByRole('button', { name: step.addGiftCard }).click()
      await page.getByLabel(step.giftCardCode).fill('VIT-NONE-NONE-NONE')
      await page.getByLabel(step.giftCardCode).press('Enter')
      await expect(page.getByText(step.unknownCode)).toBeVisible()
      await page.getByRole('checkbox', { name: step.giftCard }).check()
      await page.getByRole('button', { name: step.otherAmount }).click()
      await page.getByLabel(step.amount).fill('25')
      await page.getByRole('button', { name: step.apply }).click()
      await place.click()
      await expect(page.getByRole('alert').filter({ hasText: step.stillToPay })).toBeVisible()
      await expectAccessible(page)

      // Cash pays the whole order alone: the shopper is asked, and may leave everything as it is.
      await page.getByRole('radio', { name: step.cash }).click()
      await expect(page.getByRole('dialog', { name: step.changeTitle })).toBeVisible()
      await page.getByRole('button', { name: step.no }).click()
      await expect(page.getByRole('checkbox', { name: step.giftCard })).toBeChecked()

      await page.getByRole('checkbox', { name: step.creditNote }).check()
      await place.click()
      await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      await expect(page.getByText(step.paid)).toBeVisible()
    })

    test('credit takes the place of a chosen balance after a question', async ({ page, messages, baseURL }) => {
      await goToPayment(page, messages, baseURL as string)
      await page.getByRole('checkbox', { name: step.creditNote }).check()
      await page.getByRole('radio', { name: step.credit }).click()
      await page.getByRole('button', { name: step.yes }).click()
      await expect(page.getByRole('checkbox', { name: step.creditNote })).not.toBeChecked()
      await expect(page.getByRole('radio', { name: step.credit })).toBeChecked()
      await page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      await expect(page.getByText(step.onCredit)).toBeVisible()
    })

    test('after a declined card another one pays, beside a gift card', async ({ page, messages, baseURL }) => {
      await goToPayment(page, messages, baseURL as string)
      const place = page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()
      await page.getByRole('checkbox', { name: step.giftCard }).check()
      await page.getByRole('button', { name: step.otherAmount }).click()
      await page.getByLabel(step.amount).fill('10')
      await page.getByRole('button', { name: step.apply }).click()
      await enterCard(page, '4000000000000002', step)
      await place.click()
      await expect(page.getByRole('alert').filter({ hasText: step.rejected })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: step.giftCard })).toBeChecked()
      await enterCard(page, '5555555555554444', step)
      await expect(page.getByRole('alert').filter({ hasText: step.rejected })).toHaveCount(0)
      await place.click()
      await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      await expect(page.getByText(step.paid)).toBeVisible()
    })

    test('a card that its bank wants confirmed is confirmed on the second visit', async ({
      page,
      messages,
      baseURL,
    }) => {
      await goToPayment(page, messages, baseURL as string)
      await enterCard(page, '4000002500003155', step)
      await page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/sandbox\//)
      // The shopper comes back without an answer: the payment waits for them, also after a reload.
      await page.goBack()
      await expect(page.getByText(step.notFinished)).toBeVisible()
      await page.reload()
      await expect(page.getByText(step.notFinished)).toBeVisible()
      await expectAccessible(page)
      await page.goForward()
      await page.getByRole('button', { name: step.approve }).click()
      await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      await expect(page.getByText(step.paid)).toBeVisible()
    })

    test('PayPal is abandoned in one tab, and approved in another', async ({ page, messages, baseURL, context }) => {
      await goToPayment(page, messages, baseURL as string)
      const goToPaypal = async () => {
        await page.getByRole('radio', { name: step.paypal }).click()
        await page.getByRole('button', { name: step.toPaypal }).filter({ visible: true }).first().click()
        await expect(page).toHaveURL(/\/sandbox\//)
      }
      await goToPaypal()
      await page.goBack()
      await page.getByRole('button', { name: step.payOtherwise }).click()
      await goToPaypal()
      const other = await context.newPage()
      await other.goto(page.url())
      await other.getByRole('button', { name: step.approve }).click()
      await expect(other).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      // The tab of the checkout finds the order as well, and so does whoever opens the way back once more.
      await page.goBack()
      await expect(page).toHaveURL(other.url())
    })
  })
}
