import type { Browser, Locator, Page } from '@playwright/test'
import { codeOf } from '../authenticator.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { emailOf, newPassword, signInElsewhere } from '../other-device.ts'
import { confirmEmail, expect, expectHydrated, registerNewCustomer, sendAs, test } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
const statusOf = async (page: Page) => (await page.request.get('/api/ecommerce/users/devices')).status()

interface Session {
  device: string
  created_at: string
  signed_in_country: string | null
  last_used_country: string | null
}

/** Has the page show other sessions than the store answers: those that `change` makes of them. */
async function showChanged(page: Page, change: (sessions: Session[]) => void): Promise<void> {
  await page.route('**/api/ecommerce/users/devices', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { devices: Session[] } }
    change(reply.data.devices)
    await route.fulfill({ response, json: reply })
  })
}

/** Has the page show the first session of each of these devices as one that began eight days ago. */
const signInEarlier = (page: Page, ...userAgents: string[]) =>
  showChanged(page, (sessions) => {
    for (const userAgent of userAgents) {
      const session = sessions.find(({ device }) => device === userAgent)
      if (session) session.created_at = new Date(Date.now() - 8 * 86_400_000).toISOString()
    }
  })

/** Has the page show the sessions of a device, in their order, as signed in from and last used from these countries. */
const signInFrom = (page: Page, userAgent: string, countries: readonly [string | null, string | null][]) =>
  showChanged(page, (sessions) => {
    const alike = sessions.filter(({ device }) => device === userAgent)
    for (const [index, session] of alike.entries())
      [session.signed_in_country, session.last_used_country] = countries[index] ?? [null, null]
  })

test('a customer signs one device out, then all others, by keyboard too', async ({ page, browser, baseURL }) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const phone = await signInElsewhere(browser, { origin, email, userAgent: iPhone })
  const laptop = await signInElsewhere(browser, { origin, email, userAgent: windows })
  const second = await signInElsewhere(browser, { origin, email, userAgent: android })
  expect([await statusOf(phone), await statusOf(laptop), await statusOf(second)]).toEqual([200, 200, 200])

  await page.goto('/account/devices')
  await expectHydrated(page)
  const others = page.getByRole('list', { name: 'Other devices' })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  const current = page.getByRole('list', { name: 'This device' })
  await expect(current.getByRole('listitem')).toHaveCount(1)
  // ACCOUNT-72: each says when it was last used; this one is in use.
  await expect(current).toContainText(/In use now\s*·\s*Signed in (today|yesterday)/)
  await expect(others.getByText(/^Last used /)).toHaveCount(3)
  const idle = page.getByText('We sign out a device that is not used for 90 days.')
  expect(await topOf(idle)).toBeGreaterThan(await topOf(others.getByRole('listitem').last()))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Device signed out' })).toBeVisible()
  await expect(others.getByRole('listitem')).toHaveCount(2)
  await expect(others).toBeFocused()
  expect([await statusOf(phone), await statusOf(laptop), await statusOf(second)]).toEqual([401, 200, 200])

  await page.getByRole('button', { name: 'Sign out all others' }).press('Enter')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 devices signed out' })).toBeVisible()
  await expect(others).toHaveCount(0)
  await expect(current.getByRole('listitem')).toHaveCount(1)
  await expect(current).toBeFocused()
  await expect(page.getByText('You are signed in only on this device.')).toBeVisible()
  // With nobody to sign out the page says how to protect the account instead.
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'If you do not recognize a device' })).toHaveCount(0)
  expect([await statusOf(laptop), await statusOf(second), await statusOf(page)]).toEqual([401, 401, 200])
  // ACCOUNT-72: this one signs out as by the menu of the account.
  await current.getByRole('button', { name: /^Sign out: / }).click()
  await expect.poll(() => statusOf(page)).toBe(401)
  await expect(current).toHaveCount(0)
  for (const other of [phone, laptop, second]) await other.context().close()
})

test('ACCOUNT-99: devices of the same name are one row, which opens to sign each of them out', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const one = await signInElsewhere(browser, { origin, email, userAgent: windows })
  const phone = await signInElsewhere(browser, { origin, email, userAgent: iPhone })
  const other = await signInElsewhere(browser, { origin, email, userAgent: windows })
  await page.goto('/account/devices')
  await expectHydrated(page)
  const rows = page.getByRole('list', { name: 'Other devices' }).locator('> li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/^Edge on Windows\s*2 sessions/)
  const list = await rows.first().boundingBox()
  const all = await page.getByRole('button', { name: 'Sign out all others' }).boundingBox()
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThan(list?.y ?? 0)

  // ACCOUNT-72: the times of those of one name are to the minute.
  const buttons = page.getByRole('button', { name: 'Sign out: Edge on Windows' })
  await expect(buttons).toHaveCount(2)
  const each = rows.first().getByRole('button', { name: /^Edge on Windows/ })
  await each.press('Enter')
  await expect(each).toHaveAttribute('aria-expanded', 'false')
  await expect(buttons).toHaveCount(0)
  await each.press('Enter')
  await expect(buttons).toHaveCount(2)
  for (const name of ['Change password', 'Turn on two-step verification', 'Manage passkeys'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/account/security')
  await expect(page.getByText('Two-step verification', { exact: true }).locator('..')).toContainText('Off')
  for (const button of await buttons.all())
    await expect(button).toHaveAccessibleDescription(/Last used .*\d:\d\d\s[AP]M/)
  await expect(page.getByRole('main')).not.toContainText(/\d:\d\d:\d\d/)
  await expectAccessible(page)
  const alone = page.getByRole('button', { name: 'Sign out: Safari on iPhone' })
  await expect(alone).toHaveAccessibleDescription(/Last used/)

  await buttons.first().press('Enter')
  await expect(rows.first()).not.toContainText('sessions')
  await expect(buttons).toHaveCount(1)
  await expect(rows).toHaveCount(2)
  // One alone has the button of its row.
  await alone.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0)
  expect([await statusOf(one), await statusOf(other), await statusOf(phone)].toSorted()).toEqual([200, 401, 401])
  for (const device of [one, other, phone]) await device.context().close()
})

const groups = {
  en: {
    all: 'Sign out all 3: Edge on Windows',
    others: 'Other devices',
    question: 'Sign out 3 sessions of Edge on Windows?',
    confirm: 'Sign out',
    done: '3 devices signed out',
    used: /^Last used (today|yesterday), \d+:\d\d\s[AP]M/,
    allNew: '3 new',
    twoNew: '2 new',
    alone: 'Safari on iPhone',
    isNew: 'New',
    button: /^Sign out( all 2)?: /,
    countries: ['Dominican Republic, Spain', 'Dominican Republic', 'Spain'],
    oneCountry: /Dominican Republic\s*·?\s*Last used (today|yesterday), [^·(]*·?\s*Signed in [^(]*$/,
    twoCountries: /Last used [^(]*\(Spain\)\s*·?\s*Signed in [^(]*\(Dominican Republic\)/,
  },
  es: {
    all: 'Cerrar las 3 sesiones: Edge en Windows',
    others: 'Otros dispositivos',
    question: '¿Cerrar las 3 sesiones de Edge en Windows?',
    confirm: 'Cerrar sesión',
    done: '3 sesiones cerradas',
    used: /^Último uso: (hoy|ayer), \d+:\d\d\s[ap]\.\sm\./,
    allNew: '3 nuevas',
    twoNew: '2 nuevas',
    alone: 'Safari en iPhone',
    isNew: 'Nueva',
    button: /^Cerrar (sesión|las 2 sesiones): /,
    countries: ['República Dominicana, España', 'República Dominicana', 'España'],
    oneCountry: /República Dominicana\s*·?\s*Último uso: (hoy|ayer), [^·(]*·?\s*Entraste [^(]*$/,
    twoCountries: /Último uso: [^(]*\(España\)\s*·?\s*Entraste [^(]*\(República Dominicana\)/,
  },
}

/** Opens the devices of a new customer who is signed in on others too, and gives the pages of these. */
async function openWithDevices(page: Page, browser: Browser, origin: string, agents: string[]): Promise<Page[]> {
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const devices: Page[] = []
  for (const userAgent of agents) devices.push(await signInElsewhere(browser, { origin, email, userAgent }))
  await page.goto('/account/devices')
  await expectHydrated(page)
  return devices
}

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = groups[language]

    test('ACCOUNT-99: the devices of one name are signed out together, after a question, and no other', async ({
      page,
      browser,
      baseURL,
    }) => {
      const agents = [iPhone, windows, windows, windows]
      const [phone, ...alike] = await openWithDevices(page, browser, baseURL as string, agents)
      const rows = page.getByRole('list', { name: texts.others }).locator('> li')
      await expect(rows).toHaveCount(2)
      // ACCOUNT-72: a use of today says so.
      await expect(rows.first().getByText(texts.used).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.all }).press('Enter')
      const dialog = page.getByRole('dialog', { name: texts.question })
      await expectAccessible(page)
      await dialog.getByRole('button', { name: texts.confirm, exact: true }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: texts.done })).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expect(page.getByRole('list', { name: texts.others })).toBeFocused()
      expect(await Promise.all([...alike, phone!, page].map(statusOf))).toEqual([401, 401, 401, 200, 200])
      for (const device of [...alike, phone!]) await device.context().close()
    })

    test('ACCOUNT-103: a session of the last seven days is marked as new, on other devices alone', async ({
      page,
      browser,
      baseURL,
    }) => {
      const agents = [iPhone, windows, windows, windows]
      const devices = await openWithDevices(page, browser, baseURL as string, agents)
      const rows = page.getByRole('list', { name: texts.others }).locator('> li')
      const windowsRow = rows.filter({ hasText: 'Windows' })
      const phone = rows.filter({ hasText: texts.alone })
      await expect(windowsRow.getByText(texts.allNew, { exact: true })).toBeVisible()
      // All of the row are, so that none of them is marked once more.
      await expect(windowsRow.getByText(texts.isNew, { exact: true })).toHaveCount(0)
      await expect(phone.getByText(texts.isNew, { exact: true })).toBeVisible()
      await expect(page.getByText(texts.isNew, { exact: true })).toHaveCount(1)
      await expectAccessible(page)

      await signInEarlier(page, iPhone, windows)
      await page.reload()
      await expect(windowsRow.getByText(texts.twoNew, { exact: true })).toBeVisible()
      await expect(page.getByText(texts.isNew, { exact: true })).toHaveCount(2)
      await expect(phone.getByText(texts.isNew, { exact: true })).toHaveCount(0)
      for (const device of devices) await device.context().close()
    })

    test('ACCOUNT-105: each session says its country, or both where it was last used from another', async ({
      page,
      browser,
      baseURL,
    }) => {
      const agents = [iPhone, windows, windows, android]
      const devices = await openWithDevices(page, browser, baseURL as string, agents)
      await signInFrom(page, iPhone, [['DO', 'DO']])
      await page.reload()
      const rows = page.getByRole('list', { name: texts.others }).locator('> li')
      await expect(rows.filter({ hasText: 'iPhone' })).toContainText(texts.oneCountry)
      // The store of the journeys is called from this machine, which is in no country.
      for (const name of texts.countries) await expect(rows.filter({ hasText: 'Android' })).not.toContainText(name)

      await signInFrom(page, iPhone, [['DO', 'ES']])
      await page.reload()
      await expect(rows.filter({ hasText: 'iPhone' })).toContainText(texts.twoCountries)

      const [both, ...each] = texts.countries as [string, string, string]
      const windowsRow = rows.filter({ hasText: 'Windows' })
      await signInFrom(page, windows, [
        ['DO', 'DO'],
        ['ES', 'ES'],
      ])
      await page.reload()
      await expect(windowsRow.getByText(both, { exact: true })).toBeVisible()
      for (const [index, name] of each.entries())
        await expect(windowsRow.getByRole('listitem').nth(index)).toContainText(name)
      await expectAccessible(page)
      // One country of all is said once.
      await signInFrom(page, windows, [
        ['DO', 'DO'],
        ['DO', 'DO'],
      ])
      await page.reload()
      await expect(windowsRow.getByText(each[0] as string)).toHaveCount(1)
      for (const device of devices) await device.context().close()
    })

    test('ACCOUNT-99: the button of each row is at its right, at every width, and 44 pixels high', async ({
      page,
      browser,
      baseURL,
    }) => {
      const origin = baseURL as string
      await registerNewCustomer(page, origin)
      const email = await emailOf(page)
      const devices: Page[] = []
      for (const userAgent of [iPhone, windows, windows, android])
        devices.push(await signInElsewhere(browser, { origin, email, userAgent }))
      await page.goto('/account/devices')
      await expectHydrated(page)
      const buttons = page.getByRole('main').getByRole('listitem').getByRole('button', { name: texts.button })
      await expect(buttons).toHaveCount(6)
      for (const width of [320, 390, 1366]) {
        await page.setViewportSize({ width, height: 844 })
        const boxes = await buttons.evaluateAll((all) =>
          all.map((button) => {
            const { right, top, height } = button.getBoundingClientRect()
            const text = button.previousElementSibling?.getBoundingClientRect()
            return { right: Math.round(right), height, isBeside: text !== undefined && top < text.bottom }
          }),
        )
        expect(new Set(boxes.map(({ right }) => right)).size, `${width}`).toBe(1)
        for (const { height, isBeside } of boxes) {
          expect(height).toBeGreaterThanOrEqual(44)
          expect(isBeside, `${width}`).toBe(true)
        }
      }
      for (const device of devices) await device.context().close()
    })
  })

test.describe('in Spanish', () => {
  test.use({ language: 'es' })

  test('a customer lets a trusted device need the code again', async ({ page, browser, baseURL }) => {
    const origin = baseURL as string
    await registerNewCustomer(page, origin)
    const email = await emailOf(page)
    await confirmEmail(page, origin, email)
    const begun = await page.request.post('/api/ecommerce/users/mfa/totp', { data: {}, headers: { origin } })
    const { secret } = ((await begun.json()) as { data: { secret: string } }).data
    await sendAs(page, { origin, path: 'users/mfa/totp/verify', data: { code: codeOf(secret) } })
    const trusted = await signInElsewhere(browser, { origin, email, userAgent: windows, secret })

    await page.goto('/account/devices')
    await expectHydrated(page)
    const section = page.getByRole('region', { name: 'Dispositivos que entran sin el código' })
    await expect(section.getByRole('listitem')).toHaveCount(1)
    await expect(section.getByText('Edge en Windows')).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Pedir el código: Edge en Windows' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'necesita el código' })).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await expect(section.getByText('Todos los dispositivos necesitan el código.')).toBeVisible()
    await expect(section.getByRole('heading')).toBeFocused()

    const data = { username: email, password: newPassword }
    const again = await trusted.request.post('/api/identity/sign-in', { data, headers: { origin } })
    expect(((await again.json()) as { data: { challenge?: string } }).data.challenge).toBe('SOFTWARE_TOKEN_MFA')
    await trusted.context().close()
  })
})
