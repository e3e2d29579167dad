import { branchTexts } from '../branch-texts.ts'
import { expect, test } from '../shopper.ts'

/** The pages in a browser without JavaScript: their message, and the functions that work all the same. */

test.use({ javaScriptEnabled: false })

for (const path of [
  '/cart',
  '/account',
  '/account/orders',
  '/checkout',
  '/checkout/complete/00000000-0000-4000-8000-000000000000',
  '/checkout/return/00000000-0000-4000-8000-000000000000',
]) {
  test(`${path} says that it needs JavaScript, and shows no loading state`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('This page needs JavaScript')).toBeVisible()
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('main').getByRole('link', { name: 'How to reach us' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
}

test('an empty comparison says that it needs JavaScript, one with products does not', async ({ page }) => {
  await page.goto('/compare')
  await expect(page.getByText('This page needs JavaScript')).toBeVisible()
  await expect(page.getByText('Nothing to compare yet')).toBeHidden()
  await page.goto('/compare?codes=ADA-0016')
  await expect(page.getByText('This page needs JavaScript')).toBeHidden()
})

test('a city is chosen by a form', async ({ page }) => {
  const { branches, city } = branchTexts.en
  await page.goto('/contact')
  const section = page.getByRole('region', { name: branches })
  await section.getByLabel(city).selectOption('Santiago')
  await section.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/contact\?city=santiago#branches$/)
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Vitrina Santiago'])
  await expect(section.getByLabel(city)).toHaveValue('santiago')
})

test('a branch is chosen in the header, and applies to the next pages', async ({ page }) => {
  await page.goto('/shop')
  const button = page
    .getByRole('banner')
    .getByRole('link', { name: /branch/i })
    .filter({ visible: true })
  await expect(button).toContainText('Naco')
  await button.click()
  await expect(page).toHaveURL(/\/contact#branches$/)
  await page.getByRole('button', { name: /^Choose this branch.*: Vitrina Santiago$/ }).click()
  await expect(page).toHaveURL(/\/contact#branches$/)
  await expect(page.getByRole('button', { name: /^Your branch.*: Vitrina Santiago$/ })).toBeVisible()
  await page.goto('/shop')
  await expect(button).toContainText('Santiago')
})
