import { type Locator, type Page, expect, test as base } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { type Texts, texts } from './texts.ts'

/** A point in the delivery zone of branch 1 of the demo store. */
export const insideZone = { latitude: 18.4806, longitude: -69.9312 }

interface Fixtures {
  language: Language
  words: Texts
}

/** A test with a shopper's language. A fault in the page or a report of its security policy fails it. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  words: ({ language }, use) => use(texts[language]),
  page: async ({ page, context, language, baseURL }, use) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL as string }])
    // What a returning shopper has answered already.
    await page.addInitScript(() => localStorage.setItem('cookies', 'accepted'))
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      const isRefusal = /Failed to load resource: the server responded with a status of (4\d\d)/.test(message.text())
      if (
        message.type() === 'error' &&
        !isRefusal &&
        !/ERR_(INTERNET|NETWORK|NAME|CONNECTION|FAILED|ADDRESS|TUNNEL|PROXY)/.test(message.text())
      )
        faults.push(message.text())
    })
    await use(page)
    expect(faults, 'faults in the page').toEqual([])
  },
})

export { expect }

/** The pieces that the header says are in the cart, once the page has woken up. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['hydrated'] !== undefined ||
      Boolean((window as { __reactRouterDataRouter?: unknown }).__reactRouterDataRouter),
  )
}

export async function fillRegistration(dialog: Locator, words: Texts, email: string): Promise<void> {
  await dialog.getByLabel(words.firstName).fill('Marina')
  await dialog.getByLabel(words.lastName).fill('Objío')
  await dialog.getByLabel(words.email).fill(email)
  await dialog.getByLabel(words.phone).fill('809 555 0142')
  await dialog.getByRole('textbox', { name: words.password, exact: true }).fill('Guayaba-58!')
  await dialog.getByLabel(words.repeatPassword).fill('Guayaba-58!')
  await dialog.getByRole('checkbox', { name: words.acceptPolicies }).check()
}
