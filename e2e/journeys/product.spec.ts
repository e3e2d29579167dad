import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, expectInteractive, productsWithStock, scrollToDeferred, test } from '../shopper.ts'

/** The texts of a product's page, in both languages. */
const en = {
  gallery: 'Pictures of the product',
  enlarge: 'Enlarge picture',
  next: 'Next picture',
  pictureOf: (at: number, count: number) => `Picture ${at} of ${count}`,
  morePictures: (count: number) => (count === 1 ? '1 more picture' : `${count} more pictures`),
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  reviews: 'Reviews',
  questions: 'Questions and answers',
  reviewPages: 'Pages of reviews',
  onwards: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  sort: 'Sort by',
  highest: 'Highest rating',
  searchReviews: 'Search the reviews',
  nothing: /^Nothing found/,
  failed: 'We could not load the reviews.',
  again: 'Try again',
  noReviews: /^Nobody has reviewed/,
  compatible: 'Fits',
  more: /^More for /,
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  similar: 'Similar products',
  pickup: 'Free pickup at Vitrina Naco',
  ready: /^Ready today at 4:00\sPM$/,
  returns: '30 days to return it',
  companions: 'Buy together',
  nextCompanion: 'Goes with what you added',
  addSet: (count: number, sum: string) => `Add ${count} for ${sum}`,
  setAdded: (count: number) => `${count} products added!`,
  inCart: 'In the cart',
  someInCart: (count: number) => `${count} in the cart`,
  allInCart: 'All in the cart',
  noneChosen: 'Choose what to add',
  seeCart: 'See the cart',
  undo: 'Undo',
  charger: /charger/,
  goesWith: (model: string) => `Goes with your ${model}`,
}
const es: typeof en = {
  gallery: 'Fotos del producto',
  enlarge: 'Ampliar foto',
  next: 'Foto siguiente',
  pictureOf: (at, count) => `Foto ${at} de ${count}`,
  morePictures: (count) => (count === 1 ? '1 foto más' : `${count} fotos más`),
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  close: 'Cerrar',
  reviews: 'Reseñas',
  questions: 'Preguntas y respuestas',
  reviewPages: 'Páginas de reseñas',
  onwards: 'Siguiente',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  sort: 'Ordenar por',
  highest: 'Mejor valoradas',
  searchReviews: 'Buscar en las reseñas',
  nothing: /^No encontramos nada/,
  failed: 'No pudimos cargar las reseñas.',
  again: 'Intentar de nuevo',
  noReviews: /^Nadie ha reseñado/,
  compatible: 'Compatible con',
  more: /^Más para /,
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  similar: 'Productos similares',
  pickup: 'Retíralo gratis en Vitrina Naco',
  ready: /^Listo hoy a las 4:00\sp\.\sm\.$/,
  returns: '30 días para devolverlo',
  companions: 'Llévalo completo',
  addSet: (count, sum) => `Agregar ${count} por ${sum}`,
  setAdded: (count) => `¡${count} productos agregados!`,
  inCart: 'En el carrito',
  someInCart: (count) => `${count} en el carrito`,
  allInCart: 'Todo en el carrito',
  noneChosen: 'Elige qué agregar',
  seeCart: 'Ver el carrito',
  undo: 'Deshacer',
  nextCompanion: 'Va con lo que agregaste',
  charger: /Cargador/,
  goesWith: (model) => `Va con tu ${model}`,
}
const read = { en, es }

type Card = ReplyOf<typeof listProducts>['docs'][number]

/** The products of a category, the most popular first. */
async function products(request: APIRequestContext, category: number): Promise<Card[]> {
  const response = await request.get(`/api/catalog/products?category=${category}&limit=96`)
  return ((await response.json()) as { data: { docs: Card[] } }).data.docs
}
/** What one unit costs today, in RD$. */
const priceOfOne = ({ price, special_price: special, quantity_required_special_price: from }: Card) =>
  special > 0 && special < price! && from <= 1 ? special : price!
const phones = 1
const cases = 12
/** A phone with more than two pages of reviews. */
const talkedAbout = async (request: APIRequestContext) =>
  (await products(request, phones)).find(({ total_reviews }) => total_reviews > 10)!

/** Opens a page and waits until it is hydrated; parts further down are hydrated when they come near. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    const messages = read[language]
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('the pictures are browsed with the keyboard, and enlarged', async ({ page, request }) => {
      const pictured = (await products(request, phones)).toSorted(
        (a, b) => b.imageGallery.length - a.imageGallery.length,
      )[0]!
      const count = pictured.imageGallery.length
      await open(page, `/products/${pictured.codarticulo}`)
      const gallery = page.getByRole('region', { name: messages.gallery })
      const shown = (at: number) =>
        expect(gallery.getByText(messages.pictureOf(at, count), { exact: true })).toBeAttached()
      await gallery.getByRole('list', { name: messages.gallery }).focus()
      await page.keyboard.press('ArrowRight')
      await shown(2)
      await page.keyboard.press('End')
      await shown(count)
      await page.keyboard.press('Home')
      await shown(1)
      // At most four thumbnails are shown; the last one says how many more there are and links to them.
      await expect(gallery.getByRole('link')).toHaveCount(Math.min(4, count))
      expect(count, 'a phone with more pictures than are shown beside').toBeGreaterThan(4)
      await expect(gallery.getByText(`+${count - 4}`)).toBeVisible()
      await gallery.getByRole('link', { name: messages.morePictures(count - 4), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(messages.pictureOf(4, count), { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText(messages.pictureOf(5, count), { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: messages.pictureOf(2, count), exact: true }).click()
      await expect(dialog.getByText(messages.pictureOf(2, count), { exact: true })).toBeVisible()
      // The product fills the window, not the margins of its picture.
      const scale = () =>
        dialog
          .locator('.zoom-picture img')
          .last()
          .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)
      await expect.poll(scale).toBeGreaterThan(1.1)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: messages.zoomIn, exact: true }).click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    test('beside the button stands when a phone can be picked up, and below it what goes with it', async ({
      page,
      request,
    }) => {
      const phone = (await products(request, phones)).find(
        ({ existence, price }) => existence !== 0 && (price ?? 0) > 15_000,
      )!
      // A Monday, eight minutes before three in the store's time zone; an order takes an hour.
      await page.clock.setFixedTime(new Date('2026-11-23T18:52:00Z'))
      await open(page, `/products/${phone.codarticulo}`)
      await expect(page.getByText(messages.pickup, { exact: true })).toBeVisible()
      await expect(page.getByText(messages.ready)).toBeVisible()
      await expect(page.getByText(messages.returns, { exact: true })).toBeVisible()
      const companions = page.getByRole('region', { name: messages.companions })
      await expect(companions.getByRole('link').first()).toHaveText(messages.charger)
      await expectAccessible(page)
    })

    test('a phone and what goes with it are added by one button, with their sum and a tick for each', async ({
      page,
      request,
    }) => {
      const phone = (await products(request, phones)).find(
        ({ existence, price }) => Number(existence) > 5 && (price ?? 0) > 15_000,
      )!
      const response = await request.get(`/api/catalog/products/companions?codes=${phone.codarticulo}&place=1`)
      const [device] = ((await response.json()) as { data: { devices: { companions: Card[] }[] } }).data.devices
      const set = [phone, ...device!.companions]
      const sumOf = (some: Card[]) =>
        `RD$${some.reduce((sum, one) => sum + priceOfOne(one), 0).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

      await open(page, `/products/${phone.codarticulo}`)
      const companions = page.getByRole('region', { name: messages.companions })
      await scrollToDeferred(companions)
      const ticks = companions.getByRole('checkbox')
      const button = companions.getByRole('button')
      // Nothing but the phone is in the sum before it is asked for.
      await expectInteractive(ticks.first())
      await expect(ticks.first()).toBeChecked()
      await expect(companions.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await expect(button).toHaveCount(0)
      for (const tick of (await ticks.all()).slice(0, -1)) await tick.check()
      await expect(button).toHaveText(messages.addSet(set.length - 1, sumOf(set.slice(0, -1))))
      await button.click()
      await expect(page.getByText(messages.setAdded(set.length - 1))).toBeVisible()
      // What is in the cart now, and what was left out, is not ticked.
      await expect(companions.getByText(messages.inCart, { exact: true })).toHaveCount(set.length - 1)
      await expect(companions.getByRole('checkbox', { checked: true })).toHaveCount(0)
      await expect(companions.getByText(messages.someInCart(set.length - 1), { exact: true })).toBeVisible()
      await expect(companions.getByText(messages.noneChosen, { exact: true })).toBeVisible()
      await ticks.last().check()
      await expect(button).toHaveText(messages.addSet(1, sumOf(set.slice(-1))))
      await ticks.last().uncheck()
      await page.getByRole('button', { name: messages.undo, exact: true }).click()
      await expect(ticks.first()).toBeChecked()
      await expect(button).toHaveCount(0)
      await ticks.nth(1).check()
      await expect(button).toHaveText(messages.addSet(2, sumOf(set.slice(0, 2))))
    })

    test('PRODUCT-10: once a phone and what goes with it are in the cart, the way there follows the button', async ({
      page,
      request,
    }) => {
      const phone = (await products(request, phones)).find(
        ({ existence, price }) => Number(existence) > 5 && (price ?? 0) > 15_000,
      )!
      await open(page, `/products/${phone.codarticulo}`)
      const companions = page.getByRole('region', { name: messages.companions })
      await scrollToDeferred(companions)
      const button = companions.getByRole('button')
      await expectInteractive(companions.getByRole('checkbox').first())
      for (const tick of await companions.getByRole('checkbox').all()) await tick.check()
      await button.press('Enter')
      await expect(companions.getByText(messages.allInCart, { exact: true })).toBeVisible()
      await expect(companions.getByText(messages.noneChosen)).toHaveCount(0)
      await expect(button).toHaveCount(0)
      const toCart = companions.getByRole('link', { name: messages.seeCart, exact: true })
      await expect(toCart).toBeFocused()
      await expectAccessible(page)
      // One more of it can still be added.
      await companions.getByRole('checkbox').first().check()
      await expect(button).toBeEnabled()
      await companions.getByRole('checkbox').first().uncheck()
      await toCart.click()
      await expect(page).toHaveURL(/\/cart$/)
    })

    test('what goes with a phone is offered once it is added, and in the cart until it is there', async ({
      page,
      request,
      messages: shopper,
    }) => {
      const phone = (await products(request, phones)).find(
        // A cheap phone has a charger alone.
        ({ existence, price }) => (price ?? 0) > 15_000 && Number(existence) > 5,
      )!
      await open(page, `/products/${phone.codarticulo}`)
      const companions = page.getByRole('region', { name: messages.companions })
      await expect(companions).toHaveCount(1)
      await page.getByRole('button', { name: shopper.addToCart, exact: true }).filter({ visible: true }).first().click()
      // The line beside the button of the phone, on a laptop as on a phone; the list stays below it.
      await expect(companions.filter({ visible: true })).toHaveCount(1)
      const next = page.getByRole('region', { name: messages.nextCompanion }).filter({ visible: true })
      await expect(next).toContainText(messages.charger)
      await next.getByRole('button').click()
      await expect(next).not.toContainText(messages.charger)

      await page.goto('/cart')
      const beside = page.getByRole('region', { name: messages.goesWith(phone.model) })
      await expect(beside.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
      const names = await beside.getByRole('heading', { level: 3 }).allInnerTexts()
      expect(names.filter((name) => messages.charger.test(name))).toEqual([])
      await beside.getByRole('button', { name: shopper.addToCart }).first().click()
      await expect(page.getByRole('textbox', { name: shopper.quantityOf })).toHaveCount(3)
      await expect(beside.getByRole('heading', { level: 3 })).toHaveText(names)
    })

    test('the pictures are swiped, also while they are enlarged', async ({ page, request }) => {
      const phone = (await products(request, phones)).find(({ imageGallery }) => imageGallery.length > 1)
      await open(page, `/products/${phone!.codarticulo}`)
      const gallery = page.getByRole('region', { name: messages.gallery })
      const row = gallery.getByRole('list', { name: messages.gallery })
      await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }))
      const count = phone!.imageGallery.length
      await expect(gallery.getByText(messages.pictureOf(2, count), { exact: true })).toBeAttached()
      await gallery.getByRole('button', { name: messages.enlarge }).click()
      // The sharp one, which stays: that of the page stands in its place only until it has arrived.
      const picture = page
        .getByRole('dialog')
        .getByRole('button', { name: `. ${messages.zoomIn}` })
        .locator('img')
        .last()
      await expect(picture).toBeVisible()
      const box = (await picture.boundingBox())!
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width * 0.2, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 })
      await page.mouse.up()
      await expect(page.getByRole('dialog').getByText(messages.pictureOf(1, count), { exact: true })).toBeVisible()
    })

    test('the reviews are linked to, paged, sorted and searched', async ({ page, request }) => {
      const phone = await talkedAbout(request)
      await open(page, `/products/${phone.codarticulo}?scroll=reviews`)
      await expect(page.getByRole('heading', { name: messages.reviews, exact: true })).toBeInViewport()
      const reviews = page.getByRole('region', { name: messages.reviews, exact: true })
      const titles = () => reviews.getByRole('article').getByRole('heading')
      await expect(titles()).toHaveCount(5)
      const first = await titles().allInnerTexts()
      const pages = Math.ceil(phone.total_reviews / 5)
      await reviews.getByRole('button', { name: messages.onwards }).click()
      await expect(reviews.getByRole('navigation', { name: messages.reviewPages })).toContainText(
        messages.pageOf(2, pages),
      )
      expect((await titles().allInnerTexts()).some((title) => first.includes(title))).toBe(false)
      await reviews.getByRole('combobox', { name: messages.sort }).selectOption({ label: messages.highest })
      await expect(reviews.getByRole('navigation', { name: messages.reviewPages })).toContainText(
        messages.pageOf(1, pages),
      )
      const search = reviews.getByRole('textbox', { name: messages.searchReviews })
      await search.fill(first[0]!)
      await search.press('Enter')
      await expect(titles().first()).toHaveText(first[0]!)
      await search.fill('zzzz')
      await search.press('Enter')
      await expect(reviews.getByText(messages.nothing)).toBeVisible()
    })

    test('reviews that fail to load say so and can be loaded again, while the page stays', async ({
      page,
      request,
      context,
    }) => {
      const phone = await talkedAbout(request)
      await context.route('**/api/catalog/products/reviews/**', (route) => route.abort())
      await open(page, `/products/${phone.codarticulo}?scroll=reviews`)
      const reviews = page.getByRole('region', { name: messages.reviews, exact: true })
      await reviews.getByRole('button', { name: messages.onwards }).click()
      await expect(reviews.getByRole('alert')).toContainText(messages.failed)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(phone.model)
      await context.unroute('**/api/catalog/products/reviews/**')
      await reviews.getByRole('button', { name: messages.again }).click()
      await expect(reviews.getByRole('article')).toHaveCount(5)
    })

    test('a case links to its phone, and the phone to its cases', async ({ page, request }) => {
      const [cover] = (await products(request, cases)).filter(({ codarticulo }) => codarticulo.startsWith('FUN-'))
      await open(page, `/products/${cover!.codarticulo}`)
      const device = page.getByRole('region', { name: messages.compatible }).getByRole('link').first()
      const name = await device.innerText()
      await device.click()
      // The case's name contains the phone's name as well, but not at its start.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`))
      const accessories = page.getByRole('region', { name: messages.more })
      await scrollToDeferred(accessories)
      await expect(accessories.getByRole('link', { name }).first()).toBeAttached()
    })

    test('a product is shared by copying its link', async ({ page, request, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const [phone] = await products(request, phones)
      await open(page, `/products/${phone!.codarticulo}`)
      await page.getByRole('main').getByRole('button', { name: messages.share }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: messages.copy }).click()
      await expect(page.getByText(messages.copied).first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`/products/${phone!.codarticulo}$`),
      )
    })

    test('every part of the page is accessible in both themes', async ({ page, request }) => {
      const phone = await talkedAbout(request)
      await open(page, `/products/${phone.codarticulo}`)
      for (const name of [messages.reviews, messages.questions, messages.similar]) {
        await scrollToDeferred(page.getByRole('heading', { name, exact: true }))
      }
      await expect(page.getByRole('combobox', { name: messages.sort }).last()).toBeEnabled()
      await expectAccessible(page)
    })
  })
}

test('PRODUCT-6: on a phone a dot shows its picture, and the dots stand in a corner of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/products/CEL-0010')
  const gallery = page.getByRole('region', { name: en.gallery })
  const dot = gallery.getByRole('link', { name: en.pictureOf(3, 4) })
  const { width, height } = (await dot.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  const dots = (await gallery.getByRole('list').last().boundingBox())!
  const picture = (await gallery.getByRole('list', { name: en.gallery }).boundingBox())!
  expect(dots.width * dots.height).toBeLessThan(0.05 * picture.width * picture.height)
  await dot.click()
  await expect(gallery.getByText(en.pictureOf(3, 4), { exact: true })).toBeAttached()
  await expect(dot).toHaveAttribute('aria-current', 'true')
})

test('two quick steps move two pictures forward; a click enlarges the picture, and another zooms to the clicked place', async ({
  page,
  request,
}) => {
  const [phone] = await products(request, phones)
  const count = phone!.imageGallery.length
  await open(page, `/products/${phone!.codarticulo}`)
  const gallery = page.getByRole('region', { name: en.gallery })
  const row = gallery.getByRole('list', { name: en.gallery })
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByText(en.pictureOf(3, count), { exact: true })).toBeAttached()
  await row.click()
  const picture = page.getByRole('dialog').getByRole('button', { name: `. ${en.zoomIn}` })
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: width * 0.98, y: height * 0.9 } })
  const left = () =>
    page
      .getByRole('dialog')
      .locator('.zoom-viewport')
      .evaluate((viewport) => viewport.scrollLeft / (viewport.scrollWidth - viewport.clientWidth))
  await expect.poll(left).toBeGreaterThan(0.9)
})

test('the enlarged picture fills the screen in twice the pixels of the page, and two fingers zoom it but not the page', async ({
  page,
  request,
  isMobile,
}) => {
  const [phone] = await products(request, phones)
  await open(page, `/products/${phone!.codarticulo}`)
  const gallery = page.getByRole('region', { name: en.gallery })
  const widthOf = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? 0))
  const onPage = await widthOf(gallery.getByRole('img').first())
  await gallery.getByRole('list', { name: en.gallery }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('button', { name: `. ${en.zoomIn}` })
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! })
  await expect.poll(() => widthOf(picture.locator('img').last())).toBeGreaterThanOrEqual(2 * onPage)
  if (!isMobile) return
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) })
  const before = (await picture.boundingBox())!.width
  await touch('touchStart', 150, 240)
  await touch('touchMove', 105, 285)
  await touch('touchEnd')
  const large = dialog.getByRole('button', { name: `. ${en.zoomOut}` })
  await expect.poll(async () => (await large.boundingBox())!.width / before).toBeCloseTo(2)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole page is readable, and its pictures are links', async ({ page, request }) => {
    const phone = await talkedAbout(request)
    await page.goto(`/products/${phone.codarticulo}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(phone.description)
    const reviews = page.getByRole('region', { name: en.reviews, exact: true })
    await expect(reviews.getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('region', { name: en.questions })).toBeVisible()
    await expect(page.getByRole('region', { name: en.similar }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
    const second = page.getByRole('region', { name: en.gallery }).getByRole('link').nth(1)
    await second.click()
    await expect(page).toHaveURL(/#picture-2$/)
  })
})

test('the path to a product with a long name is shown whole, also on a narrow phone', async ({ page, request }) => {
  const products = await productsWithStock(request, 1, 98)
  const [longest] = products.toSorted((a, b) => b.description.length - a.description.length)
  await page.goto(`/products/${longest!.codarticulo}`)
  const name = page.locator('ol > li > [aria-current=page]')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(name).toHaveText(longest!.description)
    const [cut, pageWidth] = await name.evaluate((crumb) => [
      Math.max(crumb.scrollWidth - crumb.clientWidth, crumb.scrollHeight - crumb.clientHeight),
      document.documentElement.scrollWidth,
    ])
    expect([cut, pageWidth]).toEqual([0, width])
  }
})

test('the page has one canonical URL, whether it was opened by _id or by code', async ({ page, request, isMobile }) => {
  test.skip(isMobile)
  const [phone] = await products(request, phones)
  await page.goto(`/products/${phone!._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phone!.description)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/products/${phone!.codarticulo}$`),
  )
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
    expect.arrayContaining(['Product', 'BreadcrumbList']),
  )
})

test('robots.txt names the sitemap, and every page in it exists', async ({ request, isMobile }) => {
  test.skip(isMobile)
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] as string
  const parts = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => address as string,
  )
  expect(parts.length).toBeGreaterThanOrEqual(2)
  const [pages, first] = await Promise.all(parts.slice(0, 2).map(async (part) => (await request.get(part)).text()))
  const addresses = [...`${pages}${first!.slice(0, 3_000)}`.matchAll(/<loc>([^<]+)</g)].map(([, address]) =>
    address!.replace('&#38;', '&'),
  )
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon')
})

for (const path of ['/products/ADA-0016%20', '/products/%E0%A4%A', '/products/a%2Fb']) {
  test(`${path} is not found, before hydration and after it`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this product' })).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('below the questions about a product a link leads to the ways to ask the store', async ({ page }) => {
  await page.goto('/products/FUN-0044')
  await expectHydrated(page)
  const questions = page.getByRole('region', { name: 'Questions and answers' })
  await questions.scrollIntoViewIfNeeded()
  const first = questions.getByRole('article').first()
  // Before, the section is the server's HTML, which its code replaces.
  await expectInteractive(first)
  if (test.info().project.name !== 'phone') {
    // The title has the column at the left, which the list leaves free.
    const [title, list] = [await questions.getByRole('heading', { level: 2 }).boundingBox(), await first.boundingBox()]
    expect(Math.abs(title!.y - list!.y)).toBeLessThan(16)
    expect(list!.x).toBeGreaterThan(title!.x)
  }
  await questions.getByRole('link', { name: 'Ask us by phone or email' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('PRODUCT-16: the table of branches leads to the button that adds the product at another one', async ({ page }) => {
  const [product] = await productsWithStock(page.request, 1, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  const summary = page.locator('summary').filter({ hasText: 'Stock by branch' })
  await summary.click()
  const button = page.getByRole('button', { name: /^Shop here: / }).first()
  const branch = (await button.getAttribute('aria-label'))!.replace('Shop here: ', '')
  await button.press('Enter')
  await expect(page.getByRole('main').getByText(`at ${branch}`).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first(),
  ).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `You now shop at ${branch}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Shop here: ${branch}` })).toHaveCount(0)
  await expectAccessible(page)
})

test('PRODUCT-19: a device that the branch lacks says so in one wording, and is offered in no set', async ({
  page,
}) => {
  await page.goto('/products/CEL-0039')
  await expectHydrated(page)
  const main = page.getByRole('main')
  const lacks = main.getByText('Not in stock at Vitrina Naco')
  await expect(lacks.filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByText(/^Available at Vitrina .+ other branch/)).toBeVisible()
  await expect(main.getByText(/is not in stock|Out of stock at/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Buy together' })).toHaveCount(0)
  // What the set would have is among the accessories.
  const accessories = page.getByRole('region', { name: 'More for Onza Uno' })
  await scrollToDeferred(accessories)
  await expect(accessories.getByRole('link', { name: /charger/ }).first()).toBeAttached()
})
