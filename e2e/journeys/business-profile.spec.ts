import type { Locator, Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, registerNewCustomer, test, showWholePage } from '../shopper.ts'

// A trace fetches the previews of chosen pictures, which the policy of the pages forbids.
test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makePicture() })

/** Opens the file chooser with a button, as a shopper does, and chooses a file in it. */
async function choose(page: Page, button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

test('ACCOUNT-63, ACCOUNT-64, ACCOUNT-100: a customer completes the profile of a business and identifies it', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/business')
  await expectHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Compras de negocio' })).toBeVisible()

  // ACCOUNT-100: below the form stands what it is for, what a business gets first, and why it is asked for pictures.
  const facts = page.getByRole('region', { name: 'Qué gana un negocio' }).getByRole('listitem')
  const needs = page.getByRole('region', { name: 'Qué te pedimos' }).getByRole('listitem')
  await expect(facts).toHaveCount(2)
  await expect(needs).toHaveCount(2)
  await expect(facts.first()).toContainText('un toque agrega el RNC de tu negocio al comprobante')
  await expect(facts.nth(1)).toContainText('Tus recibos tienen un código de cliente')
  await expect(needs.filter({ hasText: 'Fotos del documento' })).toContainText('Solo las ven la tienda y tú')
  await expect(needs.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute(
    'href',
    '/home/policies/view-privacy',
  )
  const code = page.getByText('¿Ya tienes un código de cliente?').getByRole('link', { name: 'Agrégalo' })
  await expect(code).toHaveAttribute('href', '/account/profile')

  // Who has not said how they buy is a person, who has nothing to save.
  const save = page.getByRole('button', { name: 'Guardar', exact: true })
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Agregar mi negocio' }).press('Enter')
  await expect(page.getByLabel('Nombre del negocio')).toBeFocused()
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Agregar mi negocio' })).toBeFocused()
  await expect(save).toHaveCount(0)

  // What was typed survives a reload, and what is missing is named beside its field.
  await page.getByRole('button', { name: 'Agregar mi negocio' }).click()
  await page.getByLabel('Nombre del negocio').fill('Colmado El Faro')
  await page.reload()
  await expect(page.getByLabel('Nombre del negocio')).toHaveValue('Colmado El Faro')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Revisa los 4 campos marcados.')).toBeVisible()
  await expect(page.getByLabel('RNC', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('RNC', { exact: true }).fill('402-1234567-0')
  await page.getByLabel('Tipo de negocio').selectOption({ label: 'Tienda al detalle' })
  await page.getByLabel('¿Cada cuánto compras?').selectOption({ label: 'Cada quincena' })
  await page.getByRole('radio', { name: /^Para inventario/ }).check()
  await page.getByLabel(/^Compra mensual promedio/).fill('RD$ 50,000')
  await page.getByRole('button', { name: 'Guardar' }).click()

  // The owner's national ID has a wrong check digit: the customer compares it with the card.
  const question = page.getByRole('dialog').filter({ hasText: '¿Está bien este número?' })
  await expect(question).toContainText('402-1234567-0')
  await question.getByRole('button', { name: 'Corregirlo' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await question.getByRole('button', { name: 'Sí, así está en mi cédula' }).click()
  await expect(page.getByText(/^Guardado\. Al pagar te ofrecemos 40212345670/)).toBeFocused()
  await expect(save).toHaveCount(0)
  await page.getByLabel('Nombre del negocio').fill('Colmado El Sol')
  await expect(save).toHaveText('Guardar')
  await page.getByLabel('Nombre del negocio').fill('Colmado El Faro')
  await expect(save).toHaveCount(0)

  // A business has to identify itself: errors stand beside the fields, and a refused picture says what to do.
  await expect(page.getByText(/con las fotos nuestro personal comprueba que el número es tuyo/)).toBeVisible()
  await expect(facts).toHaveCount(2)
  await expect(needs).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Qué sigue' })).toHaveCount(0)
  const identification = page.getByRole('form', { name: 'Identificación' })
  await identification.getByRole('button', { name: 'Enviar identificación' }).click()
  await expect(identification.getByText('Falta la imagen de la identificación.')).toHaveCount(2)
  await expectAccessible(page)
  const [front, back] = [0, 1].map((at) => identification.locator('label', { hasText: 'Elegir' }).nth(at)) as [
    Locator,
    Locator,
  ]
  await choose(page, front, { name: 'cedula.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(identification.getByText('Elige una foto en JPEG, PNG, WebP o AVIF.')).toBeVisible()
  await choose(page, front, { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(identification.getByText('No se puede leer esta foto. Elige otra o tómala de nuevo.')).toBeVisible()
  await choose(page, back, await jpeg('reverso.jpg'))
  await identification.getByLabel('Cédula o RNC').fill('00113918204')

  // A number with a wrong check digit is a question.
  await choose(page, front, await jpeg('frente.jpg'))
  await identification.getByRole('button', { name: 'Enviar identificación' }).click()
  await expect(question).toContainText('001-1391820-4')
  await question.getByRole('button', { name: 'Sí, así está en mi cédula' }).click()
  await expect(page.getByText('Tenemos tu identificación')).toBeVisible()
  await expect(page.getByRole('img', { name: /Frente del documento/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Último pedido' })).toBeVisible()
  await expect(page.getByText('Completa tu perfil')).toHaveCount(0)

  // What is not saved goes with the sign-out.
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('draft')).length)
  await page.goto('/account/business')
  await page.getByLabel('Nombre del negocio').fill('Colmado La Luz')
  expect(await drafts()).toBe(1)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(drafts).toBe(0)
})

const nextTexts = {
  en: {
    add: 'Add my business',
    next: 'What happens next',
    buy: /No need to wait.*B01\sor\se-CF\s31/,
    check: /Our staff/,
  },
  es: { add: 'Agregar mi negocio', next: 'Qué sigue', buy: /Sin esperar.*B01\so\se-CF\s31/, check: /Nuestro personal/ },
}

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = nextTexts[language]

    test('ACCOUNT-104: a person sees the button in the first window of a phone, and what happens next', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await registerNewCustomer(page, baseURL as string)
      await page.goto('/account/business')
      await expectHydrated(page)
      const add = page.getByRole('button', { name: texts.add })
      await expect(add).toBeInViewport({ ratio: 1 })
      const next = page.getByRole('region', { name: texts.next })
      const steps = next.getByRole('listitem')
      await expect(steps).toHaveCount(3)
      await expect(steps.nth(1)).toContainText(texts.buy)
      await expect(steps.nth(2)).toContainText(texts.check)
      const bottom = await add.evaluate((button) => button.getBoundingClientRect().bottom)
      expect(await next.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(bottom)
      await expectAccessible(page)
      await add.click()
      await expect(next).toHaveCount(0)
    })
  })

test('a customer sets a profile picture and removes it', async ({ page, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/profile')
  await showWholePage(page)
  await expectHydrated(page)
  const picture = page.getByRole('region', { name: 'Foto de perfil' })
  await choose(page, picture.locator('label'), { name: 'yo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') })
  // The browser cannot decode it, so that nothing is sent.
  await expect(picture.getByRole('alert')).toHaveText('No se puede leer esta foto. Elige otra o tómala de nuevo.')
  await choose(page, picture.locator('label'), await jpeg('yo.jpg'))
  await expect(page.getByRole('status').filter({ hasText: 'Foto guardada' })).toBeVisible()
  await expect(picture.locator('img')).toBeVisible()
  await page.goto('/account')
  await expect(page.locator('section', { hasText: 'Tus datos' }).locator('img[src*="/users/uploads/"]')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/account/profile')
  await showWholePage(page)
  await picture.getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Foto quitada' })).toBeVisible()
  await expect(picture.locator('img')).toHaveCount(0)
})
