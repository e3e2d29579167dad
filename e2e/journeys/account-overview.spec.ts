import { expectAccessible } from '../expect-accessible.ts'
import { expect, registerNewCustomer, test } from '../shopper.ts'

const texts = {
  en: {
    balance: 'Balance',
    available: 'Available: RD$0.00',
    nothing: 'Nothing',
    address: 'Default address',
    none: 'You have no address yet',
    security: 'Security',
    off: 'Off',
    devices: /^Devices/,
  },
  es: {
    balance: 'Balance',
    available: 'Disponible: RD$0.00',
    nothing: 'Nada',
    address: 'Dirección predeterminada',
    none: 'Aún no tienes direcciones',
    security: 'Seguridad',
    off: 'Desactivada',
    devices: /^Dispositivos/,
  },
} as const

for (const language of ['en', 'es'] as const) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    const own = texts[language]

    test('the overview links to each page of the account once, and beside a menu it shows the state of the account', async ({
      page,
      baseURL,
      isMobile,
    }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account')
      await expect(page.getByRole('main').getByRole('link', { name: own.devices })).toHaveCount(1)
      const card = (name: string) => page.getByRole('region', { name, exact: true })
      if (isMobile) {
        await expect(
          page.getByRole('main').getByRole('link', { name: `${own.balance} ${own.available}` }),
        ).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(card(own.balance)).toHaveCount(0)
        expect(requested).not.toContain('/api/ecommerce/users/mfa')
        return
      }
      await expect(card(own.balance)).toContainText('RD$0.00')
      await expect(card(own.balance)).toContainText(own.nothing)
      await expect(card(own.security)).toContainText(own.off)
      await expect(card(own.address)).toContainText(own.none)
      await expectAccessible(page)
      // Both columns end at the same height.
      const endOf = async (name: string) => {
        const box = (await card(name).boundingBox())!
        return Math.round(box.y + box.height)
      }
      expect(await endOf(own.security)).toBe(await endOf(own.address))
      await card(own.address).getByRole('link').click()
      await expect(page).toHaveURL(/\/account\/create-address$/)
    })
  })
}

test('ACCOUNT-94: an e-mail that is too long for its line goes on at its sign', async ({ page, baseURL }) => {
  const email = `mariafernandaangelesperalta${Math.floor(Math.random() * 1e6)}@distribuidoradelcaribe.example`
  await registerNewCustomer(page, baseURL as string, email)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/account')
  const shown = page.getByRole('main').getByText(email)
  await expect(shown).toBeVisible()
  const [text, sign] = await shown.evaluate((element) => {
    const part = [...element.childNodes].find(({ nodeValue }) => nodeValue?.startsWith('@'))!
    const range = document.createRange()
    range.setStart(part, 0)
    range.setEnd(part, 1)
    return [element, range].map((each) => each.getBoundingClientRect().toJSON() as DOMRect) as [DOMRect, DOMRect]
  })
  expect(sign.left).toBeCloseTo(text.left, 0)
  expect(sign.top).toBeGreaterThan(text.top + 5)
})
