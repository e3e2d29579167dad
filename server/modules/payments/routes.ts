import * as contract from '#contract/payments.ts'
import { refuse } from '#contract/refusals.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { presentPayment } from './present.ts'
import { findPayment } from './repository.ts'

/** `POST payments/{id}/continue` is a route of the checkout, since it places orders. */
export const paymentRoutes = [
  route(contract.getPayment, requireCustomer, async ({ db, actor }, { id }) =>
    presentPayment((await findPayment(db, actor.customerId, id)) ?? refuse('not-found')),
  ),
]
