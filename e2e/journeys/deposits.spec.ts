import type { Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { affordableProduct, expectPlaced, goToPayment, newCustomer, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import { type Card, expect, sendAs, showEnd } from '../shopper.ts'
import { type StoreWithStaff, test } from '../store-with-staff.ts'

/** Orders that are paid by bank deposit: the customer sends proofs on pages, an employee reviews them by the API. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = {
  en: {
    waits: /^Bank deposit.*the order waits/,
    accounts: 'Our bank accounts',
    lacks: /^The order needs RD\$/,
    instruction: /^Pay exactly RD\$.*48 hours/,
    proof: 'Proof of your bank deposit',
    bank: 'Bank',
    documentId: 'Number of the deposit',
    amount: 'Amount in RD$',
    picture: (number: number) => `Picture ${number} of the receipt`,
    another: 'Add another picture',
    send: 'Send the proof',
    pending: 'We are checking your proof',
    refused: 'We could not accept your proof',
    next: 'What happens next',
    checking: 'We check the proof of your RD$',
    toPay: 'into our account',
    wasCanceled: 'This order was canceled',
  },
  es: {
    waits: /^Depósito bancario.*el pedido espera/,
    accounts: 'Nuestras cuentas de banco',
    lacks: /^Al pedido le faltan RD\$/,
    instruction: /^Deposita exactamente RD\$.*48 horas/,
    proof: 'Comprobante de tu depósito',
    bank: 'Banco',
    documentId: 'Número del depósito',
    amount: 'Monto en RD$',
    picture: (number: number) => `Foto ${number} del recibo`,
    another: 'Agregar otra foto',
    send: 'Enviar el comprobante',
    pending: 'Estamos revisando tu comprobante',
    refused: 'No pudimos aceptar tu comprobante',
    next: 'Qué sigue',
    checking: 'Revisamos el comprobante de tus RD$',
    toPay: 'en nuestra cuenta',
    wasCanceled: 'Este pedido fue cancelado',
  },
}

interface Review {
  state: 'accepted' | 'refused'
  reason?: string
}

interface WaitingProof {
  id: string
  order_ids: number[]
}

/** Reviews the one proof that waits, as the list for employees has it, and gives the order that it is for. */
async function reviewWaitingProof(store: StoreWithStaff, review: Review): Promise<number> {
  const { data } = (await store.read('deposits/pending')) as { data: WaitingProof[] }
  expect(data).toHaveLength(1)
  const [{ id, order_ids: orders }] = data as [WaitingProof]
  expect(orders).toEqual([await store.latestOrder()])
  await store.change(`deposits/${id}`, review)
  return orders[0]!
}

/** Places an order of one unit that waits for a bank deposit, as the pages would, and opens its page. */
async function placeByDeposit(page: Page, store: StoreWithStaff, { codarticulo, price }: Card): Promise<void> {
  const [origin, amount] = [store.url, price as number]
  const products = { 1: [{ codarticulo, quantity: 1 }] }
  await sendAs(page, { origin, path: 'orders/confirmOrder', data: { products, total_amount: amount } })
  const order = { option_id: 3, total_amount: amount, payments: [{ kind: 'deposit_express', amount }] }
  await sendAs(page, { origin, path: 'orders', data: order })
  await page.goto(`/account/orders/${await store.latestOrder()}`)
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]
    const step = paymentTexts[language]

    test('PAYMENT-15, PAYMENT-16: the deposit of one order is accepted, that of another is refused and the order canceled', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      await expect(page.getByRole('list', { name: texts.accounts })).toHaveCount(0)
      // Before it is chosen it says that the order waits for it (PAYMENT-28).
      await expect(page.getByRole('radio', { name: texts.waits })).toBeVisible()
      await page.getByRole('radio', { name: step.deposit }).check()
      const accounts = page.getByRole('list', { name: texts.accounts })
      await expect(accounts.getByRole('listitem')).toHaveCount(2)
      await expect(accounts).toContainText('000-123456-7')
      await expect(page.getByText(texts.instruction)).toBeVisible()
      await expectAccessible(page)
      await placeButton(page, messages).click()
      await expectPlaced(page)

      const proof = page.getByRole('region', { name: texts.proof })
      const form = proof.getByRole('form')
      const send = form.getByRole('button', { name: texts.send })
      const picture = { name: 'recibo.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
      const fill = async (documentId: string) => {
        await form.getByLabel(texts.bank).selectOption('Banco Cordillera')
        await form.getByLabel(texts.documentId).fill(documentId)
        await form.getByLabel(texts.picture(1), { exact: true }).setInputFiles(picture)
      }
      await send.click()
      await expect(form.getByLabel(texts.bank)).toBeFocused()
      for (const name of [texts.bank, texts.documentId, texts.picture(1)])
        await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByLabel(texts.amount)).not.toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      // A bank gives a number once: the proofs of all journeys have one of their own.
      const documentId = `BC-${crypto.randomUUID().slice(0, 8)}`
      await fill(documentId)
      // An amount that does not pay the order is named.
      const amount = await form.getByLabel(texts.amount).inputValue()
      await form.getByLabel(texts.amount).fill('1.00')
      await expect(form.getByText(texts.lacks)).toBeVisible()
      await form.getByLabel(texts.amount).fill(amount)
      await expect(form.getByText(texts.lacks)).toHaveCount(0)
      // The texts survive a reload; the pictures are chosen again.
      await page.reload()
      await expect(form.getByLabel(texts.documentId)).toHaveValue(documentId)
      await expect(form.getByLabel(texts.bank)).toHaveValue('Banco Cordillera')
      await form.getByLabel(texts.picture(1), { exact: true }).setInputFiles(picture)
      await form.getByRole('button', { name: texts.another }).click()
      await form.getByLabel(texts.picture(2), { exact: true }).setInputFiles(picture)
      await send.click()
      await expect(proof.getByText(texts.pending)).toBeVisible()
      await expect(proof.getByRole('status')).toBeFocused()
      await expect(proof).toContainText(documentId)
      await expect(form).toHaveCount(0)
      const next = page.getByRole('region', { name: texts.next })
      await expect(next).toContainText(texts.checking)
      await expectAccessible(page)
      const finished = page.url()

      const paid = await reviewWaitingProof(store, { state: 'accepted' })
      await page.goto(`/account/orders/${paid}`)
      await expect(page.getByRole('region', { name: step.payment, exact: true })).toContainText(step.isPaid)
      await expect(proof).toHaveCount(0)
      await page.goto(finished)
      await expect(next.getByText(step.paid)).toBeVisible()
      await expect(next).not.toContainText(texts.toPay)

      await placeByDeposit(page, store, product)
      // A document pays once: this deposit has another number.
      await fill(`BC-${crypto.randomUUID().slice(0, 8)}`)
      await send.click()
      await expect(proof.getByText(texts.pending)).toBeVisible()
      const refused = await reviewWaitingProof(store, { state: 'refused', reason: 'La foto está borrosa.' })
      await page.reload()
      await expect(proof.getByText(texts.refused)).toBeVisible()
      await expect(proof.getByText('La foto está borrosa.')).toBeVisible()
      await expectAccessible(page)
      // The way on: another proof, or no order.
      await expect(send).toBeVisible()
      await showEnd(page, page.getByRole('button', { name: messages.cancelOrder }))
      await page.getByRole('button', { name: messages.cancelOrder }).click()
      await page.getByRole('dialog').getByRole('button', { name: messages.cancelOrder }).click()
      await expect(page.getByRole('heading', { name: texts.wasCanceled })).toBeVisible()
      await expect(proof).toHaveCount(0)
      const states = await store.query('select id::int, status from orders where id = any($1) order by id', [
        [paid, refused],
      ])
      expect(states).toEqual([
        { id: paid, status: 'created' },
        { id: refused, status: 'canceled' },
      ])
    })
  })
}
