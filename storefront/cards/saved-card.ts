import type { ReplyOf } from '#contract/endpoint.ts'
import type { listSavedCards } from '#contract/saved-cards.ts'

export type SavedCard = ReplyOf<typeof listSavedCards>[number]
