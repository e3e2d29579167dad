import type { Selectable } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Tables } from '#server/db/tables.ts'

/** A customer with the fields that signing in needs. */
export type Account = Omit<Selectable<Tables['customers']>, 'language'> & { language: Language | null }

/** An account, and the name by which it knows the caller's device: undefined where it does not (`knownDeviceOf`). */
export interface AccountOnDevice {
  account: Account
  device: string | undefined
}
