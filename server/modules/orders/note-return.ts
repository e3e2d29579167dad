import type { Ctx } from '#server/platform/context.ts'
import { appendReturnNumber } from './write-repository.ts'

/** Notes the number of a new return at its order, which the caller has locked: lists show and find it (RETURN-8). */
export const noteReturn = ({ db }: Pick<Ctx, 'db'>, orderId: number, number: string): Promise<void> =>
  appendReturnNumber(db, orderId, number)
