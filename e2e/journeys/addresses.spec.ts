import type { Locator, Page } from '@playwright/test'
import { addressTexts } from '../address-texts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import {
  addToCart,
  buyAndSignUp,
  expect,
  expectQuestionOnBack,
  expectHydrated,
  openDelivery,
  productsWithStock,
  registerNewCustomer,
  scrollToDeferred,
  test,
} from '../shopper.ts'

const atLosPrados = { lat: '18.4741', lng: '-69.9556' }
const santiago = { lat: '19.4655', lng: '-70.6901' }
const nearSantiago = { lat: '19.4658', lng: '-70.6901' }
const outsideZones = { lat: '19,9', lng: '-71,6' }
type AddressTexts = typeof addressTexts.en

const isPhone = () => test.info().project.name === 'phone'
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first()
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

async function fillAddress(page: Page, texts: AddressTexts, name: string): Promise<void> {
  await page.getByLabel(texts.name).fill(name)
  await page.getByLabel(texts.province, { exact: true }).selectOption('Santiago')
  await page.getByLabel(texts.municipality).selectOption('Tamboril')
  await page.getByLabel(texts.sector).fill('Los Jardines')
  await page.getByLabel(texts.street, { exact: true }).fill('Calle Las Gardenias')
  await page.getByLabel(texts.number, { exact: true }).fill('3')
}

/** The location is loaded when it comes into the window. */
async function showLocation(page: Page, texts: AddressTexts): Promise<void> {
  await scrollToDeferred(page.getByRole('group', { name: texts.mapTitle }))
}

/** Places the pin by writing its coordinates, which needs no map. */
async function writeCoordinates(page: Page, texts: AddressTexts, { lat, lng }: typeof santiago): Promise<void> {
  await showLocation(page, texts)
  const field = page.getByLabel(texts.coordinates, { exact: true })
  if (!(await field.isVisible())) await page.getByText(texts.writeCoordinates).click()
  await field.fill(`${lat}, ${lng}`)
  await page.keyboard.press('Enter')
}

/** Saves the form; a phone confirms the location on its whole screen first. */
async function save(page: Page, texts: AddressTexts): Promise<void> {
  await page.getByRole('button', { name: texts.save }).click()
  if (isPhone()) await page.getByRole('button', { name: texts.confirmLocation }).click()
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

async function drag(page: Page, pin: Locator, right: number, down: number): Promise<void> {
  const box = (await pin.boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + right / 2, from.y + down / 2, { steps: 4 })
  await page.mouse.move(from.x + right, from.y + down, { steps: 4 })
  await page.mouse.up()
}

/** Moves the customer's only address, through the API. */
async function movePlace(page: Page, origin: string, { lat, lng }: typeof santiago): Promise<void> {
  const listed = await page.request.get('/api/ecommerce/addresses')
  const [address] = ((await listed.json()) as { data: { id: string }[] }).data
  const data = { ...address, latitud: Number(lat), longitud: Number(lng) }
  const headers = { 'x-token-transport': 'cookie', origin }
  const moved = await page.request.put(`/api/ecommerce/addresses/${address!.id}`, { data, headers })
  expect(moved.ok(), await moved.text()).toBe(true)
}

for (const language of ['es', 'en'] as const) {
  const texts = addressTexts[language]
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('a customer keeps addresses: creates, corrects, prefers and deletes them', async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow()
      await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/addresses')
      await expect(page.getByRole('heading', { name: texts.none })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.add }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.createTitle)
      // The form has a phone's screen to itself.
      await expect(page.getByRole('banner')).toBeVisible({ visible: !isPhone() })

      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.streetMissing)).toBeVisible()
      // It cannot be chosen before the province.
      await expect(page.getByLabel(texts.municipality)).not.toHaveAttribute('aria-invalid')
      await expect(page.getByLabel(texts.street, { exact: true })).toBeFocused()
      await expect(page.getByLabel(texts.municipality)).toContainText(texts.provinceFirst)
      await fillAddress(page, texts, 'Casa')
      await page.getByLabel(texts.building).fill('Torre Alba 4B')
      await page.getByText(texts.moreDirections).click()
      await page.getByLabel(texts.directions).fill('Doble a la derecha en el colmado.')

      // The pin: placed and moved with the keyboard, then dragged.
      await showLocation(page, texts)
      const keys = page.getByText(texts.mapKeys)
      await expect(keys).toHaveCSS('opacity', '0')
      await page.getByRole('region', { name: texts.map }).press('Enter')
      await expect(keys).toHaveCSS('opacity', '1')
      const pin = page.getByRole('application', { name: texts.pin })
      await expect(pin).toBeFocused()
      const position = page.getByText(texts.position).first()
      const placed = await position.innerText()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Shift+ArrowLeft')
      await expect(position).not.toHaveText(placed)
      await expect(page.getByText(texts.weDeliver)).toBeVisible()
      // The map has gone to the chosen region, and the pin stands in its middle.
      await expect(page.getByRole('listitem').filter({ hasText: 'Santiago' })).toContainText('RD$')
      const moved = await position.innerText()
      await drag(page, pin, 12, 8)
      await expect(position).not.toHaveText(moved)
      await expect(page.getByText(texts.weDeliver)).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: texts.save }).click()
      if (isPhone()) {
        const view = page.getByRole('dialog', { name: texts.confirmTitle })
        await expect(view).toContainText('Calle Las Gardenias 3, Torre Alba 4B')
        await expect(view.getByRole('application', { name: texts.pin })).toBeInViewport()
        await expectAccessible(page)
        await view.getByRole('button', { name: texts.confirmLocation }).click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.addresses)
      await expect(said(page, texts.created)).toBeVisible()
      await expect(card(page, 'Casa')).toContainText(texts.isDefault)
      await expect(card(page, 'Casa')).toContainText('Calle Las Gardenias 3, Torre Alba 4B')
      await expect(card(page, 'Casa')).toContainText('Doble a la derecha en el colmado.')
      await expect(card(page, 'Casa')).toContainText(/Vitrina Santiago .*RD\$/)
      // No tile server is set, so no map would show its street.
      await expect(card(page, 'Casa').getByRole('img')).toHaveCount(0)
      await expectAccessible(page)

      // The only one is refused without a question.
      await card(page, 'Casa').getByRole('button', { name: texts.remove }).click()
      await expect(said(page, texts.onlyOne)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // A second one; it becomes the default, and the first is corrected and deleted.
      await page.getByRole('link', { name: texts.add }).click()
      await fillAddress(page, texts, 'Trabajo')
      await page.getByLabel(texts.phone, { exact: true }).fill('8295550188')
      await writeCoordinates(page, texts, santiago)
      // A reload of the tab loses nothing of it.
      await page.reload()
      await expect(page.getByLabel(texts.name)).toHaveValue('Trabajo')
      await expect(page.getByLabel(texts.municipality)).toHaveValue('Tamboril')
      await expect(page.getByLabel(texts.phone, { exact: true })).toHaveValue('+1 (829) 555-0188')
      await expect(page.getByText(texts.position).first()).toContainText(santiago.lat)
      await expectHydrated(page)
      await save(page, texts)
      await expect(said(page, texts.created)).toBeVisible()
      await expect(card(page, 'Trabajo')).toContainText('+1 (829) 555-0188')
      // A failure without a reason is said, and nothing has changed.
      await page.route('**/addresses/default/*', (route) => route.fulfill({ status: 404, body: '{}' }))
      await card(page, 'Trabajo').getByRole('button', { name: texts.makeDefault }).click()
      await expect(said(page, texts.unexpected)).toBeVisible()
      await page.unroute('**/addresses/default/*')
      await card(page, 'Trabajo').getByRole('button', { name: texts.makeDefault }).click()
      await expect(said(page, texts.changed)).toBeVisible()
      await expect(card(page, 'Trabajo')).toContainText(texts.isDefault)
      await expect(card(page, 'Casa')).not.toContainText(texts.isDefault)

      await card(page, 'Casa').getByRole('link', { name: texts.edit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.editTitle)
      await expect(page.getByLabel(texts.municipality)).toHaveValue('Tamboril')
      await expect(page.getByLabel(texts.building)).toHaveValue('Torre Alba 4B')
      await page.getByLabel(texts.name).fill('Casa de mamá')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(said(page, texts.updated)).toBeVisible()

      await card(page, 'Casa de mamá').getByRole('button', { name: texts.remove }).click()
      const question = page.getByRole('dialog', { name: texts.removeTitle })
      await question.getByRole('button', { name: texts.remove }).click()
      await expect(said(page, texts.deleted)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Casa|Trabajo/ })).toHaveText([/Trabajo/])
    })

    test('a place that the store refuses is said at the map, and the form keeps what was written', async ({
      page,
      baseURL,
    }) => {
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/create-address')
      await expectHydrated(page)
      await fillAddress(page, texts, 'Casa')
      // The browser is asked for its position when the button is pressed; it refuses.
      await showLocation(page, texts)
      await page.getByRole('button', { name: texts.usePosition }).click()
      await expect(page.getByRole('alert').filter({ hasText: texts.denied })).toBeVisible()

      await writeCoordinates(page, texts, { lat: '40.4', lng: '-3.7' })
      await expect(page.getByText(texts.wrongCoordinates)).toBeVisible()
      await writeCoordinates(page, texts, outsideZones)
      await expect(page.getByText(texts.outOfRange, { exact: true })).toBeVisible()
      await save(page, texts)
      await expect(said(page, texts.notAllowed)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByLabel(texts.name)).toHaveValue('Casa')

      // A check of the deliveries that fails is said, and repeated on demand.
      await page.route('**/stores/limit/verify', (route) => route.abort())
      await writeCoordinates(page, texts, santiago)
      await expect(page.getByText(texts.checkFailed)).toBeVisible()
      await page.unroute('**/stores/limit/verify')
      await page.getByRole('button', { name: texts.tryAgain }).click()
      await expect(page.getByText(texts.weDeliver)).toBeVisible()
      await save(page, texts)
      await expect(said(page, texts.created)).toBeVisible()
      await page.getByRole('link', { name: texts.add }).click()
      // What was saved is no draft any more, and its name is not suggested again, in neither language.
      await expect(page.getByLabel(texts.name)).toHaveValue('')
      const suggested = page.getByRole('group', { name: texts.suggested }).getByRole('button')
      await expect(suggested).toHaveText(texts.freeNames)
      await suggested.first().click()
      await expect(page.getByLabel(texts.name)).toHaveValue(texts.work)
      await expect(suggested.first()).toHaveAttribute('aria-pressed', 'true')
      // It is stored as what is typed is.
      await page.reload()
      await expect(page.getByLabel(texts.name)).toHaveValue(texts.work)
      await expectHydrated(page)
      await expect(page.getByLabel(texts.street, { exact: true })).toHaveValue('')
      await fillAddress(page, texts, 'Vecina')
      await writeCoordinates(page, texts, nearSantiago)
      await save(page, texts)
      await expect(said(page, texts.notCreated)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('ACCOUNT-98: the button that saves does not move while areas and prices of the deliveries load', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/create-address')
      await expectHydrated(page)
      await writeCoordinates(page, texts, santiago)
      await expect(page.getByText(texts.weDeliver)).toBeVisible()
      // After the reload the pin is there at once; both responses come when they are let through.
      const responses = Promise.withResolvers<void>()
      await page.route(/\/stores\/(limit\/verify|\d+\/limits)/, async (route) => {
        await responses.promise
        await route.continue()
      })
      await page.reload()
      await expectHydrated(page)
      await showLocation(page, texts)
      await expect(page.getByText(texts.checking)).toBeVisible()
      const button = page.getByRole('button', { name: texts.save })
      await button.scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', { name: texts.map })).toBeVisible()
      const before = await button.boundingBox()
      responses.resolve()
      await expect(page.getByText(texts.weDeliver)).toBeVisible()
      // What the areas mean is said until the pin says who delivers.
      await expect(page.getByText(texts.noAreaThere)).toHaveCount(0)
      expect(await button.boundingBox()).toEqual(before)
    })

    test('ACCOUNT-98: the button that saves does not move while the map loads', async ({ page, baseURL }) => {
      await registerNewCustomer(page, baseURL as string)
      const code = Promise.withResolvers<void>()
      await page.route(/location-field/, async (route) => {
        await code.promise
        await route.continue()
      })
      await page.goto('/account/create-address')
      await expectHydrated(page)
      await showLocation(page, texts)
      const button = page.getByRole('button', { name: texts.save })
      const before = await button.boundingBox()
      code.resolve()
      await expect(page.getByRole('region', { name: texts.map })).toBeVisible()
      await expect(page.getByText(texts.noAreaThere)).toBeVisible()
      expect(await button.boundingBox()).toEqual(before)
    })

    test('ACCOUNT-101: the map ends its areas at the coast, follows the fields, and no name lies below its buttons', async ({
      page,
      baseURL,
    }) => {
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/create-address')
      await expectHydrated(page)
      await expect(page.getByLabel(texts.phone, { exact: true })).toHaveAttribute('required')
      await showLocation(page, texts)
      const map = page.getByRole('region', { name: texts.map })
      await expect(map).toBeVisible()
      const orderOf = (pane: string) =>
        map.locator(pane).evaluate((element) => Number(getComputedStyle(element).zIndex))
      expect(await orderOf('.map-own-sea')).toBeGreaterThan(await orderOf('.map-own-areas'))
      await expect(map.locator('.map-own-areas .delivery-area')).toBeAttached()
      await expect(map.locator('.map-own-sea .map-sea-area')).toBeAttached()
      for (const name of [texts.zoomIn, texts.zoomOut]) {
        const button = (await page.getByRole('button', { name, exact: true }).boundingBox())!
        const box = (await map.boundingBox())!
        expect(button.y).toBeGreaterThanOrEqual(box.y)
        expect(button.y + button.height).toBeLessThan(box.y + box.height)
        for (const shown of await map.locator('.leaflet-marker-icon span').filter({ visible: true }).all())
          expect(overlap((await shown.boundingBox())!, button)).toBe(false)
      }

      await page.getByLabel(texts.province, { exact: true }).selectOption('Santiago')
      await expect(map.getByText('Cienfuegos')).toBeInViewport()
      await page.getByLabel(texts.sector).fill('tamboril')
      await page.getByLabel(texts.street, { exact: true }).focus()
      // In the middle of the map.
      const middle = async () => {
        const [name, box] = [await map.getByText('Tamboril').boundingBox(), await map.boundingBox()]
        return Math.abs(name!.x + name!.width / 2 - box!.x - box!.width / 2)
      }
      await expect.poll(middle).toBeLessThan(2)
      // The pin covers no name: one that it would cover is left out.
      await map.click()
      await expect(page.getByRole('application', { name: texts.pin })).toBeVisible()
      await expect(map.getByText('Tamboril')).toBeHidden()
      const zoomIn = page.getByRole('button', { name: texts.zoomIn, exact: true })
      await zoomIn.press('Enter')
      // At its last step it stays in the order of the keys.
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
      await expect(zoomIn).toBeFocused()
    })

    test('ACCOUNT-102: who delivers is said above the map, and a pin far from the address is questioned, not refused', async ({
      page,
      baseURL,
    }) => {
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/create-address')
      await expectHydrated(page)
      const map = page.getByRole('region', { name: texts.map })
      // The shopper's own branch is first, also where another one costs less.
      await writeCoordinates(page, texts, atLosPrados)
      await expect(page.getByRole('listitem').getByText(texts.from).first()).toHaveText(texts.ownBranch)
      await expect(page.getByText(texts.nearPiantini)).toBeVisible()
      await page.getByRole('button', { name: texts.removePin }).click()
      await fillAddress(page, texts, 'Casa')
      await showLocation(page, texts)
      await expect(map).toBeVisible()
      const top = (await map.boundingBox())!.y + (await page.evaluate(() => scrollY))
      await map.click()
      const delivered = page.getByText(texts.weDeliver)
      await expect(delivered).toBeVisible()
      // A tap brings no help for keys, and moves nothing under the finger.
      await expect(page.getByText(texts.mapKeys)).toHaveCSS('opacity', '0')
      const box = (await map.boundingBox())!
      expect(box.y + (await page.evaluate(() => scrollY))).toBeCloseTo(top, 0)
      expect((await delivered.boundingBox())!.y).toBeLessThan(box.y)
      await expect(page.getByText(texts.farFrom)).toHaveCount(0)
      // It follows the fields.
      await page.getByLabel(texts.province, { exact: true }).selectOption('La Altagracia')
      await expect(page.getByText(texts.farFrom)).toContainText('Higüey')
      await expectAccessible(page)
      await page.getByLabel(texts.municipality).selectOption('Higüey')
      await page.getByRole('button', { name: texts.save }).click()
      if (isPhone()) {
        const view = page.getByRole('dialog', { name: texts.confirmTitle })
        await expect(view.getByText(texts.farFrom)).toContainText('Higüey')
        await view.getByRole('button', { name: texts.confirmLocation }).click()
      }
      await expect(said(page, texts.created)).toBeVisible()
    })

    test('a pin is never demanded: an address where no branch delivers is saved without one', async ({
      page,
      baseURL,
    }) => {
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/create-address')
      await expectHydrated(page)
      await fillAddress(page, texts, 'Casa')
      await page.getByLabel(texts.province, { exact: true }).selectOption('Azua')
      await page.getByLabel(texts.municipality).selectOption({ index: 1 })
      // The map says in words what its areas are, and has names where it has no streets.
      await showLocation(page, texts)
      await expect(page.getByText(texts.noAreaThere)).toBeVisible()
      // The map is loaded once it is in the window, above the button.
      await page.getByRole('button', { name: texts.save }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', { name: texts.map })).toContainText('Vitrina Barahona')
      // A pin outside of every area is refused; without it the address can be saved.
      await writeCoordinates(page, texts, outsideZones)
      await expect(page.getByText(texts.outOfRange, { exact: true })).toBeVisible()
      await expect(page.getByText(texts.outsideDetail)).toBeVisible()
      await page.getByRole('button', { name: texts.removePin }).press('Enter')
      await expect(page.getByText(texts.outsideDetail)).toHaveCount(0)
      await expect(page.getByRole('group', { name: texts.mapTitle })).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.save }).click()
      await expect(said(page, texts.created)).toBeVisible()
      await expect(card(page, 'Casa')).toContainText(texts.withoutPin)
    })

    test('a form that is not saved asks once before it is left, and one that is saved does not', async ({
      page,
      baseURL,
    }) => {
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/addresses')
      await page.getByRole('link', { name: texts.add }).click()
      await expectHydrated(page)
      await fillAddress(page, texts, 'Casa')
      const question = page.getByRole('dialog', { name: texts.leaveTitle })
      // By a link, then by Back: what was written stays for the tab.
      await expectQuestionOnBack(page)
      await page.getByRole('link', { name: texts.addresses }).filter({ visible: true }).last().click()
      await expect(question).toContainText(texts.leaveStored)
      await expectAccessible(page)
      await question.getByRole('button', { name: texts.stay }).click()
      await expect(question).toHaveCount(0)
      await page.goBack()
      await question.getByRole('button', { name: texts.leave, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.addresses)
      await page.getByRole('link', { name: texts.add }).click()
      await expect(page.getByLabel(texts.name)).toHaveValue('Casa')
      await page.getByLabel(texts.sector).fill('Centro')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(said(page, texts.created)).toBeVisible()
      await expect(question).toHaveCount(0)

      // A change of a saved one is lost, which the question says; an undone change asks nothing.
      await card(page, 'Casa').getByRole('link', { name: texts.edit }).click()
      await expect(page.getByLabel(texts.sector)).toHaveValue('Centro')
      await page.getByLabel(texts.sector).fill('Norte')
      await expectQuestionOnBack(page)
      await page.goBack()
      await expect(question).toContainText(texts.leaveLost)
      await question.getByRole('button', { name: texts.stay }).click()
      // Until the dialog is closed, the form behind it takes no text.
      await expect(question).toHaveCount(0)
      await page.getByLabel(texts.sector).fill('Centro')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.addresses)
    })

    test('ACCOUNT-91: an address without a name is called by its street and number', async ({ page, baseURL }) => {
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/create-address')
      await expectHydrated(page)
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByLabel(texts.street, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(texts.name)).not.toHaveAttribute('aria-invalid')
      await fillAddress(page, texts, '')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(card(page, 'Calle Las Gardenias 3')).toBeVisible()
    })

    test('the checkout has the same form, and says which branch of the order does not deliver there', async ({
      page,
      messages,
      request,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
      const [product] = await productsWithStock(request, 20, 98)
      await page.goto(`/products/${product!.codarticulo}`)
      await expectHydrated(page)
      await addToCart(page, messages)
      await page.goto('/cart')
      await buyAndSignUp(page, messages)
      await openDelivery(page, messages)
      await page.getByRole('radio', { name: messages.localDelivery }).check()
      await fillAddress(page, texts, 'Casa')
      // Without a pin it is stored, and the page says what a messenger needs and what else there is.
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.needsPin)).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Casa/ })).toBeDisabled()
      await page.getByRole('button', { name: texts.offerPickup }).click()
      await expect(page.getByRole('radio', { name: messages.pickup })).toBeChecked()
      await page.getByRole('radio', { name: messages.localDelivery }).check()
      await page.getByRole('button', { name: texts.putPin }).click()
      await writeCoordinates(page, texts, santiago)
      await expect(page.getByText(texts.notFromThisBranch)).toBeVisible()
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByRole('radio', { name: /^Casa/ })).toBeDisabled()
      await writeCoordinates(page, texts, { lat: '18.4806', lng: '-69.9312' })
      await expect(page.getByText(texts.weDeliver)).toBeVisible()
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked()

      // On another device the address moves out of the branch's zones.
      await movePlace(page, baseURL as string, santiago)
      await page.getByRole('radio', { name: messages.pickup }).check()
      await page.getByRole('radio', { name: messages.localDelivery }).check()
      await expect(page.getByText(texts.selectedOutOfRange)).toBeVisible()
    })
  })
}
