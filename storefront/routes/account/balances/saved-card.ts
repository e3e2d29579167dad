import type { ReplyOf } from '#contract/endpoint.ts'
import type { listSavedCards } from '#contract/saved-cards.ts'

export type SavedCard = ReplyOf<typeof listSavedCards>[number]

/** What a dialog is about to do with a card. */
export interface CardAction {
  kind: 'rename' | 'remove'
  card: SavedCard
}
