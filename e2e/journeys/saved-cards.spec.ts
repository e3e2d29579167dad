import type { Locator } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, registerNewCustomer, test } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const texts = {
  en: {
    noCards: 'No saved cards',
    open: 'Add a card',
    number: 'Card number',
    expiry: 'Expires',
    code: 'Security code',
    holder: 'Name on the card',
    add: 'Add card',
    required: 'This field is required.',
    noBrand: 'We couldn’t find your card brand, please check its number.',
    wrongNumber: 'Invalid card number.',
    expired: 'This card has expired.',
    notATestCard: /takes test cards only/,
    known: 'There is already a card with the same number.',
    saved: 'Visa ending in 4242 is saved',
    isDefault: 'Default',
    never: /Never enter a real card/,
    remove: 'Delete: Visa ending in 4242',
    confirmRemoval: 'Delete',
    cards: 'Cards',
  },
  es: {
    noCards: 'No tienes tarjetas guardadas',
    open: 'Agregar una tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Vence',
    code: 'Código de seguridad',
    holder: 'Nombre en la tarjeta',
    add: 'Agregar tarjeta',
    required: 'Este campo es obligatorio.',
    noBrand: 'No pudimos encontrar la marca de tu tarjeta, revisa su número.',
    wrongNumber: 'Número de tarjeta inválido.',
    expired: 'Esta tarjeta está vencida.',
    notATestCard: /solo acepta tarjetas de prueba/,
    known: 'Ya existe una tarjeta con el mismo número.',
    saved: 'Se guardó Visa terminada en 4242',
    isDefault: 'Predeterminada',
    never: /Nunca escribas una tarjeta real/,
    remove: 'Eliminar: Visa terminada en 4242',
    confirmRemoval: 'Eliminar',
    cards: 'Tarjetas',
  },
}

for (const language of ['en', 'es'] as const) {
  test.describe(language, () => {
    test.use({ language })
    const text = texts[language]

    async function fill(dialog: Locator, number: string, expiry: string, code = '123'): Promise<void> {
      await dialog.getByLabel(text.number).fill(number)
      await dialog.getByLabel(text.expiry).fill(expiry)
      await dialog.getByLabel(text.code).fill(code)
      await dialog.getByLabel(text.holder).fill('Ana Peralta')
    }

    test('a customer saves a card; wrong, expired and known numbers are refused at their fields', async ({
      page,
      baseURL,
    }) => {
      const bodies: { url: string; body: string }[] = []
      page.on('request', (request) => bodies.push({ url: request.url(), body: request.postData() ?? '' }))
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/payments-methods')
      await expectHydrated(page)
      await expect(page.getByText(text.noCards)).toBeVisible()
      await page.getByRole('button', { name: text.open, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog').filter({ visible: true })
      const number = dialog.getByLabel(text.number)
      const add = dialog.getByRole('button', { name: text.add })
      await expect(dialog.getByText(text.never)).toBeVisible()
      await expectAccessible(page)

      await add.click()
      await expect(dialog.getByText(text.required)).toHaveCount(4)
      await expect(number).toBeFocused()
      await expectAccessible(page)

      await fill(dialog, '9999 9999 9999 9999', '12/40')
      await add.click()
      await expect(dialog.getByText(text.noBrand)).toBeVisible()
      await number.fill('4242424242424241')
      await expect(number).toHaveValue('4242 4242 4242 4241')
      await add.click()
      await expect(dialog.getByText(text.wrongNumber)).toBeVisible()
      // A number that could be a real card's.
      await number.fill('4000 0566 5566 5556')
      await add.click()
      await expect(dialog.getByText(text.notATestCard)).toBeVisible()
      await number.fill('378282246310005')
      await expect(number).toHaveValue('3782 822463 10005')
      await expect(dialog.getByText('American Express').last()).toBeVisible()
      await fill(dialog, '4242 4242 4242 4242', '1/25')
      await expect(dialog.getByLabel(text.expiry)).toHaveValue('01/25')
      await add.click()
      await expect(dialog.getByText(text.expired)).toBeVisible()
      await expectAccessible(page)

      await dialog.getByLabel(text.expiry).fill('12/2040')
      await dialog.getByLabel(text.expiry).press('Enter')
      await expect(page.getByText(text.saved)).toBeVisible()
      const cards = page.getByRole('listitem').filter({ hasText: 'Ana Peralta' })
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText('12/2040')
      await expect(cards).toContainText(text.isDefault)
      await expect(page.getByRole('button', { name: text.open, exact: true })).toBeFocused()
      await expectAccessible(page)

      await page.getByRole('button', { name: text.open, exact: true }).click()
      await expect(number).toHaveValue('')
      await fill(dialog, '4242424242424242', '01/35')
      await add.click()
      await expect(dialog.getByText(text.known)).toBeVisible()
      await expect(number).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(cards).toHaveCount(1)

      const withNumber = bodies.filter(({ body }) => /4242.?4242.?4242/.test(body))
      expect(withNumber.length).toBeGreaterThan(0)
      expect(new Set(withNumber.map(({ url }) => new URL(url).pathname))).toEqual(new Set(['/vault/cards']))

      await cards.getByRole('button', { name: text.remove }).click()
      await dialog.getByRole('button', { name: text.confirmRemoval }).click()
      await expect(page.getByText(text.noCards)).toBeVisible()
      await expect(page.getByRole('heading', { name: text.cards, exact: true })).toBeFocused()
    })
  })
}

test.describe('without an answer', () => {
  test.use({ language: 'en' })

  test('a card whose saving failed on the way is saved by the next attempt', async ({ page, baseURL }) => {
    await registerNewCustomer(page, baseURL as string)
    await page.goto('/account/payments-methods')
    await expectHydrated(page)
    await page.getByRole('button', { name: texts.en.open }).click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByLabel(texts.en.number).fill('4242424242424242')
    await dialog.getByLabel(texts.en.expiry).fill('12/40')
    await dialog.getByLabel(texts.en.code).fill('123')
    await dialog.getByLabel(texts.en.holder).fill('Ana Peralta')
    // The store saves the card, but its response does not arrive.
    let lost = 0
    await page.route('**/azul/process-data-vault-create', async (route) => {
      if (!route.request().postData()?.includes('receipt') || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: texts.en.add }).click()
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the store.')
    await dialog.getByRole('button', { name: texts.en.add }).click()
    await expect(page.getByText(texts.en.saved)).toBeVisible()
  })
})
