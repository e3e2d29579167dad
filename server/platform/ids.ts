import { randomUUID } from 'node:crypto'

/** A new random identifier. It does not reveal how many there are, so it may be shown. */
export const newId = (): string => randomUUID()
