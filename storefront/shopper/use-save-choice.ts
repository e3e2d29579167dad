import type { InputOf } from '#contract/endpoint.ts'
import type { updateSettings } from '#contract/customer-settings.ts'
import { useShopper } from './shopper.tsx'

/** A choice that pages outside the account offer too. */
type Choice = Pick<InputOf<typeof updateSettings>, 'language' | 'theme' | 'phone'>

/** So long a change of the language waits for the account at most, before the page is loaded in it. */
const waitMs = 3_000

/**
 * A function that stores a choice in the customer's account, and resolves when the store has it, has refused it, or
 * does not respond in time (ACCOUNT-53). For a visitor it does nothing.
 */
export function useSaveChoice(): (choice: Choice) => Promise<void> {
  const { status } = useShopper()
  return async (choice) => {
    if (status !== 'customer') return
    const saved = import('./save-choice.ts').then(({ saveChoice }) => saveChoice(choice)).catch(() => {})
    await Promise.race([saved, new Promise((done) => setTimeout(done, waitMs))])
  }
}
