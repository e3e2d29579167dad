import type { Browser, Page } from '@playwright/test'
import { codeOf } from './authenticator.ts'
import { lastCode } from './outbox.ts'

/** The password of the customers whom `registerNewCustomer` makes. */
export const newPassword = 'Guayaba-58!'

/** The email of the customer who is signed in in the page's browser. */
export async function emailOf(page: Page): Promise<string> {
  const response = await page.request.get('/api/ecommerce/users/profile')
  return ((await response.json()) as { data: { user: { email: string } } }).data.user.email
}

interface Step {
  session?: string
  challenge?: string
}

interface OtherDevice {
  origin: string
  email: string
  userAgent: string
  /** The secret of the account's authenticator, where it has one. */
  secret?: string
}

/** Signs a further device in to the account, through the API: it confirms the email and gives the code where needed. */
export async function signInElsewhere(
  browser: Browser,
  { origin, email, userAgent, secret }: OtherDevice,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, userAgent })
  const page = await context.newPage()
  const send = async (path: string, data: object): Promise<Step> => {
    const headers = { origin, 'x-token-transport': 'cookie', 'user-agent': userAgent }
    return ((await (await page.request.post(path, { data, headers })).json()) as { data: Step }).data
  }
  let step = await send('/api/identity/sign-in', { username: email, password: newPassword, remember_device: true })
  while (step.challenge) {
    const isEmail = step.challenge === 'EMAIL_CONFIRMATION'
    const code = isEmail ? await lastCode(origin, email) : codeOf(secret as string, 1)
    step = await send('/api/identity/challenge', { session: step.session, challenge: step.challenge, answer: code })
  }
  return page
}
