import {
  affordableProduct,
  buy,
  creditNoteOf,
  creditUpTo,
  enterCard,
  expectNewCard,
  expectPlaced,
  fillCard,
  giftCardOf,
  goToPayment,
  newCustomer,
  openBalances,
  openCartWith,
  placeButton,
  productOfBranch,
  redeem,
  unpaidOrdersOf,
} from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import { begunCheckout, expect, goOn, sendAs } from '../shopper.ts'
import { test } from '../store-with-staff.ts'

/** The ways to pay, each chosen by a customer of its own at the payment step. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const step = paymentTexts[language]

    test('a gift card, a credit note and a card pay one order, after another card is declined', async ({
      page,
      messages,
      store,
    }) => {
      const { id } = await newCustomer(page, store.url)
      await creditNoteOf(store.db, id, 300)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      const place = placeButton(page, messages)

      await redeem(page, '', step)
      await expect(page.getByText(step.codeMissing)).toBeVisible()
      await page.getByLabel(step.giftCardCode).press('Escape')
      await expect(page.getByRole('button', { name: step.addGiftCard })).toBeFocused()
      await redeem(page, 'VIT-NONE-NONE-NONE', step)
      await expect(page.getByText(step.unknownCode)).toBeVisible()
      const code = await giftCardOf(store.db, 500)
      await page.getByLabel(step.giftCardCode).fill(code.replaceAll('-', '').toLowerCase())
      await page.getByLabel(step.giftCardCode).press('Enter')
      // It is chosen at once, in place of cash, and the page says what remains.
      const giftCard = page.getByRole('checkbox', { name: step.giftCard })
      const creditNote = page.getByRole('checkbox', { name: step.creditNote })
      await expect(giftCard).toBeChecked()
      await expect(page.getByRole('radio', { name: step.cash })).not.toBeChecked()
      await expect(page.getByRole('status').filter({ hasText: step.remaining }).first()).toBeVisible()
      await creditNote.check()
      await place.click()
      await expect(page.getByRole('alert').filter({ hasText: step.stillToPay })).toBeVisible()

      await enterCard(page, '4000000000000002', step)
      await place.click()
      await expect(page.getByRole('alert').filter({ hasText: step.rejected })).toBeVisible()
      await expect(giftCard).toBeChecked()
      await expect(creditNote).toBeChecked()
      await expectAccessible(page)
      await enterCard(page, '5555555555554444', step)
      await expect(page.getByRole('alert').filter({ hasText: step.rejected })).toHaveCount(0)
      // This one is declined when the order is placed already: the page reserves its products anew by itself.
      await fillCard(page, '4000000000000341', step)
      await page.getByRole('button', { name: step.useCard }).click()
      await expectNewCard(page, '4000000000000341')
      await place.click()
      await expect(page.getByRole('alert').filter({ hasText: step.rejected })).toBeVisible()
      await expect(page.getByText(step.reservedAgain)).toBeVisible()
      await expect(page.getByRole('radio', { name: /0341/ })).not.toBeChecked()
      await expect(creditNote).toBeChecked()
      await page.getByRole('radio', { name: /4444/ }).check()
      await place.click()
      await expectPlaced(page)
      await expect(page.getByText(step.paid)).toBeVisible()

      await page.goto(`/account/orders/${await store.latestOrder()}`)
      const payments = page.getByRole('region', { name: step.payment, exact: true }).getByRole('listitem')
      await expect(payments).toHaveCount(3)
      await expect(payments.filter({ hasText: step.isPaid })).toHaveCount(3)
      await expect(payments.filter({ hasText: 'RD$500.00' })).toHaveCount(1)
      await expect(payments.filter({ hasText: 'RD$300.00' })).toHaveCount(1)
    })

    test('a part of a gift card is used, and cash takes its place only after a question', async ({
      page,
      messages,
      store,
    }) => {
      const { id } = await newCustomer(page, store.url)
      await creditNoteOf(store.db, id, 10_000)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      await redeem(page, await giftCardOf(store.db, 500), step)
      await expect(page.getByRole('checkbox', { name: step.giftCard })).toBeChecked()
      await page.getByRole('button', { name: step.otherAmount }).click()
      await page.getByLabel(step.amount).fill('25')
      await page.getByRole('button', { name: step.apply }).click()

      // Cash pays the whole order alone: the shopper is asked, and may leave everything as it is.
      await page.getByRole('radio', { name: step.cash }).click()
      await expect(page.getByRole('dialog', { name: step.changeTitle })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: step.no }).click()
      await expect(page.getByRole('checkbox', { name: step.giftCard })).toBeChecked()

      // A credit note that covers what the gift card leaves takes the place of the card, and does not pay everything.
      await enterCard(page, '4242424242424242', step)
      await page.getByRole('checkbox', { name: step.creditNote }).click()
      await expect(page.getByRole('dialog', { name: step.changeTitle })).toContainText(step.othersCover)
      await page.getByRole('button', { name: step.yes }).click()
      await expect(page.getByRole('checkbox', { name: step.creditNote })).toBeChecked()
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expect(page.getByText(step.paid)).toBeVisible()
    })

    test('credit takes the place of a chosen balance after a question', async ({ page, messages, store }) => {
      const { id } = await newCustomer(page, store.url)
      await creditNoteOf(store.db, id, 300)
      await creditUpTo(store.db, id, 40_000)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      // PAYMENT-9: no more orders wait for cash; the page says so, and leads to those that do.
      await unpaidOrdersOf(store, id, 5)
      await placeButton(page, messages).click()
      const refusal = page.getByRole('alert').filter({ hasText: step.tooManyUnpaid })
      await expect(refusal.getByRole('link', { name: step.seeOrders })).toHaveAttribute('href', '/account/orders')
      await expectAccessible(page)
      // From then on it is not offered any more.
      await expect(page.getByRole('radio', { name: step.cash })).toHaveCount(0)

      await openBalances(page, step)
      await page.getByRole('checkbox', { name: step.creditNote }).check()
      await page.getByRole('radio', { name: step.credit }).click()
      await page.getByRole('button', { name: step.yes }).click()
      await expect(page.getByRole('checkbox', { name: step.creditNote })).not.toBeChecked()
      await expect(page.getByRole('radio', { name: step.credit })).toBeChecked()
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expect(page.getByText(step.onCredit)).toBeVisible()
    })

    test('PAYMENT-9: cash is not offered to who has as many unpaid orders as an account may have, until one is paid', async ({
      page,
      messages,
      store,
    }) => {
      const { id } = await newCustomer(page, store.url)
      await unpaidOrdersOf(store, id, 5)
      await openCartWith(page, store.url, await affordableProduct(page))
      await buy(page, messages)
      const cash = page.getByRole('radio', { name: step.cash })
      await expect(cash).toHaveCount(0)
      // The reason stands once, for cash and for the deposit.
      const notice = page.getByText(step.cannotPayLater)
      await expect(notice.getByRole('link', { name: step.seeOrders })).toHaveAttribute('href', '/account/orders')
      await expectAccessible(page)

      await store.query(`update payments set state = 'captured' where customer_id = $1`, [id])
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(notice).toBeHidden()
      await expect(cash).toBeChecked()
      await placeButton(page, messages).click()
      await expectPlaced(page)
    })

    test('a card that its bank wants confirmed is confirmed on the second visit', async ({ page, messages, store }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      await enterCard(page, '4000002500003155', step)
      await placeButton(page, messages).click()
      await expect(page).toHaveURL(/\/sandbox\//)
      // The shopper comes back without an answer: the payment waits for them, also after a reload.
      await page.goBack()
      await expect(page.getByText(step.notFinished)).toBeVisible()
      await page.reload()
      await expect(page.getByText(step.notFinished)).toBeVisible()
      await expectAccessible(page)
      await page.goForward()
      await page.getByRole('button', { name: step.approve }).click()
      await expectPlaced(page)
      await expect(page.getByText(step.paid)).toBeVisible()
    })

    test('PAYMENT-20: after the first confirmation of an order of two branches the second is next', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      const data = { cod_articulo: await productOfBranch(page, 25), quantity: 1 }
      await sendAs(page, { origin: store.url, path: 'carts/25', data })
      await openCartWith(page, store.url, await affordableProduct(page))
      await page.getByRole('button', { name: messages.buyAll }).filter({ visible: true }).first().click()
      await expect(page.getByRole('radio', { name: messages.pickup })).toBeChecked()
      await goOn(page, messages)
      // An order of two branches has something to review.
      await expect(page.getByLabel(messages.taxReceipt)).toBeVisible()
      await goOn(page, messages)
      await expect(page).toHaveURL(/step=payment/)
      await enterCard(page, '4000002500003155', step)
      await placeButton(page, messages).click()
      await expect(page).toHaveURL(/\/sandbox\//)
      const first = page.url()
      await page.getByRole('button', { name: step.approve }).click()
      await expect(page).not.toHaveURL(first)
      await expect(page).toHaveURL(/\/sandbox\//)

      // The Back button shows the open payment, and does not lead forward again.
      await page.goBack()
      await expect(page.getByText(step.notFinished)).toBeVisible()
      await expect(page.getByText(step.waitsForConfirmation)).toBeVisible()
      await expect(page).toHaveURL(/\/checkout\/return\//)
      await expectAccessible(page)
      await page.getByRole('button', { name: step.goOnPaying }).click()
      await page.getByRole('button', { name: step.approve }).click()
      await expectPlaced(page)
    })

    test('a payment of which nobody knows the end names its reference and the way to the store', async ({
      page,
      messages,
      store,
      context,
    }) => {
      const { id } = await newCustomer(page, store.url)
      await goToPayment(page, { origin: store.url, product: await affordableProduct(page), messages, step })
      await enterCard(page, '4000002500003155', step)
      await placeButton(page, messages).click()
      await expect(page.getByRole('button', { name: step.approve })).toBeVisible()
      // It ends in a state that this store gives no payment whose payer is still at the provider.
      const end = "update payments set state = 'failed' where customer_id = $1 returning id"
      const [payment] = await store.query<{ id: string }>(end, [id])
      const reference = payment!.id

      await page.goto(`/checkout/return/${reference}`)
      await expect(page).toHaveURL(/step=payment/)
      const alert = page.getByRole('alert').filter({ hasText: step.transactionError })
      await expect(alert).toContainText(reference)
      await expect(alert.getByRole('link', { name: step.contact })).toHaveAttribute('href', '/contact')
      await expectAccessible(page)

      const elsewhere = await context.newPage()
      await elsewhere.goto(`${store.url}/checkout/return/${reference}`)
      const notice = elsewhere.getByRole('alert').filter({ hasText: step.failedTitle })
      await expect(notice).toContainText(reference)
      await expectAccessible(elsewhere)
      await notice.getByRole('link', { name: step.contact }).click()
      await expect(elsewhere).toHaveURL(/\/contact$/)
    })

    test('PAYMENT-28: PayPal says about what it comes to, and its rate once it is chosen', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      await goToPayment(page, { origin: store.url, product: await affordableProduct(page), messages, step })
      const paypal = page.getByRole('radio', { name: step.paypal })
      await expect(paypal).toHaveAccessibleName(/^PayPal (about|unos) US\$[\d.,]+$/)
      await paypal.check()
      await expect(paypal).toHaveAccessibleName(/RD\$[\d.,]+ (for one|por cada) US\$/)
      await expectAccessible(page)
    })

    test('CHECKOUT-21: buying in another tab asks first about the payment that is open', async ({
      page,
      messages,
      store,
      context,
    }) => {
      await newCustomer(page, store.url)
      await goToPayment(page, { origin: store.url, product: await affordableProduct(page), messages, step })
      await page.getByRole('radio', { name: step.paypal }).click()
      await page.getByRole('button', { name: step.toPaypal }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/sandbox\//)

      const other = await context.newPage()
      const question = other.getByRole('dialog', { name: step.openPayment })
      const buyAgain = async () => {
        await other.goto(`${store.url}/cart`)
        await buy(other, messages)
        await expect(question).toBeVisible()
      }
      await buyAgain()
      await expectAccessible(other)
      await question.getByRole('link', { name: step.goOnWithOpen }).click()
      await expect(other).toHaveURL(/\/checkout\/return\//)
      await buyAgain()
      await question.getByRole('button', { name: step.leaveOpen }).click()
      await expect(other).toHaveURL(begunCheckout)

      await page.getByRole('button', { name: step.approve }).click()
      await expect(page.getByRole('dialog')).toContainText(step.nothingCharged)
    })

    test('PayPal is abandoned in one tab, and approved in another', async ({ page, messages, store, context }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
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
      await page.goBack()
      await expect(page.getByText(step.notFinished)).toBeVisible()
      // PAYMENT-19: the payment has prolonged the reservation, and the clock says so.
      await expect(page.getByRole('timer')).toHaveText(/^(2\d|30):/)
      await other.getByRole('button', { name: step.approve }).click()
      await expectPlaced(other)
      // The tab of the checkout finds the order as well once somebody sees it: nothing can be ordered twice.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page).toHaveURL(other.url())
    })
  })
}
