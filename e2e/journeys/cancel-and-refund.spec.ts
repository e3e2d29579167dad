import {
  affordableProduct,
  enterCard,
  expectPlaced,
  giftCardOf,
  goToPayment,
  newCustomer,
  openBalances,
  placeButton,
  redeem,
} from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, showEnd } from '../shopper.ts'
import { test } from '../store-with-staff.ts'

/** A paid order that its customer cancels: everything that was paid goes back, and the customer sees it. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = {
  en: {
    isReturned: 'What you paid is returned to you.',
    wasCanceled: 'This order was canceled',
    canceledMail: 'Your order was canceled',
    refundedMail: 'Your money is on its way back',
    giftCards: 'Gift cards and rewards',
  },
  es: {
    isReturned: 'Te devolvemos lo que pagaste.',
    wasCanceled: 'Este pedido fue cancelado',
    canceledMail: 'Tu pedido fue cancelado',
    refundedMail: 'Tu dinero va de vuelta',
    giftCards: 'Tarjetas de regalo y recompensas',
  },
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]
    const step = paymentTexts[language]

    test('an order that a card and a gift card paid is canceled, and both get their part back', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)

      // The gift card is redeemed in the account, and waits there for the order.
      await page.goto('/account/payments-methods')
      const giftCards = page.getByRole('region', { name: texts.giftCards })
      await redeem(page, await giftCardOf(store.db, 500), step)
      await expect(giftCards.getByRole('listitem')).toContainText('RD$500.00')
      await expect(page.getByRole('button', { name: step.addGiftCard })).toBeFocused()
      await expectAccessible(page)

      await goToPayment(page, { origin: store.url, product, messages, step })
      await openBalances(page, step)
      await page.getByRole('checkbox', { name: step.giftCard }).check()
      await enterCard(page, '4242424242424242', step)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      const [total] = /RD\$[\d,]+\.\d\d/.exec((await page.getByText(step.paid).textContent()) ?? '')!

      const id = await store.latestOrder()
      await page.getByRole('link', { name: messages.seeOrder }).click()
      await expect(page).toHaveURL(`/account/orders/${id}`)
      const payments = page.getByRole('region', { name: step.payment, exact: true }).getByRole('listitem')
      await expect(payments.filter({ hasText: step.isPaid })).toHaveCount(2)
      const cardPart = /RD\$[\d,]+\.\d\d/.exec(await payments.filter({ hasNotText: 'RD$500.00' }).innerText())![0]
      await showEnd(page, page.getByRole('button', { name: messages.cancelOrder }))
      await page.getByRole('button', { name: messages.cancelOrder }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(texts.isReturned)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: messages.cancelOrder }).click()
      await expect(page.getByRole('heading', { name: texts.wasCanceled })).toBeVisible()
      await expect(page.getByRole('button', { name: messages.cancelOrder })).toHaveCount(0)

      // The gift card has its part at once; the card's provider follows within seconds.
      await expect(payments.filter({ hasText: 'RD$500.00' })).toContainText(step.isRefunded)
      await expect(async () => {
        await page.reload()
        await expect(payments.filter({ hasText: step.isRefunded })).toHaveCount(2, { timeout: 2_000 })
      }).toPass({ timeout: 60_000 })
      await expectAccessible(page)
      await page.goto('/account/payments-methods')
      await expect(giftCards.getByRole('listitem')).toContainText('RD$500.00')

      const mails = await store.mailsOf(id)
      const bodyOf = async (template: string) => {
        const mail = mails.find((each) => each.template === template)
        return (await fetch(`${store.url}/dev/outbox/mails/${mail!.id}`)).text()
      }
      const canceled = await bodyOf('order-canceled')
      expect(canceled).toContain(texts.canceledMail)
      expect(canceled).toContain(total)
      const refunded = await bodyOf('order-refunded')
      expect(refunded).toContain(texts.refundedMail)
      expect(refunded).toContain(cardPart)
    })
  })
}
