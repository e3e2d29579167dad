import { randomUUID } from 'node:crypto'

/** A new random identifier, safe to show: it does not reveal how many there are. */
export const newId = (): string => randomUUID()
