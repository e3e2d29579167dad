import type { Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { affordableProduct, expectPlaced, goToPayment, newCustomer, openBalances, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, expectHydrated, orderAsNewCustomer, showWholePage, signIn } from '../shopper.ts'
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
    amount: 'You get back',
    nothingChosen: 'Choose at least one product.',
    chooseFirst: 'Choose what you return, in step 1.',
    policy: 'How returns work',
    which: 'Which products?',
    howMany: /^How many/,
    why: /^Why/,
    creditOnly: 'As a credit note',
    amountUnknown: 'Choose a product to see how much.',
    handIn: 'How to hand them in',
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
    amount: 'Recibes de vuelta',
    nothingChosen: 'Elige al menos un producto.',
    chooseFirst: 'Elige qué devuelves, en el paso 1.',
    policy: 'Cómo se devuelve',
    which: '¿Cuáles productos?',
    howMany: /^Cuántos/,
    why: /^Por qué/,
    creditOnly: 'Como nota de crédito',
    amountUnknown: 'Elige un producto para ver cuánto.',
    handIn: 'Cómo entregarlos',
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
      isMobile,
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
      const products = page.getByRole('group', { name: texts.which })
      const refund = page.getByRole('region', { name: texts.amount })
      await expect(refund).toContainText(texts.creditOnly)
      await expect(refund).toContainText(texts.amountUnknown)
      await expect(refund).not.toContainText('RD$')
      await expect(refund.getByRole('link', { name: texts.policy })).toHaveAttribute('href', /policies\/returns$/)
      // RETURN-15: it looks disabled with a reason beside it; pressed, what is missing is named there.
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expect(send).toHaveAccessibleDescription(texts.chooseFirst)
      await expect(page.getByText(texts.chooseFirst)).toBeVisible()
      const calm = await send.evaluate((button) => getComputedStyle(button).backgroundColor)
      await send.press('Enter')
      await expect(products.getByText(texts.nothingChosen)).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: texts.nothingChosen })).toBeVisible()
      await expect(products).toBeFocused()
      await products.getByRole('checkbox').press('Space')
      await expect(refund).toContainText('RD$')
      await expect(refund).not.toContainText(texts.amountUnknown)
      await expect(send).toHaveAttribute('aria-disabled', 'false')
      await expect(send).toHaveAccessibleDescription('')
      await expect(send).not.toHaveCSS('background-color', calm)
      // One unit is no question.
      await expect(page.getByRole('textbox', { name: texts.howMany })).toHaveCount(0)
      await send.click()
      await expect(page.getByRole('combobox', { name: texts.why })).toBeFocused()
      // Cash comes back as a credit note alone.
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.getByRole('combobox', { name: texts.why }).selectOption('other')
      await send.click()
      await expect(page.getByRole('textbox', { name: texts.more })).toBeFocused()
      await page.getByRole('textbox', { name: texts.more }).fill('No enciende.')
      const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
      // What it comes back as is said right above the button, on a wide screen beside the form; each picture has one row.
      const field = page.getByLabel(texts.picture(1), { exact: true })
      await expect(field).toHaveAccessibleDescription(/JPEG, PNG, WebP/)
      const upload = (await field.locator('xpath=ancestor::li').boundingBox())!
      const said = (await refund.boundingBox())!
      const button = (await send.boundingBox())!
      const chosen = (await products.boundingBox())!
      const handIn = (await page.getByRole('region', { name: texts.handIn }).boundingBox())!
      if (isMobile) expect(said.y).toBeGreaterThanOrEqual(handIn.y + handIn.height)
      else expect(said.x).toBeGreaterThanOrEqual(chosen.x + chosen.width)
      expect(said.y + said.height).toBeLessThanOrEqual(button.y)
      // RETURN-17: how to hand them in is said right before the button, in the same part.
      expect(handIn.y).toBeGreaterThan(upload.y + upload.height)
      expect(handIn.y + handIn.height).toBeLessThanOrEqual((await send.boundingBox())!.y)
      // The steps have the same numbers on every screen; what comes back is none, and stands beside them.
      const numbers = page.locator('form h2 > span:first-child').filter({ hasText: /^\d$/ })
      await expect(numbers).toHaveText(['1', '2', '3'])
      await expect(refund.getByRole('heading', { level: 2 })).not.toContainText(/\d/)
      await field.setInputFiles(file)
      await expect(page.getByLabel(texts.picture(2), { exact: true })).toBeAttached()
      expect((await field.locator('xpath=ancestor::li').boundingBox())!.height).toBeLessThan(120)
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
  await page.getByRole('group', { name: 'Which products?' }).getByRole('checkbox').check()
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

test('RETURN-11: of several units the buttons and the field choose how many come back, at most all of them', async ({
  page,
  store,
}) => {
  await signIn(page, store.url, { email: 'ana@vitrina.example', password: 'Mango-2026' })
  await page.goto('/account/orders/10014/return')
  await expectHydrated(page)
  const returned = page.getByRole('region', { name: 'You get back' })
  // RETURN-15: the row says that there are two, each at its price, and what has to be unopened is said once.
  await expect(page.getByText(/^RD\$[\d.,]+ each · 2\sbought$/)).toBeVisible()
  await showWholePage(page)
  await expect(page.getByText(/unopened/)).toHaveCount(1)
  await page.getByRole('checkbox', { name: /car charger/ }).check()
  const units = page.getByRole('textbox', { name: /^How many/ })
  await expect(units).toHaveValue('1')
  await expect(units).toHaveAccessibleDescription('of 2')
  await expect(returned).toContainText('RD$595.00')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(returned).toContainText('RD$1,190.00')
  await units.fill('')
  await units.pressSequentially('9')
  await expect(units).toHaveValue('2')
  // An empty field is one unit, and the product stays chosen.
  await units.fill('')
  await units.blur()
  await expect(units).toHaveValue('1')
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /car charger/ }).uncheck()
  await expect(units).toHaveCount(0)
  await expect(returned).not.toContainText('RD$')
})

test('a picture that is removed by keyboard leaves the focus in the fields for pictures', async ({ page, store }) => {
  await signIn(page, store.url, { email: 'ana@vitrina.example', password: 'Mango-2026' })
  await page.goto('/account/orders/10014/return')
  await expectHydrated(page)
  await showWholePage(page)
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
  await page.getByLabel('Picture 1', { exact: true }).setInputFiles(file)
  await expect(page.getByLabel('Picture 2', { exact: true })).toBeAttached()
  await page.getByRole('button', { name: 'Remove picture 1' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0)
  await expect(page.getByLabel('Picture 1', { exact: true })).toBeFocused()
})

test('RETURN-16: a picture that cannot be decoded is refused in the browser, and the one before it stays', async ({
  page,
  store,
}) => {
  await signIn(page, store.url, { email: 'ana@vitrina.example', password: 'Mango-2026' })
  await page.goto('/account/orders/10014/return')
  await expectHydrated(page)
  await showWholePage(page)
  const whole = await makePicture()
  const file = (buffer: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  const first = page.getByLabel('Picture 1', { exact: true })
  const refusal = page.getByText('This picture cannot be read.')
  // Its first half has the size and the type of a picture.
  await first.setInputFiles(file(whole.subarray(0, whole.length / 2)))
  await expect(refusal).toBeVisible()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Picture 2', { exact: true })).toHaveCount(0)
  await first.setInputFiles(file(whole))
  await expect(refusal).toHaveCount(0)
  const second = page.getByLabel('Picture 2', { exact: true })
  await expect(second).toBeAttached()
  await first.setInputFiles(file(Buffer.from('no picture')))
  await expect(refusal).toBeVisible()
  await expect(page.getByRole('img', { name: 'The chosen picture: Picture 1' })).toBeVisible()
  await expect(second).toBeAttached()
})

test('the reason that is missing gets the focus although its field loads after the form was sent', async ({
  page,
  store,
}) => {
  await signIn(page, store.url, { email: 'ana@vitrina.example', password: 'Mango-2026' })
  let load = () => {}
  const isSubmitted = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/chosen-line-*.js', async (route) => {
    await isSubmitted
    await route.continue()
  })
  await page.goto('/account/orders/10014/return')
  await expectHydrated(page)
  await page.getByRole('checkbox', { name: /car charger/ }).check()
  await page.getByRole('button', { name: 'Request the return' }).click()
  await expect(page.getByText('Choose a reason for each product.').first()).toBeVisible()
  load()
  await expect(page.getByRole('combobox', { name: /^Why/ })).toBeFocused()
})

test('RETURN-17: the button does not move when the parts above it have loaded', async ({ page, store }) => {
  await signIn(page, store.url, { email: 'ana@vitrina.example', password: 'Mango-2026' })
  let load = () => {}
  const isReleased = new Promise<void>((resolve) => (load = resolve))
  await page.route(/\/assets\/(chosen-line|return-pictures|hand-in)-.*\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/account/orders/10014/return')
  await expectHydrated(page)
  await page.getByRole('checkbox', { name: /car charger/ }).check()
  const send = page.getByRole('button', { name: 'Request the return' })
  const topOf = () => send.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY))
  await send.scrollIntoViewIfNeeded()
  const before = await topOf()
  load()
  await expect(page.getByRole('combobox', { name: /^Why/ })).toBeVisible()
  await expect(page.getByLabel('Picture 1', { exact: true })).toBeAttached()
  await expect(page.getByRole('region', { name: /^How to hand/ })).toBeVisible()
  expect(Math.abs((await topOf()) - before)).toBeLessThan(24)
})

for (const [language, own] of Object.entries({
  en: {
    why: /^Why/,
    send: 'Request the return',
    withdraw: 'Withdraw the request',
    confirm: 'Withdraw',
    goOn: 'Keep it',
    waits: 'Waiting for the branch',
    ended: 'Withdrawn by you',
    start: 'Return products',
    product: /car charger/,
  },
  es: {
    why: /^Por qué/,
    send: 'Solicitar la devolución',
    withdraw: 'Cancelar la solicitud',
    confirm: 'Cancelarla',
    goOn: 'Mantenerla',
    waits: 'En espera de la sucursal',
    ended: 'Cancelada por ti',
    start: 'Devolver productos',
    product: /cargador de carro/i,
  },
}))
  test.describe(`RETURN-14 in ${language}`, () => {
    test.use({ language: language as 'en' | 'es' })
    test('the request for a return is withdrawn after a question, and its products can be returned again', async ({
      page,
      store,
    }) => {
      await signIn(page, store.url, { email: 'ana@vitrina.example', password: 'Mango-2026' })
      await page.goto('/account/orders/10014/return')
      await expectHydrated(page)
      await page.getByRole('checkbox', { name: own.product }).check()
      await page.getByRole('combobox', { name: own.why }).selectOption('changed_mind')
      await page.getByRole('button', { name: own.send }).click()
      await expect(page.getByRole('listitem').filter({ hasText: own.waits }).first()).toBeFocused()

      const withdraw = page.getByRole('main').getByRole('button', { name: own.withdraw })
      const dialog = page.getByRole('dialog')
      await withdraw.click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: own.goOn }).click()
      await expect(dialog).toHaveCount(0)
      await expect(withdraw).toBeFocused()

      await withdraw.click()
      await dialog.getByRole('button', { name: own.confirm, exact: true }).click()
      await expect(page.getByText(own.ended, { exact: true }).first()).toBeVisible()
      await expect(withdraw).toHaveCount(0)
      await expect(page.getByText(own.waits)).toHaveCount(0)
      await expect(page.getByRole('listitem').filter({ hasText: own.ended }).first()).toBeFocused()
      await page.getByRole('link', { name: own.start }).click()
      await expect(page.getByRole('checkbox', { name: own.product })).toBeEnabled()
    })
  })
