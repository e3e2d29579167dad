import type { Locator, Page } from '@playwright/test'
import { addressTexts } from '../address-texts.ts'
import { signInElsewhere } from '../other-device.ts'
import { lastCode } from '../outbox.ts'
import { expect, expectHydrated, registerNewCustomer, test } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The password of the customers whom `registerNewCustomer` makes. */
const password = 'Guayaba-58!'
const newPassword = 'Zapote-47!'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const tabsMax = 120

/**
 * Expects that the element with the focus is visible in the window and shows that it has the focus. Between the last and
 * the first element the browser's own controls have their turn: then it is none of the page.
 */
async function expectFocusShown(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element === document.body) return undefined
    const { top, bottom } = element.getBoundingClientRect()
    // A covering link or an own control shows the ring on its pseudo-element or on the element around it.
    const shown = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
    ]
    const hasRing = shown.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    const isInWindow = bottom > 0 && top < window.innerHeight
    return { name: element.outerHTML.slice(0, 160), hasRing, isInWindow }
  })
  if (found) expect(found, found.name).toMatchObject({ hasRing: true, isInWindow: true })
}

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement)

/** Presses Tab until an element has the focus; each one on the way shows that it has it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  for (let pressed = 0; pressed < tabsMax; pressed++) {
    if (await hasFocus(element)) return
    await page.keyboard.press('Tab')
    await expectFocusShown(page)
  }
  throw new Error(`Not reached by ${tabsMax} presses of Tab.`)
}

async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}

async function type(page: Page, element: Locator, text: string): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.type(text)
}

/** Presses Tab through the whole dialog, and back: the focus stays inside. */
async function expectFocusStaysIn(page: Page, dialog: Locator): Promise<void> {
  const isInside = () => dialog.evaluate((it) => it.contains(document.activeElement))
  const count = await dialog.locator('a, button, input, select, textarea').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < count + 2; pressed++) {
      await page.keyboard.press(key)
      const isOnPage = await page.evaluate(() => document.activeElement !== document.body)
      if (isOnPage) expect(await isInside()).toBe(true)
    }
  }
}

/** The text that a screen reader says for a field's error; it is announced, since it changes in a live region. */
async function expectErrorOf(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(text)
}

/** Registers a customer on another device, which stays signed in; gives the email. */
async function registerElsewhere(page: Page, origin: string): Promise<string> {
  await registerNewCustomer(page, origin)
  const response = await page.request.get('/api/ecommerce/users/profile')
  return ((await response.json()) as { data: { user: { email: string } } }).data.user.email
}

test('a customer signs in, ends a device, changes the password and adds an address by keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(test.info().project.name === 'phone', 'A phone has no keyboard.')
  test.slow()
  const origin = baseURL as string
  const texts = addressTexts.en
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const navigation = main.getByRole('navigation', { name: 'My account' })
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first()
  const elsewhere = await browser.newContext({ baseURL: origin, userAgent: firefox })
  const email = await registerElsewhere(await elsewhere.newPage(), origin)

  await test.step('signs in', async () => {
    await page.goto('/contact')
    await expectHydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
    await press(page, opener)
    await expect(dialog.getByLabel('Email or username')).toBeFocused()
    await expectFocusStaysIn(page, dialog)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Email or username')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectErrorOf(dialog.getByLabel('Email or username'), 'Enter your email or username.')
    await page.keyboard.type(email)
    await type(page, dialog.getByLabel('Password', { exact: true }), 'Not-mine-1!')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(/password/i)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const code = dialog.getByLabel('Code of six digits')
    await expect(code).toBeFocused()
    await page.keyboard.type(await lastCode(origin, email))
    await page.keyboard.press('Enter')
    await expect(said('Hello, Marina')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('opens the settings and changes one', async () => {
    await press(page, page.getByRole('button', { name: 'My account: Marina' }))
    await press(page, page.locator('#account-menu').getByRole('link', { name: 'My account' }))
    await expect(main.getByRole('heading', { level: 1, name: 'Hello, Marina' })).toBeVisible()
    await press(page, navigation.getByRole('link', { name: 'Settings' }))
    await press(page, main.getByRole('switch', { name: 'Alert about unknown devices' }), 'Space')
    await expect(said('Saved')).toBeVisible()
  })

  const third = await signInElsewhere(browser, { origin, email, userAgent: iPhone })
  await test.step('ends the other devices', async () => {
    await press(page, navigation.getByRole('link', { name: 'Devices' }))
    const opener = main.getByRole('button', { name: 'Sign out all others' })
    await press(page, opener)
    await expectFocusStaysIn(page, dialog)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, dialog.getByRole('button', { name: 'Sign out' }))
    await expect(said('2 devices signed out')).toBeVisible()
  })

  await test.step('changes the password', async () => {
    await press(page, navigation.getByRole('link', { name: 'Security' }))
    const opener = main.getByRole('button', { name: 'Change password' })
    await press(page, opener)
    const current = dialog.getByLabel('Current password')
    await type(page, current, 'Not-mine-1!')
    await type(page, dialog.getByLabel('New password', { exact: true }), newPassword)
    await page.keyboard.press('Enter')
    await expectErrorOf(current, /^Wrong current password/)
    await expectFocusStaysIn(page, dialog)
    await tabTo(page, current)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(said('Your password was changed.')).toBeVisible()
    await expect(opener).toBeFocused()
  })

  await test.step('adds an address through its form', async () => {
    await press(page, navigation.getByRole('link', { name: texts.addresses }))
    await press(page, main.getByRole('link', { name: texts.add }))
    await press(page, main.getByLabel(texts.street, { exact: true }))
    await expectErrorOf(main.getByLabel(texts.street, { exact: true }), texts.streetMissing)
    await page.keyboard.type('Calle Las Gardenias')
    await type(page, main.getByLabel(texts.number, { exact: true }), '3')
    await type(page, main.getByLabel(texts.sector), 'Los Jardines')
    await type(page, main.getByLabel(texts.province), 'Santiago')
    await expect(main.getByLabel(texts.province)).toHaveValue('Santiago')
    await type(page, main.getByLabel(texts.municipality), 'Tamboril')
    await type(page, main.getByLabel(texts.name), 'Casa')
    await press(page, main.getByText(texts.writeCoordinates))
    await type(page, main.getByLabel(texts.coordinates, { exact: true }), '19.4655, -70.6901')
    await page.keyboard.press('Enter')
    await expect(main.getByText(texts.weDeliver)).toBeVisible()
    await press(page, main.getByRole('button', { name: texts.save }))
    await expect(said(texts.created)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Casa' })).toBeVisible()
  })

  await test.step('signs out', async () => {
    await press(page, page.getByRole('button', { name: 'My account: Marina' }))
    await press(page, page.locator('#account-menu').getByRole('button', { name: 'Sign out' }))
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
  await elsewhere.close()
  await third.context().close()
})

test('the list has a way past its filters to the first product', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'A phone has no keyboard.')
  await page.goto('/shop')
  await expectHydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the products' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inResults = () =>
    page.evaluate(() =>
      Boolean(document.activeElement?.closest('#products') && document.activeElement.closest('article')),
    )
  await expect.poll(inResults).toBe(true)
})
