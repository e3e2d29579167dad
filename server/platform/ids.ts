import { randomUUID } from 'node:crypto'

/** A new random identifier, safe to show: it tells nothing about how many there are. */
export const newId = (): string => randomUUID()
