import { refuse, refuseIf } from '#contract/refusals.ts'
import { type ReturnEnding, type ReturnReason, returnPicturesMax } from '#domain/returns/return.ts'
import { amountOfReturned, refusalToReturn } from '#domain/returns/returnable.ts'
import { noteReturn } from '#server/modules/orders/note-return.ts'
import { receivePictures } from '#server/modules/uploads/receive-pictures.ts'
import { addUploads } from '#server/modules/uploads/use-uploads.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { type ReturnRow, findOrder, findReturn, listLines, lockOrder } from './repository.ts'
import { insertReturn } from './write-repository.ts'

export interface RequestedReturn {
  orderId: number
  lines: { productCode: string; quantity: number; reason: ReturnReason }[]
  comment: string | null
  preference: ReturnEnding
}

const pictureFields = Array.from({ length: returnPicturesMax }, (_, index) => `picture_${index + 1}`)

/** Stores the pictures of a return before the transaction. Refuses what `createReturn` would refuse, before they are decoded. */
export async function prepareReturn(ctx: PrepareCtx<CustomerCtx>, request: RequestedReturn): Promise<string[]> {
  const order = (await findOrder(ctx.db, ctx.actor.customerId, request.orderId)) ?? refuse('not-found')
  if (ctx.files.size === 0) return []
  refuseIf(refusalToReturn({ ...order, lines: await listLines(ctx.db, order.id) }, request.lines, ctx.now))
  const expected = pictureFields.map((field) => ({ field, purpose: 'return-picture', shape: 'whole' }) as const)
  const ids = await receivePictures(ctx, expected)
  return [...ids.values()]
}

/**
 * Requests the return of products of an order of the customer (RETURN-1). The order is locked, so that requests at once
 * claim each unit once.
 */
export async function createReturn(
  ctx: CustomerCtx,
  { orderId, lines, comment, preference }: RequestedReturn,
  pictures: readonly string[],
): Promise<ReturnRow> {
  const { db, now } = ctx
  const { customerId } = ctx.actor
  const order = (await lockOrder(db, customerId, orderId)) ?? refuse('not-found')
  const bought = await listLines(db, orderId)
  refuseIf(refusalToReturn({ ...order, lines: bought }, lines, now))
  await addUploads(ctx, pictures)
  const id = ctx.newId()
  const valued = lines.map((line) => {
    const whole = bought.find(({ productCode }) => productCode === line.productCode)
    const units = { returnedBefore: whole?.claimed ?? 0, returned: line.quantity }
    return { ...line, amountCentavos: whole ? amountOfReturned(whole, units) : 0 }
  })
  const number = await insertReturn(db, { id, orderId, customerId, comment, preference, lines: valued, pictures, now })
  await noteReturn(ctx, orderId, number)
  return (await findReturn(db, customerId, id, ctx.language)) ?? refuse('not-found')
}
