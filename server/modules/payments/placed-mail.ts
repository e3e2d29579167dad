import type { Ctx } from '#server/platform/context.ts'
import * as repository from './placed-mail-repository.ts'

type Work = Pick<Ctx, 'db'>

/** Keeps a mail with a request whose orders were placed, until its payments are captured. */
export const storePlacedMail = ({ db }: Work, id: string, mail: unknown): Promise<void> =>
  repository.updatePlacedMail(db, id, mail)

/**
 * Takes the mail that a request keeps, in the caller's transaction; `waits` while one of its payments is still to be
 * captured, undefined where it keeps none. However many captures end at once, one of them gets it: the row is locked before
 * the open captures are counted. `isLate` takes it whatever is still to be captured.
 */
export async function takePlacedMail(
  { db }: Work,
  id: string,
  isLate: boolean,
): Promise<{ mail: unknown } | 'waits' | undefined> {
  if (!(await repository.lockPlacedMail(db, id))) return undefined
  const mail = await repository.removePlacedMail(db, id, isLate)
  return mail === undefined ? 'waits' : { mail }
}

/** Drops the mail that a request keeps: its orders are canceled before anybody heard of them. */
export const dropPlacedMail = ({ db }: Work, id: string): Promise<void> => repository.deletePlacedMail(db, id)
