import type { Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { affordableProduct, expectPlaced, goToPayment, newCustomer, openBalances, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, expectHydrated, orderAsNewCustomer } from '../shopper.ts'
import { type StoreWithStaff, test } from '../store-with-staff.ts'

/** Products that come back: the customer asks on the pages, an employee decides by the API. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The newest order, which the shop hands over. */
async function deliverLatest(store: StoreWithStaff): Promise<number> {
  const id = await store.latestOrder()
  await store.move(id, 'in_process', 'processed', 'delivered')
  return id
}

async function decide(store: StoreWithStaff, order: number, decision: object): Promise<void> {
  const [made] = await store.query<{ id: string }>('select id from returns where order_id = $1', [order])
  await store.change(`returns/${made!.id}`, decision)
}

/** The page fits the width of the screen. */
const expectNoSideScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

const own = {
  en: {
    start: 'Return products',
    send: 'Request the return',
    nothingChosen: 'Choose at least one product.',
    which: 'Which products?',
    howMany: /^How many/,
    why: /^Why/,
    creditOnly: 'You get store credit',
    more: /Tell us more/,
    picture: (number: number) => `Picture ${number}`,
    waits: 'Waiting for the branch',
    credited: /as credit note (NC-\d{6})/,
    creditNotes: 'Credit notes',
    used: 'Used',
  },
  es: {
    start: 'Devolver productos',
    send: 'Solicitar la devolución',
    nothingChosen: 'Elige al menos un producto.',
    which: '¿Cuáles productos?',
    howMany: /^Cuántos/,
    why: /^Por qué/,
    creditOnly: 'Recibes crédito en la tienda',
    more: /Cuéntanos más/,
    picture: (number: number) => `Foto ${number}`,
    waits: 'En espera de la sucursal',
    credited: /en la nota de crédito (NC-\d{6})/,
    creditNotes: 'Notas de crédito',
    used: 'Sin balance',
  },
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]
    const step = paymentTexts[language]

    test('a delivered order comes back as a credit note, which pays the next one', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await goToPayment(page, { origin: store.url, product, messages, step })
      await placeButton(page, messages).click()
      await expectPlaced(page)
      const id = await deliverLatest(store)

      await page.goto(`/account/orders/${id}`)
      await page.getByRole('link', { name: texts.start }).click()
      await expect(page).toHaveURL(/\/return$/)
      await expectHydrated(page)
      const send = page.getByRole('button', { name: texts.send })

      // Nothing is chosen yet, and another reason needs a word about it.
      await send.click()
      await expect(page.getByText(texts.nothingChosen)).toBeVisible()
      await expect(page.getByRole('group', { name: texts.which })).toBeFocused()
      await page.getByRole('combobox', { name: texts.howMany }).selectOption('1')
      await send.click()
      await expect(page.getByRole('combobox', { name: texts.why })).toBeFocused()
      // Cash comes back as store credit alone.
      await expect(page.getByText(texts.creditOnly)).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.getByRole('combobox', { name: texts.why }).selectOption('other')
      await send.click()
      await expect(page.getByRole('textbox', { name: texts.more })).toBeFocused()
      await page.getByRole('textbox', { name: texts.more }).fill('No enciende.')
      const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
      await page.getByLabel(texts.picture(1), { exact: true }).setInputFiles(file)
      await expect(page.getByLabel(texts.picture(2), { exact: true })).toBeAttached()
      await expectAccessible(page)
      await expectNoSideScroll(page)

      await send.click()
      await expect(page).toHaveURL(new RegExp(`/account/orders/${id}$`))
      await expect(page.getByText(texts.waits)).toBeVisible()
      await expect(page.getByRole('img', { name: texts.picture(1) })).toBeVisible()
      await expect(page.getByRole('link', { name: texts.start })).toHaveCount(0)
      await expectAccessible(page)

      await decide(store, id, { state: 'approved', restock: true, note: 'Gracias por traerlo.' })
      await page.reload()
      const credited = page.getByText(texts.credited)
      await expect(credited).toBeVisible()
      await expect(page.getByText('Gracias por traerlo.')).toBeVisible()
      await expectAccessible(page)
      const [, note] = texts.credited.exec((await credited.textContent()) ?? '')!

      // The same product again: the credit note pays all of it, so that cash is no longer chosen.
      await goToPayment(page, { origin: store.url, product, messages, step })
      await openBalances(page, step)
      await page.getByRole('checkbox', { name: new RegExp(note!) }).check()
      await expect(page.getByRole('radio', { name: step.cash })).not.toBeChecked()
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expect(page.getByText(step.paid)).toBeVisible()
      await page.goto(`/account/orders/${await store.latestOrder()}`)
      const payments = page.getByRole('region', { name: step.payment, exact: true }).getByRole('listitem')
      await expect(payments).toHaveText([new RegExp(`${step.creditNote.source.slice(1)}.*${step.isPaid}`)])
      await page.goto('/account/payments-methods')
      const notes = page.getByRole('region', { name: texts.creditNotes }).getByRole('listitem')
      await expect(notes.filter({ hasText: note })).toContainText(texts.used)
    })
  })
}

test('a refused return says why, and the products can be returned again', async ({ page, store }) => {
  await orderAsNewCustomer(page, store.url)
  const id = await deliverLatest(store)
  await page.goto(`/account/orders/${id}/return`)
  await expectHydrated(page)
  await page.getByRole('combobox', { name: /^How many/ }).selectOption('1')
  await page.getByRole('combobox', { name: /^Why/ }).selectOption('changed_mind')
  await page.getByRole('button', { name: 'Request the return' }).click()
  await expect(page.getByText('Waiting for the branch')).toBeVisible()

  // Nothing is left to return meanwhile.
  await page.goto(`/account/orders/${id}/return`)
  await expect(page.getByText('Nothing in this order can be returned')).toBeVisible()
  await decide(store, id, { state: 'refused', note: 'It was used.' })
  await page.goto(`/account/orders/${id}`)
  await expect(page.getByText('It was used.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return products' })).toBeVisible()
})
