import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, productsWithStock, test } from '../shopper.ts'

/** What the page of a product says of its delivery to a stranger, whose address nobody knows. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = {
  en: {
    delivery: 'Delivery from Vitrina Naco',
    today: /^Arrives today by 7:00\sPM$/,
    tomorrow: /^Arrives tomorrow by 9:15\sAM$/,
    cost: 'From RD$100 by distance, up to 6\u00A0km',
    national: 'National shipping from RD$250',
    days: 'In 1 to 2 working days',
    seeCost: 'Cost by area',
    buyAt: /^Shop at (Vitrina .+)$/m,
    from: (branch: string) => `Delivery from ${branch}`,
    costThere: /^From RD\$\d+ by distance, up to \d+\u00A0km$/,
    arrival: /^Arrives today by \d:\d\d\sPM$/,
    none: 'Not in stock',
    heads: ['Branch', 'Units', 'Shop here'],
    storage: 'Storage',
  },
  es: {
    delivery: 'Entrega desde Vitrina Naco',
    today: /^Llega hoy antes de las 7:00\sp\.\sm\.$/,
    tomorrow: /^Llega mañana antes de las 9:15\sa\.\sm\.$/,
    cost: 'Desde RD$100 según la distancia, hasta 6\u00A0km',
    national: 'Envío nacional desde RD$250',
    days: 'En 1 a 2 días laborables',
    seeCost: 'Costo por área',
    buyAt: /^Elegir (Vitrina .+)$/m,
    from: (branch: string) => `Entrega desde ${branch}`,
    costThere: /^Desde RD\$\d+ según la distancia, hasta \d+\u00A0km$/,
    arrival: /^Llega hoy antes de las \d:\d\d\sp\.\sm\.$/,
    none: 'Sin existencia',
    heads: ['Sucursal', 'Unidades', 'Elegir'],
    storage: 'Almacenamiento',
  },
}

// A Monday, ten minutes before the last order that the messenger of branch 1 brings on the same day, and ten after it.
const before = new Date('2026-11-23T17:50:00Z')
const after = new Date('2026-11-23T18:10:00Z')

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = own[language]

    test('DELIVERY-18: a stranger reads by when and from which price the branch delivers, also on a page left open', async ({
      page,
    }) => {
      await page.clock.setFixedTime(before)
      const [product] = await productsWithStock(page.request, 1, 98)
      await page.goto(`/products/${product!.codarticulo}`)
      const row = page.getByRole('listitem').filter({ hasText: texts.delivery })
      await expect(row.getByText(texts.today)).toBeVisible()
      await expect(row.getByText(texts.cost, { exact: true })).toBeVisible()
      const national = page.getByRole('listitem').filter({ hasText: texts.national })
      await expect(national.getByText(texts.days, { exact: true })).toBeVisible()
      await expect(row.getByRole('link', { name: texts.seeCost })).toHaveAttribute('href', /policies\/delivery#cost$/)
      const { height } = (await row.boundingBox())!
      await expectAccessible(page)

      await page.clock.setFixedTime(after)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(row.getByText(texts.tomorrow)).toBeVisible()
      expect((await row.boundingBox())!.height).toBe(height)
    })

    test('PRODUCT-22: where the chosen branch lacks it, the page says how the branch to buy it at delivers', async ({
      page,
    }) => {
      await page.clock.setFixedTime(before)
      await page.goto('/products/CEL-0039')
      await expectHydrated(page)
      const buy = page.getByRole('button', { name: texts.buyAt }).filter({ visible: true })
      const branch = texts.buyAt.exec(await buy.innerText())![1]!
      const row = page.getByRole('listitem').filter({ hasText: texts.from(branch) })
      await expect(row.getByText(texts.arrival)).toBeVisible()
      await expect(row.getByText(texts.costThere)).toBeVisible()
      await expect(page.getByText(texts.delivery)).toHaveCount(0)

      const table = page.getByRole('table').filter({ hasText: branch })
      await expect(table.getByRole('columnheader')).toHaveText(texts.heads)
      const lacking = table.getByRole('row').filter({ hasText: texts.none }).first()
      const cells = lacking.getByRole('cell')
      await expect(cells).toHaveCount(1)
      await expectAccessible(page)
    })

    test('PRODUCT-12: a choice of storage says its own price, and what an offer saves', async ({ page }) => {
      await page.goto('/products/CEL-0010')
      const storages = page.getByRole('navigation', { name: texts.storage }).getByRole('link')
      for (const name of [
        /^128 GB RD\$[\d,]+( (Before|Antes) RD\$[\d,]+ \d+% (off|de descuento))?$/,
        /^256 GB RD\$55,900$/,
      ])
        await expect(storages.filter({ hasText: 'GB' }).and(page.getByRole('link', { name }))).toBeVisible()
    })
  })

test('PRODUCT-11: the bar of a phone has a button while that of the page is out of view', async ({
  page,
  messages,
  isMobile,
}) => {
  test.skip(!isMobile)
  await page.goto('/products/CEL-0010')
  await expectHydrated(page)
  const bar = page.locator('.buy-bar')
  const add = page.getByRole('button', { name: messages.addToCart, exact: true })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeVisible()
  await add.first().evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(bar).toHaveCount(0)
  await add.click()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  // What goes with it is offered below that button, and no bar comes for it (PRODUCT-23).
  await expect(page.getByRole('region', { name: 'Goes with what you added' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(add).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('DELIVERY-18: the page names no day, which a cached page cannot know', async ({ page }) => {
    const [product] = await productsWithStock(page.request, 1, 98)
    await page.goto(`/products/${product!.codarticulo}`)
    const row = page.getByRole('listitem').filter({ hasText: own.en.delivery })
    await expect(row.getByText('In 4 to 5 working hours', { exact: true })).toBeVisible()
    await expect(row.getByText(own.en.cost, { exact: true })).toBeVisible()
    await expect(page.getByText(/Arrives/)).toHaveCount(0)
  })
})
