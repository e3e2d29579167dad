import type { Language } from '#contract/language.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { updateLanguage } from './repository.ts'

/** Stores the language in which the customer reads pages, messages and mails. */
export async function chooseLanguage({ db, actor }: CustomerCtx, language: Language): Promise<void> {
  await updateLanguage(db, actor.customerId, language)
}
