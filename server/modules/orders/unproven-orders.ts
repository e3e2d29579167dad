import { orderStatuses, refusalToCancel } from '#domain/orders/order-steps.ts'
import type { Ctx } from '#server/platform/context.ts'
import * as repository from './unproven-repository.ts'

export type { UnprovenOrder } from './unproven-repository.ts'

const cancelable = orderStatuses.filter((status) => !refusalToCancel({ status }))

/**
 * The orders that wait for the proof of a deposit since before an instant and can be canceled, the oldest first, after
 * one of them. Others keep waiting for their money: the daily report has it as owed.
 */
export const listUnproven = (
  { db }: Pick<Ctx, 'db'>,
  page: { before: Date; after: repository.UnprovenOrder | undefined; max: number },
) => repository.listUnproven(db, { ...page, statuses: cancelable })
