import * as contract from '#contract/returns.ts'
import { pictureUpload } from '#server/modules/uploads/picture-type.ts'
import { requireCustomer, requireEmployee } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { createReturn, prepareReturn } from './create-return.ts'
import { decideReturn } from './decide-return.ts'
import { getReturn, listOrderReturns, listPendingReturns, listReturns } from './list-returns.ts'
import { presentPending, presentReturn, presentReturnable, toDecision, toRequest } from './present.ts'
import { listReturnedCodes } from './repository.ts'
import { withdrawReturn } from './withdraw-return.ts'

export const returnRoutes = [
  route(
    contract.createReturn,
    requireCustomer,
    async (ctx, input, pictures: string[]) => presentReturn(await createReturn(ctx, toRequest(input), pictures)),
    { upload: pictureUpload, prepare: (ctx, input) => prepareReturn(ctx, toRequest(input)) },
  ),
  route(contract.listOrderReturns, requireCustomer, async (ctx, { id }) => {
    const { returns, returnable } = await listOrderReturns(ctx, id)
    return { returns: returns.map(presentReturn), returnable: presentReturnable(returnable) }
  }),
  route(contract.listReturns, requireCustomer, async (ctx, { page, limit }) => {
    const { rows, ...listed } = await listReturns(ctx, page, limit)
    return { ...listed, data: rows.map(presentReturn) }
  }),
  // Ahead of `returns/{id}`, which it would pass for.
  route(contract.listPendingReturns, requireEmployee, async (ctx, { page, limit }) => {
    const { rows, ...listed } = await listPendingReturns(ctx, page, limit)
    return { ...listed, data: rows.map(presentPending) }
  }),
  route(contract.getReturn, requireCustomer, async (ctx, { id }) => presentReturn(await getReturn(ctx, id))),
  route(contract.withdrawReturn, requireCustomer, async (ctx, { id }) => presentReturn(await withdrawReturn(ctx, id))),
  route(
    contract.decideReturn,
    requireEmployee,
    async (ctx, input) => presentReturn(await decideReturn(ctx, toDecision(input))),
    { locksStock: (ctx, { id, restock }) => (restock ? listReturnedCodes(ctx.db, id) : []) },
  ),
]
