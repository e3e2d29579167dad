import { CallFailed } from '#contract/client.ts'
import { logout } from '#contract/identity.ts'
import { browserClient } from '../browser-client.ts'
import { clearAccountStorage, mayNotSignInCode } from '../shopper.tsx'

/**
 * Handles a failed sign-in: with the code 565644887 it clears the tokens and the local storage (ACCOUNT-7). Throws the
 * error again in any case.
 */
export async function clearBlockedAccount(error: unknown): Promise<never> {
  if (error instanceof CallFailed && error.code === mayNotSignInCode) {
    await browserClient.call(logout, {}).catch(() => {})
    clearAccountStorage()
  }
  throw error
}
