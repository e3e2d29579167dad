import { makePicture } from '#server/testing/make-picture.ts'
import { affordableProduct, expectPlaced, goToPayment, newCustomer, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect } from '../shopper.ts'
import { type StoreWithStaff, test } from '../store-with-staff.ts'

/** An order that is paid by bank deposit: the customer sends proofs on pages, an employee reviews them by the API. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = {
  en: {
    accounts: 'Our bank accounts',
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
  },
  es: {
    accounts: 'Nuestras cuentas de banco',
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
  },
}

interface Review {
  state: 'accepted' | 'refused'
  reason?: string
}

async function reviewWaitingProof(store: StoreWithStaff, review: Review): Promise<void> {
  const rows = await store.query<{ id: string }>(`select id from deposit_proofs where state = 'pending_approval'`)
  expect(rows).toHaveLength(1)
  await store.change(`deposits/${rows[0]!.id}`, review)
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]
    const step = paymentTexts[language]

    test('PAYMENT-15, PAYMENT-16: a proof is refused with a reason, another one is accepted, and the order is paid', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      await expect(page.getByRole('list', { name: texts.accounts })).toHaveCount(0)
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
      // The texts survive a reload; the pictures are chosen again.
      await page.reload()
      await expect(form.getByLabel(texts.documentId)).toHaveValue(documentId)
      await expect(form.getByLabel(texts.bank)).toHaveValue('Banco Cordillera')
      await form.getByLabel(texts.picture(1), { exact: true }).setInputFiles(picture)
      await form.getByRole('button', { name: texts.another }).click()
      await form.getByLabel(texts.picture(2), { exact: true }).setInputFiles(picture)
      await send.click()
      await expect(proof.getByText(texts.pending)).toBeVisible()
      await expect(proof).toContainText(documentId)
      await expect(form).toHaveCount(0)
      const next = page.getByRole('region', { name: texts.next })
      await expect(next).toContainText(texts.checking)
      await expectAccessible(page)
      const finished = page.url()

      await reviewWaitingProof(store, { state: 'refused', reason: 'La foto está borrosa.' })
      await page.goto(`/account/orders/${await store.latestOrder()}`)
      await expect(proof.getByText(texts.refused)).toBeVisible()
      await expect(proof.getByText('La foto está borrosa.')).toBeVisible()
      await fill(documentId)
      await send.click()
      await expect(proof.getByText(texts.pending)).toBeVisible()

      await reviewWaitingProof(store, { state: 'accepted' })
      await page.reload()
      await expect(page.getByRole('region', { name: step.payment, exact: true })).toContainText(step.isPaid)
      await expect(proof).toHaveCount(0)
      await page.goto(finished)
      await expect(next.getByText(step.paid)).toBeVisible()
      await expect(next).not.toContainText(texts.toPay)
    })
  })
}
