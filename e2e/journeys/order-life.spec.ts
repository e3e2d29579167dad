import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { affordableProduct, buy, expectPlaced, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, goOn, openDelivery, orderAsNewCustomer, sendAs, showEnd } from '../shopper.ts'
import { test } from '../store-with-staff.ts'

/** The life of an order: an employee moves it by the API, the customer sees each step on pages and in mails. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stage = (page: Page) => page.locator('main li[aria-current="step"]')

/** The card of an order in the list, or its row on wide screens. */
const listed = (page: Page, id: number) =>
  page.locator('main :is(li, tr)', { hasText: String(id) }).filter({ visible: true })

const own = {
  en: {
    received: 'We received your order',
    details: 'Tracking history',
    stages: { received: 'Received', preparing: 'Preparing', ready: 'Ready for pickup', collected: 'Picked up' },
    directions: 'How to get there',
    readyBy: /Ready (today|tomorrow|on) /,
    writes: 'We write to you as soon as you can pick it up.',
    isLate: /^It should have been ready \w{3}, \w{3} \d+, .+ and is late\.$/,
    callBranch: 'We are sorry. Call the branch to ask for the new time.',
    isLateListed: /Received\s· late.*It should have been ready [^.]+[AP]M(?! and)/,
    lateBadge: 'Late',
    work: 'Getting the products',
    calendar: 'Add to my calendar',
    collects: 'Marta Reyes picks it up',
    toBring: 'What to bring',
    orderNumber: (id: number) => `Your pass, or the number of the order: ${id}.`,
    waitsThere: /^Your order waits at the branch\./,
    ready: 'Your order is ready for pickup',
    pass: (id: number) => `Pass of order ${id} as a QR code`,
    noOrders: 'No orders found',
  },
  es: {
    received: 'Recibimos tu pedido',
    details: 'Detalles del recorrido',
    stages: { received: 'Recibido', preparing: 'Preparando', ready: 'Listo para retirar', collected: 'Retirado' },
    directions: 'Cómo llegar',
    readyBy: /Listo (hoy|mañana|el) /,
    writes: 'Te escribimos en cuanto puedas retirarlo.',
    isLate: /^Debía estar listo el .+ y va tarde\.$/,
    callBranch: 'Lo sentimos. Llama a la sucursal para saber la nueva hora.',
    isLateListed: /Recibido\s· con retraso.*Debía estar listo el .+\s[ap]\.\sm\.(?! y va)/,
    lateBadge: 'Con retraso',
    work: 'Buscando los productos',
    calendar: 'Agregar a mi calendario',
    collects: 'Lo retira Marta Reyes',
    toBring: 'Qué debes traer',
    orderNumber: (id: number) => `Tu pase o el número del pedido: ${id}.`,
    waitsThere: /^Tu pedido te espera en la sucursal\./,
    ready: 'Tu pedido está listo para retirar',
    pass: (id: number) => `Pase del pedido ${id} como código QR`,
    noOrders: 'No se encontraron pedidos',
  },
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]

    test('a partner picks an order up: it is received, prepared, ready with a pass, and handed over', async ({
      page,
      messages,
      store,
      browser,
    }) => {
      await newCustomer(page, store.url)
      const partner = { full_name: 'Marta Reyes', identification: '00113918205', whatsapp: '18095550124' }
      await sendAs(page, { origin: store.url, path: 'users/partners', data: partner })
      await openCartWith(page, store.url, await affordableProduct(page))
      await buy(page, messages)
      await openDelivery(page, messages)
      await page.getByRole('radio', { name: /^Marta Reyes/ }).check()
      await expectAccessible(page)
      await goOn(page, messages)
      await expect(page.getByRole('region', { name: messages.reviewStep })).toContainText('Marta Reyes')
      await goOn(page, messages)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      const id = await store.latestOrder()
      // CHECKOUT-20: what to bring, as the policy of pickup says.
      await expect(page.getByRole('heading', { name: texts.toBring })).toBeVisible()
      await expect(page.getByText(texts.orderNumber(id))).toBeVisible()
      await expect(page.getByText(texts.waitsThere)).toBeVisible()
      const open = () => page.goto(`/account/orders/${id}`)

      await open()
      await expect(page.getByRole('heading', { name: texts.received })).toBeVisible()
      await expect(stage(page)).toContainText(texts.stages.received)
      await expect(page.getByText(texts.collects)).toBeVisible()
      await expect(page.getByText(texts.readyBy)).toBeVisible()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: texts.calendar }).click()
      expect((await saved).suggestedFilename()).toBe(`order-${id}.ics`)
      await expect(page.getByRole('link', { name: texts.directions }).filter({ visible: true })).toHaveAttribute(
        'href',
        /maps.*destination=18\./,
      )
      await expectAccessible(page)

      await page.goto('/account/orders')
      await expect(listed(page, id)).toContainText(texts.readyBy)
      // A time that has passed is no time to come: the order is late, in the tone of a warning.
      await store.query(`update orders set created_at = now() - interval '20 days' where id = $1`, [id])
      await page.reload()
      await expect(listed(page, id)).toContainText(texts.isLateListed)
      await expectAccessible(page)

      await store.move(id, 'in_process')
      await open()
      await expect(stage(page)).toContainText(texts.stages.preparing)
      // Its branch promised a time that has passed.
      await expect(page.getByText(texts.isLate)).toBeVisible()
      await expect(page.getByRole('link', { name: texts.callBranch })).toHaveAttribute('href', /^tel:\+1809/)
      await expect(page.getByText(texts.lateBadge, { exact: true })).toBeVisible()
      // What the store does is in the details, in the language of the page.
      await expect(page.getByText(texts.work).filter({ visible: true })).toHaveCount(0)
      await showEnd(page, page.getByText(texts.details))
      await page.getByText(texts.details).click()
      await expect(page.getByText(texts.work)).toBeVisible()
      await expect(page.getByText('Picking')).toHaveCount(0)

      await store.move(id, 'processed')
      await open()
      await expect(page.getByRole('heading', { name: texts.ready })).toBeVisible()
      await expect(page.getByRole('img', { name: texts.pass(id) })).toBeVisible()
      await expect(page.getByText(texts.isLate)).toHaveCount(0)
      await expect(page.getByText(texts.lateBadge, { exact: true })).toHaveCount(0)
      await expectAccessible(page)

      // The mail has the same pass as a picture, and an employee reads who may collect.
      const mails = await store.mailsOf(id)
      expect(mails.map(({ template }) => template)).toEqual(['order-placed', 'order-ready'])
      const ready = mails[1]!
      const frame = await (await fetch(`${store.url}/dev/outbox/mails/${ready.id}`)).text()
      expect(frame).toContain('src="data:image/png;base64,')
      expect(frame).toContain('Marta Reyes')
      const pass = await store.read(`orders/pass/${ready.data.pass}`)
      expect(pass).toMatchObject({ id, is_ready: true, collector: 'Marta Reyes' })

      // Whoever has the link sees the same without a sign-in, in their own language, and no name.
      const other = language === 'en' ? 'es' : 'en'
      const signedOut = await browser.newContext()
      const visitor = await signedOut.newPage()
      await visitor.goto(`${ready.data.trackUrl}?lang=${other}`)
      await expect(visitor.getByRole('heading', { name: own[other].ready })).toBeVisible()
      await expect(stage(visitor)).toContainText(own[other].stages.ready)
      await expectAccessible(visitor)
      expect(await visitor.locator('main').innerText()).not.toMatch(/Marina|Objío|Marta|Reyes|RD\$/)
      expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

      await store.move(id, 'delivered')
      await visitor.reload()
      await expect(stage(visitor)).toContainText(own[other].stages.collected)
      await visitor.goto(`${ready.data.trackUrl?.slice(0, -2)}xx?lang=en`)
      await expect(visitor.getByRole('heading', { name: 'This link shows no order' })).toBeVisible()
      await signedOut.close()

      await open()
      await expect(stage(page)).toContainText(texts.stages.collected)
      await expect(page.getByRole('img', { name: texts.pass(id) })).toHaveCount(0)
      expect((await store.mailsOf(id)).at(-1)?.template).toBe('order-delivered')
      await page.goto(`/account/orders?tab=history`)
      await expect(page.getByRole('link', { name: new RegExp(String(id)) }).filter({ visible: true })).toBeVisible()
      await page.goto(`/account/orders?tab=offline`)
      await expect(page.getByRole('heading', { name: texts.noOrders })).toBeVisible()
    })
  })
}

const address =
  '{"name":"Casa","phone":"18095550142","province":"Distrito Nacional","city":"Santo Domingo","sector":"Naco","street":"Calle Tres","number":"","house":"3","reference":"","directions":"","lat":18.47,"lng":-69.93}'

test('ORDER-29: an order that is brought goes on hold and back, and is on its way', async ({
  page,
  store,
  isMobile,
}) => {
  await orderAsNewCustomer(page, store.url)
  const id = await store.latestOrder()
  await store.query(`update orders set delivery = 'local_delivery', address = $2 where id = $1`, [id, address])
  await store.move(id, 'on_hold')
  await page.goto(`/account/orders/${id}`)
  const paused = page.locator('section', { has: page.getByRole('heading', { name: 'Your order is on hold' }) })
  await expect(paused).toContainText('The branch has paused it. There is no new date yet. We will write to you')
  await store.query(`update order_events set note = 'A part is missing' where order_id = $1 and status = 'on_hold'`, [
    id,
  ])
  await page.reload()
  await expect(paused).toContainText(
    /The branch writes: “A part is missing\.” There is no new date yet\. We will write to you/,
  )
  await page.goto('/account/orders')
  await expect(listed(page, id)).toContainText('The branch writes: “A part is missing”')
  await page.goBack()
  // ORDER-29: since when, and what its customer can do.
  await expect(paused.locator('time').first()).toHaveText(/^Since .+[AP]M$/)
  const daysAgo = (days: number) =>
    store.query(
      `update order_events set at = now() - $2 * interval '1 day' where order_id = $1 and status = 'on_hold'`,
      [id, days],
    )
  for (const [days, said] of [
    [1, /^For 1 day, since \w{3} \d+, \d{4}$/],
    [9, /^For 9 days, since /],
  ] as const) {
    await daysAgo(days)
    await page.reload()
    await expect(paused.locator('time').first()).toHaveText(said)
  }
  await daysAgo(0)
  await expect(paused.getByRole('link', { name: /^Call Vitrina .+ \+1 \(809\)/ })).toHaveAttribute(
    'href',
    /^tel:\+1809/,
  )
  const cancel = paused.getByRole('button', { name: 'Cancel order' })
  await expect(cancel).toBeVisible()
  // To write stands beside the call, on a phone below it; cancelling is quieter, below both.
  const call = (await paused.getByRole('link', { name: /^Call Vitrina/ }).boundingBox())!
  const write = (await paused.getByRole('link', { name: 'Write to the store' }).boundingBox())!
  const apart = (await cancel.boundingBox())!
  if (isMobile) expect(write.y).toBeGreaterThanOrEqual(call.y + call.height)
  else expect(write.x).toBeGreaterThanOrEqual(call.x + call.width)
  expect(apart.y).toBeGreaterThanOrEqual(write.y + write.height)
  // Another branch's stock does not move this order.
  await expect(paused.locator('a[href^="/products/"]')).toHaveCount(0)
  await expect(cancel).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Buy again' })).toHaveCount(0)
  // The stage at which it was paused.
  await expect(stage(page)).toContainText('Received')
  // ORDER-28: what is written in the other language says so.
  const inSpanish = 'Viene de otra sucursal, y llega el lunes'
  await store.query(`update order_events set note = $2 where order_id = $1 and status = 'on_hold'`, [id, inSpanish])
  await page.reload()
  await expect(paused.locator('[lang="es"]')).toHaveText(`${inSpanish}.`)
  await expect(paused).toContainText(/written in Spanish.*(Open until|Closed now)/)
  await expect(paused).toContainText('The order and its price stay as they are.')
  await expect(paused.locator('img')).toHaveCount(1)
  await expectAccessible(page)
  // ORDER-19: the list says that there is one, and where to go on.
  await page.goto('/account/orders')
  await expect(listed(page, id).locator('[lang="es"]')).toHaveText(inSpanish)
  await expect(listed(page, id)).toContainText('written in Spanish')
  await expect(listed(page, id)).toContainText('See what you can do')
  await expectAccessible(page)
  await page.goBack()
  await store.move(id, 'created', 'in_process', 'processed', 'dispatched', 'sent')
  await page.reload()
  const underway = page.locator('section', { has: page.getByRole('heading', { name: 'Your order is on its way' }) })
  await expect(underway).toBeVisible()
  // ORDER-26: what was written at an earlier step is over; what is written at this one stands at the top.
  await expect(underway).not.toContainText('A part is missing')
  await store.query(
    `update order_events set note = 'With Correo del Valle, 4821' where order_id = $1 and status = 'sent'`,
    [id],
  )
  await page.reload()
  await expect(underway).toContainText('The branch writes: “With Correo del Valle, 4821.”')
  await expect(page.locator('main details li', { hasText: 'The messenger has it' })).toBeVisible()
  await expect(page.locator('details', { hasText: '4821' })).toHaveCount(0)
  await store.move(id, 'delivered')
  const mails = await store.mailsOf(id)
  expect(mails.map(({ template }) => template)).toEqual(['order-placed', 'order-on-its-way', 'order-delivered'])
})

test('ORDER-31: a product says how many units it was, a single one too, and the link that shares has a word on a laptop', async ({
  page,
  store,
  isMobile,
}) => {
  const { email: username, password } = demoAccounts[0]
  await sendAs(page, { origin: store.url, base: 'identity', path: 'sign-in', data: { username, password } })
  await page.goto('/account/orders/10015')
  const share = page.getByRole('button', { name: 'Share tracking' })
  await expect(share.getByText('Share', { exact: true })).toBeVisible({ visible: !isMobile })
  const line = page.locator('#order-lines + ul > li').filter({ hasText: 'RD$100.00' })
  const count = line.getByText('1 unit', { exact: true })
  await expect(count).toBeVisible()
  const amount = (await line.getByText('RD$100.00').boundingBox())!
  const beside = (await (isMobile ? count : line.getByRole('link')).boundingBox())!
  expect(amount.y).toBeLessThan(beside.y + beside.height)
  expect(amount.x).toBeGreaterThanOrEqual(beside.x + beside.width)
})

test('ORDER-19: an order on hold comes before newer ones', async ({ page, store }) => {
  const { email: username, password } = demoAccounts[0]
  await sendAs(page, { origin: store.url, base: 'identity', path: 'sign-in', data: { username, password } })
  await page.goto('/account/orders')
  // Its row has a colour of its own, and arrivals have the same emphasis in cards and rows.
  const rows = page.locator('main :is(li.card, tbody tr)').filter({ visible: true })
  const colourOf = (row: Locator) => row.first().evaluate((element) => getComputedStyle(element).backgroundColor)
  const onHold = rows.filter({ hasText: 'On hold' })
  expect(await colourOf(onHold)).not.toBe(await colourOf(rows.filter({ hasNotText: 'On hold' })))
  const arrival = rows.getByText(/^(Arrives|Ready) /).first()
  expect(await arrival.evaluate((element) => Number(getComputedStyle(element).fontWeight))).toBeGreaterThanOrEqual(600)
  await expect(rows.first()).toContainText('On hold')
  await onHold.first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Your order is on hold' })).toBeVisible()
})

test('ORDER-27: the carrier and what staff write of it stand with the delivery, and can be copied', async ({
  page,
  store,
}) => {
  await orderAsNewCustomer(page, store.url)
  const id = await store.latestOrder()
  await store.query(`update orders set delivery = 'national_delivery', address = $2 where id = $1`, [id, address])
  await store.move(id, 'in_process', 'processed', 'dispatched')
  await store.query(
    `update order_events set note = 'With Correo del Valle, 4821' where order_id = $1 and status = 'dispatched'`,
    [id],
  )
  // Not every browser of the journeys lets a page read what was copied.
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })
  await page.goto(`/account/orders/${id}`)
  const place = page.getByRole('region', { name: 'Deliver to' })
  await expect(place.getByText('With Correo del Valle, 4821', { exact: true })).toBeVisible()
  await expect(page.getByText('4821')).toHaveCount(1)
  await place.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', 'With Correo del Valle, 4821')
  // Named by staff, the number can be copied alone.
  await store.query(
    `update order_events set carrier = 'Correo del Valle', parcel_number = '4821-0775', note = 'By Friday'
      where order_id = $1 and status = 'dispatched'`,
    [id],
  )
  await page.reload()
  await expect(place.getByRole('heading', { name: 'With Correo del Valle' })).toBeVisible()
  await expect(place).toContainText('Tracking number: 4821-0775')
  await expect(place).toContainText('The branch writes: “By Friday”')
  await expect(place.getByRole('link', { name: 'See where the parcel is' })).toHaveCount(0)
  await place.getByRole('button', { name: 'Copy number' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-copied', '4821-0775')
  // ORDER-30: the page of its carrier, once the store has set one.
  const carriers = [{ name: 'Correo del Valle', tracking: 'https://correo.example/{number}' }]
  await store.query(`insert into settings (name, value) values ('carriers', $1)`, [JSON.stringify(carriers)])
  await page.reload()
  await expect(place.getByRole('link', { name: 'See where the parcel is' })).toHaveAttribute(
    'href',
    'https://correo.example/4821-0775',
  )
  await expectAccessible(page)
  await store.query(`delete from settings where name = 'carriers'`)
})

test('ORDER-20: an order under way has its place before its products, the amounts beside them, and is canceled at the end', async ({
  page,
  store,
  isMobile,
}) => {
  await orderAsNewCustomer(page, store.url)
  await page.goto(`/account/orders/${await store.latestOrder()}`)
  await showEnd(page, page.getByRole('button', { name: 'Cancel order' }))
  await page.evaluate(() => window.scrollTo(0, 0))
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  await expect(region('Store pickup').getByRole('link', { name: 'How to get there' })).toBeVisible()
  const place = await boxOf(region('Store pickup'))
  const products = await boxOf(region('Products'))
  const amounts = await boxOf(region('Summary'))
  const payment = await boxOf(region('Payment'))
  const cancel = await boxOf(page.getByRole('button', { name: 'Cancel order' }))
  expect(products.y).toBeGreaterThan(place.y + place.height)
  expect(cancel.y).toBeGreaterThan(products.y + products.height)
  expect(cancel.y).toBeGreaterThan(payment.y + payment.height)
  if (isMobile) return expect(amounts.y).toBeGreaterThan(products.y + products.height)
  expect(amounts.y).toBeLessThan(place.y)
  expect(amounts.x).toBeGreaterThan(place.x + place.width)
})

const brought = {
  en: {
    byTime: /^Arrives .* by \d+:\d\d\s[AP]M$/,
    byDay: /^Arrives by \w+, \w+ \d+$/,
    expected: /Arrives .* by \d+:\d\d\s[AP]M/,
    isLate: /late.*It should have arrived \w{3}, \w{3} \d+(?!\d| and)/,
    late: /^It should have arrived \w{3}, \w{3} \d+ and is late\./,
    call: 'Call the branch to ask for the new time.',
    deliverTo: 'Deliver to',
    cashDue: /^Have RD\$[\d,.]+ in cash ready: you pay the messenger on delivery\.$/,
    cashToCarrier: /^Have RD\$[\d,.]+ in cash ready: you pay the carrier on delivery\.$/,
    cashAtCounter: /^You pay RD\$[\d,.]+ in cash at the counter of Vitrina .+\.$/,
    due: 'To be paid',
    phone: /^Call .+ \+1 \(809\) /,
    details: 'Tracking history',
    steps: ['Received · Created', 'Preparing · In process', 'On its way · Dispatched · A messenger brings it'],
    toCome: 'Delivered',
  },
  es: {
    byTime: /^Llega .* antes de las? \d+:\d\d\s[ap]\.\sm\.$/,
    byDay: /^Llega a más tardar el [a-záé]+ \d+ de [a-z]+$/,
    expected: /Llega .* antes de las? \d+:\d\d/,
    isLate: /con retraso.*Debía llegar el [a-záé]{3}, \d+ [a-z]{3,4}(?![a-z]| y va)/,
    late: /^Debía llegar el [a-záé]{3}, \d+ [a-z]{3,4} y va tarde\./,
    call: 'Llama a la sucursal para saber la nueva hora.',
    deliverTo: 'Entregar en',
    cashDue: /^Ten RD\$[\d,.]+ en efectivo: le pagas al mensajero al recibir\.$/,
    cashToCarrier: /^Ten RD\$[\d,.]+ en efectivo: le pagas al transportista al recibir\.$/,
    cashAtCounter: /^Pagas RD\$[\d,.]+ en efectivo en el mostrador de Vitrina .+\.$/,
    due: 'Por pagar',
    phone: /^Llamar .+ \+1 \(809\) /,
    details: 'Detalles del recorrido',
    steps: ['Recibido · Creado', 'Preparando · En proceso', 'En camino · Despachado · Lo lleva un mensajero'],
    toCome: 'Entregado',
  },
}

for (const language of ['en', 'es'] as const) {
  test.describe(`an order that is brought, in ${language}`, () => {
    test.use({ language })
    const texts = brought[language]

    test('ORDER-15: says by when it is expected, and once that has passed whom to call', async ({ page, store }) => {
      await orderAsNewCustomer(page, store.url)
      const id = await store.latestOrder()
      const set = (change: string, ...values: string[]) =>
        store.query(`update orders set ${change} where id = $1`, [id, ...values])
      await set(`delivery = 'local_delivery', address = $2`, address)
      await page.goto('/account/orders')
      await expect(listed(page, id)).toContainText(texts.expected)
      await expectAccessible(page)
      await page.goto(`/account/orders/${id}`)
      await expect(page.getByText(texts.byTime)).toBeVisible()
      await expectAccessible(page)

      await set(`delivery = 'national_delivery', promised_days = 2`)
      await page.reload()
      await expect(page.getByText(texts.byDay)).toBeVisible()

      await set(`created_at = now() - interval '20 days'`)
      await page.reload()
      await expect(page.getByText(texts.late)).toBeVisible()
      await expect(page.getByRole('link', { name: texts.call })).toHaveAttribute('href', /^tel:\+1809/)
      await expectAccessible(page)

      await page.goto('/account/orders')
      await expect(listed(page, id)).toContainText(texts.isLate)

      await store.move(id, 'on_hold')
      await page.goto(`/account/orders/${id}`)
      await expect(page.getByRole('region', { name: texts.deliverTo })).toBeVisible()
      await expect(page.getByText(texts.late)).toHaveCount(0)
    })

    test('ORDER-16: has the phone of its branch until it is delivered', async ({ page, store }) => {
      await orderAsNewCustomer(page, store.url)
      const id = await store.latestOrder()
      await store.query(`update orders set delivery = 'local_delivery', address = $2 where id = $1`, [id, address])
      await page.goto(`/account/orders/${id}`)
      const phone = page.getByRole('main').getByRole('link', { name: texts.phone })
      await expect(
        page.getByRole('region', { name: texts.deliverTo }).getByRole('link', { name: texts.phone }),
      ).toBeVisible()
      await store.move(id, 'in_process', 'processed', 'dispatched', 'sent', 'delivered')
      await page.reload()
      await expect(stage(page)).toBeVisible()
      await expect(phone).toHaveCount(0)
    })

    test('ORDER-21: what is due in cash stands with where the order is, and who gets it, until it is delivered', async ({
      page,
      store,
    }) => {
      await orderAsNewCustomer(page, store.url)
      const id = await store.latestOrder()
      await page.goto(`/account/orders/${id}`)
      await expect(page.getByText(texts.cashAtCounter)).toBeVisible()
      const bring = (delivery: string) =>
        store.query(`update orders set delivery = $3, address = $2 where id = $1`, [id, address, delivery])
      await bring('national_delivery')
      await page.reload()
      const progress = page.locator('section[aria-labelledby="order-progress"]')
      await expect(progress.getByText(texts.cashToCarrier)).toBeVisible()
      await bring('local_delivery')
      await page.reload()
      await expect(progress.getByText(texts.cashDue)).toBeVisible()
      await expect(page.getByText(texts.due, { exact: true })).toBeVisible()
      await store.move(id, 'in_process', 'processed', 'dispatched', 'sent', 'delivered')
      await page.reload()
      await expect(stage(page)).toBeVisible()
      await expect(page.getByText(texts.cashDue)).toHaveCount(0)
    })

    test('ORDER-13: its details begin with the words of its stages, and have no step to come', async ({
      page,
      store,
    }) => {
      await orderAsNewCustomer(page, store.url)
      const id = await store.latestOrder()
      await store.query(`update orders set delivery = 'local_delivery', address = $2 where id = $1`, [id, address])
      await store.move(id, 'in_process', 'processed', 'dispatched')
      await page.goto(`/account/orders/${id}`)
      await showEnd(page, page.getByText(texts.details))
      await page.getByText(texts.details).click()
      for (const step of texts.steps)
        await expect(page.getByRole('listitem').filter({ hasText: step }).first()).toBeVisible()
      await expect(page.locator('main details li')).toHaveCount(4)
      await expect(page.locator('main details li', { hasText: texts.toCome })).toHaveCount(0)
      await expectAccessible(page)
    })
  })
}
