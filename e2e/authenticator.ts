import type { APIRequestContext } from '@playwright/test'
import { generateSync } from 'otplib'
import { demoAccounts } from '#server/db/demo/accounts.ts'

const stepSeconds = 30

/**
 * The code that an authenticator app shows for a secret, now or some steps of 30 seconds later: the store accepts a code
 * once, and one that is a step ahead.
 */
export function codeOf(secret: string, stepsAhead = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + stepsAhead * stepSeconds })
}

/** Signs a browser in as the demo's employee, with password and authenticator, through the API. */
export async function signInAsEmployee(request: APIRequestContext, origin: string): Promise<void> {
  const employee = demoAccounts.find((account) => 'authenticatorSecret' in account)
  if (!employee || !('authenticatorSecret' in employee)) throw new Error('The demo has no employee.')
  const headers = { 'x-token-transport': 'cookie', origin }
  const { email: username, password, authenticatorSecret } = employee
  const begun = await request.post(`${origin}/api/identity/sign-in`, { headers, data: { username, password } })
  const { session, challenge } = ((await begun.json()) as { data: { session: string; challenge: string } }).data
  const data = { session, challenge, answer: codeOf(authenticatorSecret) }
  const done = await request.post(`${origin}/api/identity/challenge`, { headers, data })
  if (!done.ok()) throw new Error(`The employee was not signed in: ${await done.text()}`)
}
