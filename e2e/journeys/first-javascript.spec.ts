import type { Response } from '@playwright/test'
import { expect, expectHydrated, registerNewCustomer, test } from '../shopper.ts'

test.use({ language: 'es' })

/** A class of the library of schemas, in its built code. */
const schemas = 'ZodMiniObject'

test('a page of a customer loads no schema before a form is checked', async ({ page, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  const codes: Promise<string>[] = []
  // What the page loads ahead may still arrive when the test has ended.
  const codeOf = (response: Response) => response.text().catch(() => '')
  page.on('response', (response) => response.url().endsWith('.js') && codes.push(codeOf(response)))
  const isLoaded = async () => (await Promise.all(codes)).some((code) => code.includes(schemas))
  for (const path of ['/account', '/account/partners', '/account/create-address', '/cart', '/shop']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await isLoaded(), path).toBe(false)
  }
  await page.goto('/account/partners', { waitUntil: 'networkidle' })
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Agregar persona' }).click()
  // The form shows that it is busy while the schema arrives.
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/check-fields-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const form = page.getByRole('dialog').locator('form')
  await form.locator('[type=submit]').click()
  await expect(form.locator('[type=submit]')).toHaveAttribute('aria-disabled', 'true')
  arrive()
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
  await expect(form.locator('[type=submit]')).toHaveAttribute('aria-disabled', 'false')
  await expect.poll(isLoaded).toBe(true)
})
