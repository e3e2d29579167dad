import { updateSettings } from '#contract/customer-settings.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { browserClient } from './browser-client.ts'
import { announceToOtherTabs } from './other-tabs.ts'

type Choice = InputOf<typeof updateSettings>
type Saved = ReplyOf<typeof updateSettings>

let last: Promise<unknown> = Promise.resolve()

/**
 * Stores a choice in the customer's account and announces it to the other tabs. One is stored after the other, so that
 * the last one remains; it is stored although the page is closed or reloaded meanwhile, since it is shown at once.
 */
export function saveChoice(choice: Choice): Promise<Saved> {
  const saved = last.then(() => browserClient.call(updateSettings, choice, { keepalive: true }))
  last = saved.then(announceToOtherTabs, () => {})
  return saved
}
