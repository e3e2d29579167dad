import * as contract from '#contract/addresses.ts'
import { placeOf } from '#domain/addresses/address.ts'
import { prepareTravelMinutes } from '#server/modules/delivery/travel-minutes.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { chooseDefaultAddress } from './choose-default-address.ts'
import { createAddress } from './create-address.ts'
import { deleteAddress } from './delete-address.ts'
import { listAddresses } from './list-addresses.ts'
import { presentAddresses, toFields } from './present.ts'
import type { Address } from './repository.ts'
import { updateAddress } from './update-address.ts'

export const addressRoutes = [
  route(contract.listAddresses, requireCustomer, async (ctx) => presentAddresses(ctx, await listAddresses(ctx)), {
    prepare: prepareDeliveries,
  }),
  route(contract.createAddress, requireCustomer, async (ctx, { default: shouldBeDefault = false, ...input }) =>
    presentOne(ctx, await createAddress(ctx, toFields(input), shouldBeDefault)),
  ),
  route(contract.updateAddress, requireCustomer, async (ctx, { id, default: shouldBeDefault, ...input }) => {
    const changed = await updateAddress(ctx, id, toFields(input))
    return presentOne(ctx, shouldBeDefault ? await chooseDefaultAddress(ctx, id) : changed)
  }),
  route(contract.chooseDefaultAddress, requireCustomer, async (ctx, { id }) =>
    presentOne(ctx, await chooseDefaultAddress(ctx, id)),
  ),
  route(contract.deleteAddress, requireCustomer, async (ctx, { id }) => {
    await deleteAddress(ctx, id)
    return { id }
  }),
]

async function presentOne(ctx: CustomerCtx, address: Address) {
  const [presented] = await presentAddresses(ctx, [address])
  if (!presented) throw new Error('One address gives one presentation')
  return presented
}

/** Has the minutes to the customer's addresses stored, so that the list has the prices of the checkout. */
async function prepareDeliveries(ctx: CustomerCtx): Promise<void> {
  if (!ctx.settings.OSRM_URL) return
  const points = (await listAddresses(ctx)).map(placeOf).filter((place) => place !== undefined)
  await prepareTravelMinutes(ctx, { points, stored: 'fresh' })
}
