import * as contract from '#contract/partners.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { chooseDefaultPartner } from './choose-default-partner.ts'
import { createPartner } from './create-partner.ts'
import { deletePartner } from './delete-partner.ts'
import { listPartners } from './list-partners.ts'
import { presentPartner, toFields } from './present.ts'
import { updatePartner } from './update-partner.ts'

export const partnerRoutes = [
  route(contract.listPartners, requireCustomer, async (ctx) => (await listPartners(ctx)).map(presentPartner)),
  route(contract.createPartner, requireCustomer, async (ctx, { default: shouldBeDefault = false, ...input }) =>
    presentPartner(await createPartner(ctx, { ...toFields(input), shouldBeDefault })),
  ),
  route(contract.updatePartner, requireCustomer, async (ctx, { id, default: shouldBeDefault, ...input }) => {
    const changed = await updatePartner(ctx, id, toFields(input))
    return presentPartner(shouldBeDefault ? await chooseDefaultPartner(ctx, id) : changed)
  }),
  route(contract.chooseDefaultPartner, requireCustomer, async (ctx, { id }) =>
    presentPartner(await chooseDefaultPartner(ctx, id)),
  ),
  route(contract.deletePartner, requireCustomer, async (ctx, { id }) => {
    await deletePartner(ctx, id)
    return { id }
  }),
]
