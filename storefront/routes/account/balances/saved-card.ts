import type { SavedCard } from '../../../cards/saved-card.ts'

/** What a dialog is about to do with a card, or that it adds one. */
export type CardAction = { kind: 'rename' | 'remove'; card: SavedCard } | { kind: 'add' }
