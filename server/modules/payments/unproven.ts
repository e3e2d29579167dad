import type { Ctx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/** The orders that wait for the proof of a deposit since before an instant, the oldest first. */
export const listUnproven = ({ db }: Pick<Ctx, 'db'>, before: Date, max: number) =>
  repository.listUnproven(db, before, max)
