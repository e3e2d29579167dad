import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, test } from '../shopper.ts'
import { shopTexts } from '../shop-texts.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** Opens the filters, which a phone folds into a sheet. */
async function openFilters(page: Page, language: 'en' | 'es'): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: shopTexts[language].filters })
  const opener = page.getByRole('button', { name: new RegExp(`^${shopTexts[language].filters}`) })
  if (await opener.isVisible()) await opener.click()
  await expect(panel).toBeVisible()
  return panel
}

const texts = {
  en: {
    forWhichPhone: 'For which phone?',
    findPhone: 'Find a phone',
    yourPhone: 'Only for your Lumen Aria 12 Pro',
    chip: 'Remove filter: For Lumen Aria 12 Pro',
    facts: 'For Lumen Aria 12 Pro',
    fits: 'Fits your Aria 12 Pro',
    doesNotFit: 'Does not fit your Aria 12 Pro',
    models: 'Models',
    remove: 'Remove your phone',
    category: 'Category',
    storage: 'Storage',
  },
  es: {
    forWhichPhone: '¿Para qué celular?',
    findPhone: 'Buscar un celular',
    yourPhone: 'Solo para tu Lumen Aria 12 Pro',
    chip: 'Quitar filtro: Para Lumen Aria 12 Pro',
    facts: 'Para Lumen Aria 12 Pro',
    fits: 'Le sirve a tu Aria 12 Pro',
    doesNotFit: 'No le sirve a tu Aria 12 Pro',
    models: 'Modelos',
    remove: 'Quitar tu celular',
    category: 'Categoría',
    storage: 'Almacenamiento',
  },
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const own = texts[language]

    // SEARCH-23, SEARCH-24
    test('cases are filtered by the phone first, and other lists and products remember it', async ({ page }) => {
      await page.goto('/shop?category=12')
      await expectHydrated(page)
      const filters = await openFilters(page, language)
      await expect(filters.getByRole('group').first()).toHaveAccessibleName(own.forWhichPhone)
      await expect(filters.getByRole('group', { name: own.models })).toHaveCount(0)
      await filters.getByLabel(own.findPhone).fill('aria 12 pro')
      await expectAccessible(page)
      // The keyboard walks over the models, also out of the sheet of a phone's screen, without choosing one.
      const model = filters.getByRole('link', { name: /^Aria 12 Pro ?\d/ })
      await expect(model).toBeVisible()
      for (let step = 0; step < 5; step += 1) {
        await page.keyboard.press('Tab')
        if (await model.evaluate((link) => link === document.activeElement)) break
      }
      await expect(model).toBeFocused()
      await expect(page).not.toHaveURL(/fits=/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/fits=lumen%2FAria\+12\+Pro/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: own.chip })).toBeVisible()
      const cards = page.locator('main').getByRole('article')
      await expect(cards.filter({ hasNotText: own.facts })).toHaveCount(0)

      await page.goto('/shop?category=34')
      await expect(cards.filter({ hasNotText: own.facts })).not.toHaveCount(0)
      await page.getByRole('link', { name: own.yourPhone }).click()
      await expect(page).toHaveURL(/fits=lumen%2FAria\+12\+Pro/)
      await expect(cards.filter({ hasNotText: own.facts })).toHaveCount(0)
      await cards.first().getByRole('heading').getByRole('link').click()
      await expect(page.getByText(own.fits, { exact: true })).toBeVisible()

      await page.goto('/shop?category=12&fits=lumen/Aria+11')
      await cards.first().getByRole('heading').getByRole('link').click()
      await expect(page.getByText(own.doesNotFit, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: own.remove, exact: true }).click()
      await expect(page.getByText(own.doesNotFit, { exact: true })).toHaveCount(0)
      await page.goto('/shop?category=34')
      await expectHydrated(page)
      await expect(page.getByRole('link', { name: own.yourPhone })).toHaveCount(0)
    })

    // SEARCH-21
    test('the other categories are folded above the filters of a chosen kind', async ({ page }) => {
      await page.goto('/shop?category=1')
      const filters = await openFilters(page, language)
      await expect(filters.getByRole('group', { name: own.storage })).toBeVisible()
      const categories = filters.getByRole('navigation', { name: own.category })
      await expect(categories.getByRole('link').filter({ visible: true })).toHaveCount(2)
      await categories.locator('summary').click()
      await expect(categories.getByRole('link').filter({ visible: true }).nth(10)).toBeVisible()
      await page.goto('/shop')
      const ofAll = await openFilters(page, language)
      await expect(ofAll.locator('legend, h3').first()).toHaveText(own.category)
    })

    // SEARCH-12
    test('among all products the models are folded until one is searched for', async ({ page }) => {
      await page.goto('/shop?category=1')
      const ofPhones = (await openFilters(page, language)).getByRole('group', { name: own.models })
      await expect(ofPhones.getByRole('checkbox').filter({ visible: true }).first()).toBeVisible()
      await page.goto('/shop')
      await expectHydrated(page)
      const models = (await openFilters(page, language)).getByRole('group', { name: own.models })
      await expect(models).toBeVisible()
      const visible = models.getByRole('checkbox').filter({ visible: true })
      await expect(visible).toHaveCount(0)
      await models.getByRole('textbox').fill('aria 12')
      await expect(visible.first()).toBeVisible()
      await visible.first().check()
      await expect(page).toHaveURL(/models_selected=/)
      await expect(visible.first()).toBeChecked()
    })

    // SEARCH-12
    test('a search for what is for a phone has no filter of models, which would be the phones', async ({ page }) => {
      await page.goto('/shop?q=case+aria+12')
      const filters = await openFilters(page, language)
      await expect(filters.getByRole('group').first()).toBeVisible()
      await expect(filters.getByRole('group', { name: own.models })).toHaveCount(0)
    })

    // SEARCH-22
    test('phones are filtered by what their specifications say', async ({ page }) => {
      await page.goto('/shop?category=1')
      await expectHydrated(page)
      const filters = await openFilters(page, language)
      const box = filters.getByRole('group', { name: own.storage }).getByRole('checkbox', { name: /^256 GB \d/ })
      const count = Number(await box.locator('xpath=..').locator('small').textContent())
      await box.check()
      await expect(page).toHaveURL(/storage=256gb/)
      const found = shopTexts[language].products(count)
      await expect(page.getByRole('status').filter({ hasText: found }).first()).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: shopTexts[language].remove('256 GB') })).toBeVisible()
      const cards = page.locator('main').getByRole('article')
      await expect(cards.filter({ hasNotText: '256 GB' })).toHaveCount(0)
    })
  })
}
