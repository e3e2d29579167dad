import type { Selectable } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Tables } from '#server/db/tables.ts'

/** A customer with the fields that signing in needs. */
export type Account = Omit<Selectable<Tables['customers']>, 'language'> & { language: Language | null }
