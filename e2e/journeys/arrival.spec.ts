import { affordableProduct, buy, expectPlaced, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { addressWithoutLocation, homeAddress } from '../home-address.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, goOn, openDelivery, sendAs, test } from '../shopper.ts'

/** By when a delivery arrives: beside the button of a product, in the checkout, and once the order is placed. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = {
  en: {
    messenger: /^Arrives tomorrow by 10:00\sAM$/,
    carrier: 'Arrives by Wednesday, November 25',
    noMessenger: 'No messenger to “Campo”',
    costTo: /^RD\$\d+\.\d\d to “Oficina”$/,
    localCard: /^Local delivery.*RD\$\d+\.\d\d.*Arrives tomorrow by 10:00\sAM$/,
    nationalCard: /^National shipping.*From RD\$\d+\.\d\d.*Arrives by Wednesday, November 25$/,
    chosenCard: /^National shipping.*RD\$\d+\.\d\d.*Arrives by Wednesday, November 25$/,
    summary: /^Local delivery to Casa.*: RD\$\d+\.\d\d, arrives tomorrow by 10:00\sAM$/,
    cash: /^Cash/,
    withDeposit: /^Local delivery to Casa.*: RD\$\d+\.\d\d, in 4 to 5 working hours/,
    expected: /^Arrives .+ by \d+:\d\d\s[AP]M$/,
  },
  es: {
    messenger: /^Llega mañana antes de las 10:00\sa\.\sm\.$/,
    carrier: 'Llega a más tardar el miércoles 25 de noviembre',
    noMessenger: 'Sin mensajero a “Campo”',
    costTo: /^RD\$\d+\.\d\d a “Oficina”$/,
    localCard: /^Entrega local.*RD\$\d+\.\d\d.*Llega mañana antes de las 10:00\sa\.\sm\.$/,
    nationalCard: /^Envío nacional.*Desde RD\$\d+\.\d\d.*Llega a más tardar el miércoles 25 de noviembre$/,
    chosenCard: /^Envío nacional.*RD\$\d+\.\d\d.*Llega a más tardar el miércoles 25 de noviembre$/,
    summary: /^Entrega local en Casa.*: RD\$\d+\.\d\d, llega mañana antes de las 10:00\sa\.\sm\.$/,
    cash: /^Efectivo/,
    withDeposit: /^Entrega local en Casa.*: RD\$\d+\.\d\d, en 4 a 5 horas laborables/,
    expected: /^Llega .+ antes de las? \d+:\d\d\s[ap]\.\sm\.$/,
  },
}

// A Monday, eight minutes before three in the store's time zone; branch 1 is open from 9 to 19.
const monday = new Date('2026-11-23T18:52:00Z')

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]

    test('PRODUCT-17: the page of a product says by when it arrives at the address of the customer', async ({
      page,
      baseURL,
    }) => {
      await page.clock.setFixedTime(monday)
      await newCustomer(page, baseURL as string)
      const path = `/products/${(await affordableProduct(page)).codarticulo}`

      // Without a pin a carrier alone finds it.
      await sendAs(page, {
        origin: baseURL as string,
        path: 'addresses',
        data: { ...addressWithoutLocation, name: 'Campo' },
      })
      // On a phone the promises load when they are near.
      const open = async () => {
        await page.goto(path)
        await page.evaluate(() => document.querySelector('.deferred-promises-to-buyers')?.scrollIntoView())
      }
      await open()
      await expect(page.getByText(texts.carrier, { exact: true })).toBeVisible()
      await expect(page.getByText(texts.noMessenger, { exact: true })).toBeVisible()
      await expect(page.getByText(texts.messenger)).toHaveCount(0)

      const near = { ...homeAddress, name: 'Oficina', default: true }
      await sendAs(page, { origin: baseURL as string, path: 'addresses', data: near })
      await open()
      await expect(page.getByText(texts.costTo)).toBeVisible()
      await expect(page.getByText(texts.messenger)).toBeVisible()
      await expectAccessible(page)
    })

    test('CHECKOUT-33: each way of delivery says by when it arrives, and so does the placed order', async ({
      page,
      messages,
      baseURL,
    }) => {
      await page.clock.setFixedTime(monday)
      await newCustomer(page, baseURL as string)
      await sendAs(page, { origin: baseURL as string, path: 'addresses', data: homeAddress })
      await openCartWith(page, baseURL as string, await affordableProduct(page))
      await buy(page, messages)
      await expect(page).toHaveURL(/step=payment/)
      await expect(page.getByText(texts.summary)).toBeVisible()
      // An order that waits for its deposit is not sent before.
      await page.getByRole('radio', { name: paymentTexts[language].deposit }).check()
      await expect(page.getByText(texts.withDeposit)).toBeVisible()
      await page.getByRole('radio', { name: texts.cash }).check()
      await expect(page.getByText(texts.summary)).toBeVisible()
      await openDelivery(page, messages)
      await expect(page.getByRole('radio', { name: texts.localCard })).toBeChecked()
      await expect(page.getByRole('radio', { name: texts.nationalCard })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('radio', { name: texts.nationalCard }).check()
      await expect(page.getByRole('radio', { name: texts.chosenCard })).toBeChecked()
      await page.getByRole('radio', { name: texts.localCard }).check()
      await goOn(page, messages)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      // The store has promised by its own clock.
      await expect(page.getByText(texts.expected)).toBeVisible()
      await expectAccessible(page)

      const [, globalId] = /complete\/(.+)$/.exec(page.url()) ?? []
      const orders = await page.request.get(`/api/ecommerce/orders?global_id=${globalId}`)
      const { id } = ((await orders.json()) as { data: { data: { id: number }[] } }).data.data[0]!
      const order = await page.request.get(`/api/ecommerce/orders/${id}`)
      const { tracking } = ((await order.json()) as { data: { tracking: string } }).data
      await page.context().clearCookies()
      await page.goto(`/track/${tracking}?lang=${language}`)
      await expect(page.getByText(texts.expected)).toBeVisible()
      await expectAccessible(page)
    })
  })
