import type { CustomerCtx } from '#server/platform/context.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { getTwoStep } from './manage.ts'
import { removeFactors } from './remove-factors.ts'
import { listTrustedDevices } from './trusted-devices-repository.ts'

/** Whether the customer has a second factor, and where it is left out. Its secret and codes are in no export. */
export const twoStepData: PersonalData = {
  name: 'two_step',
  collect: collectTwoStep,
  erase: (ctx) => removeFactors(ctx, ctx.actor.customerId),
}

async function collectTwoStep(ctx: CustomerCtx) {
  const { db, actor, now } = ctx
  const devices = await listTrustedDevices(db, actor.customerId, now)
  return {
    ...(await getTwoStep(ctx)),
    trustedDevices: devices.map(({ device, trustedAt, trustedUntil }) => ({ device, trustedAt, trustedUntil })),
  }
}
