import { expect, test } from '@playwright/test'

test('where the shell of the pages fails, one message with a button to reload is shown', async ({
  page,
  context,
  baseURL,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL as string }])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get() {
        throw new Error('deliberate fault')
      },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, an error has occurred')
  const before = faults.length
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, an error has occurred')
  expect(faults.length).toBeLessThanOrEqual(3 * before)
})
