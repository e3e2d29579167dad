import type { Locator, Page } from '@playwright/test'
import { addressTexts } from '../address-texts.ts'
import { affordableProduct, buy, newCustomer, openCartWith } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { begunCheckout, expect, expectHydrated, goOn, insideZone, openDelivery, sendAs, test } from '../shopper.ts'
import type { Texts } from '../texts.ts'

/** Addresses that the checkout finds unfinished: half written, or without a pin. */

const pinMissing = {
  en: 'Put its pin on the map, or choose another way of delivery.',
  es: 'Pon su marcador en el mapa o elige otra forma de entrega.',
}
const chooseAddress = { en: 'Choose an address.', es: 'Elige una dirección.' }
const newAddress = { en: 'New address', es: 'Dirección nueva' }
const delivered = {
  en: /^Local delivery to Casa\u00A0· Calle Los Robles 24, Naco: RD\$\d+\.\d\d, arrives /,
  es: /^Entrega local en Casa\u00A0· Calle Los Robles 24, Naco: RD\$\d+\.\d\d, llega /,
}

const home = {
  name: 'Casa',
  phone: '18095550142',
  province: 'Distrito Nacional',
  city: 'Distrito Nacional',
  sector: 'Naco',
  street: 'Calle Los Robles',
  number: '24',
}

/** Opens the delivery step of a new customer with one address, and chooses the messenger. */
async function openLocalDelivery(page: Page, messages: Texts, origin: string, address: object): Promise<void> {
  await newCustomer(page, origin)
  await sendAs(page, { origin, path: 'addresses', data: address })
  await openCartWith(page, origin, await affordableProduct(page))
  await buy(page, messages)
  await expect(page).toHaveURL(begunCheckout)
  await openDelivery(page, messages)
  await page.getByRole('radio', { name: messages.localDelivery }).check()
}

/** Expects that an element begins in the upper half of the window. */
async function expectAtTop(page: Page, element: Locator): Promise<void> {
  const height = page.viewportSize()!.height
  await expect.poll(async () => (await element.boundingBox())?.y ?? height).toBeLessThan(height / 2)
  await expect(element).toBeInViewport()
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = addressTexts[language]

    test('a half-written address is open after a reload, and the only municipality of its province is chosen', async ({
      page,
      messages,
      baseURL,
    }) => {
      await openLocalDelivery(page, messages, baseURL as string, {
        ...home,
        latitud: insideZone.latitude,
        longitud: insideZone.longitude,
      })
      await page.getByRole('button', { name: newAddress[language] }).click()
      await page.getByLabel(texts.name).fill('Oficina')
      await page.getByLabel(texts.street, { exact: true }).fill('Avenida Tiradentes')
      await page.getByLabel(texts.province, { exact: true }).selectOption('Distrito Nacional')
      await expect(page.getByLabel(texts.municipality)).toHaveValue('Distrito Nacional')
      await page.reload()
      await expectHydrated(page)
      await expect(page.getByLabel(texts.name)).toHaveValue('Oficina')
      await expect(page.getByLabel(texts.street, { exact: true })).toHaveValue('Avenida Tiradentes')
      await expect(page.getByLabel(texts.municipality)).toHaveValue('Distrito Nacional')

      await page
        .getByRole('button', { name: 'Cancel' })
        .or(page.getByRole('button', { name: 'Cancelar' }))
        // By keyboard: the map loads meanwhile, and may move the button away from a pointer.
        .press('Enter')
      await expect(page.getByLabel(texts.name)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('radio', { name: /^Casa/ })).toBeVisible()
      await expect(page.getByLabel(texts.name)).toHaveCount(0)
    })

    test('the pin of an address is put where its form begins, and the next step says what the delivery costs', async ({
      page,
      messages,
      baseURL,
    }) => {
      await openLocalDelivery(page, messages, baseURL as string, home)
      await goOn(page, messages)
      await expect(page.getByText(pinMissing[language])).toBeVisible()
      await expect(page.getByText(chooseAddress[language])).toHaveCount(0)
      const putPin = page.getByRole('button', { name: texts.putPin })
      await expect(putPin).toBeFocused()
      await expectAccessible(page)

      await page.keyboard.press('Enter')
      const map = page.getByRole('group', { name: texts.mapTitle })
      await expect(map).toBeFocused()
      await expectAtTop(page, map)
      await expect(page.getByText(pinMissing[language])).toHaveCount(0)
      await page.getByText(texts.writeCoordinates).click()
      const { latitude, longitude } = insideZone
      await page.getByLabel(texts.coordinates, { exact: true }).fill(`${latitude}, ${longitude}`)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked()
      await expect(page.getByText(pinMissing[language])).toHaveCount(0)
      await goOn(page, messages)
      await expect(page.getByText(delivered[language])).toBeVisible()
    })
  })
}

test('a tap leads to the map without a movement where the shopper wants none', async ({ page, messages, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLocalDelivery(page, messages, baseURL as string, home)
  await page.getByRole('button', { name: addressTexts.en.putPin }).click()
  const map = page.getByRole('group', { name: addressTexts.en.mapTitle })
  await expect(map).toBeFocused()
  await expectAtTop(page, map)
})

test('the button that puts a missing pin gets the focus although its code loads after the shopper pressed on', async ({
  page,
  messages,
  baseURL,
}) => {
  let send = () => {}
  const sent = new Promise<void>((done) => (send = done))
  await page.route('**/assets/unreached-ways-*.js', async (route) => {
    await sent
    await route.continue()
  })
  await openLocalDelivery(page, messages, baseURL as string, home)
  await goOn(page, messages)
  await expect(page.getByText(pinMissing.en)).toBeVisible()
  const putPin = page.getByRole('button', { name: addressTexts.en.putPin })
  await expect(putPin).toHaveCount(0)
  send()
  await expect(putPin).toBeFocused()
})
