import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../shopper.ts'

// Without motion the slider stays at its first scene.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One test after the other, so that all share one store.
test.describe.configure({ mode: 'default' })
let store: ConfiguredStore

test.beforeAll(async () => {
  test.setTimeout(150_000)
  store = await startConfiguredStore()
  await store.query(`update settings set value = '[]' where name = 'banners'`)
})
test.afterAll(() => store?.stop())

for (const [language, from, buy] of [
  ['en', 'From', 'Buy now'],
  ['es', 'Desde', 'Comprar ahora'],
] as const)
  test(`a store without banners names a phone with its price and a verb, in ${language}`, async ({ page, context }) => {
    await context.addCookies([
      { name: 'language', value: language, url: store.url },
      { name: 'branch', value: '1', url: store.url },
    ])
    const response = await page.request.get(`${store.url}/api/catalog/products/phones?place=1`)
    const [phone] = (
      (await response.json()) as { data: { docs: { brand: string; model: string; codarticulo: string }[] } }
    ).data.docs
    await page.goto(store.url)
    // HOME-1
    const scene = page.locator('.slider').getByRole('tabpanel').first()
    await expect(scene.getByRole('heading')).toHaveText(`${phone!.brand} ${phone!.model}`)
    await expect(scene.getByText(`${from} RD$`)).toBeVisible()
    await expectAccessible(page)
    await scene.getByRole('link', { name: buy }).click()
    await expect(page).toHaveURL(new RegExp(`/products/${phone!.codarticulo}$`))
  })
