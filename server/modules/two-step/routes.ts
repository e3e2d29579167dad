import * as contract from '#contract/two-step.ts'
import { requireCustomer, requireRecentAuthentication } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { allowCodesBySms, endCodesBySms } from './codes-by-sms.ts'
import type { CheckedEnrolment, Enrolment } from './enrol.ts'
import {
  beginTotp,
  getTwoStep,
  prepareFirstCode,
  prepareTotp,
  removeTwoStep,
  replaceCodes,
  verifyTotp,
} from './manage.ts'
import { distrustDevice, distrustDevices, listTrustedDevices, prepareOwnDevice } from './trusted-devices.ts'

export const twoStepRoutes = [
  route(contract.getTwoStep, requireCustomer, async (ctx) => {
    const { hasAuthenticator, codesBySms, recoveryCodesLeft, trustedDevices, isRequired } = await getTwoStep(ctx)
    return {
      authenticator: hasAuthenticator,
      codes_by_sms: codesBySms,
      recovery_codes_left: recoveryCodesLeft,
      trusted_devices: trustedDevices,
      is_required: isRequired,
    }
  }),
  route(
    contract.beginTotp,
    requireRecentAuthentication,
    async (ctx, _input, prepared: Enrolment) => {
      const { secret, uri } = await beginTotp(ctx, prepared)
      return { secret, otpauth_url: uri }
    },
    { prepare: prepareTotp },
  ),
  route(
    contract.verifyTotp,
    requireRecentAuthentication,
    async (ctx, _input, checked: CheckedEnrolment) => ({ recovery_codes: await verifyTotp(ctx, checked) }),
    { prepare: prepareFirstCode },
  ),
  route(contract.renewRecoveryCodes, requireRecentAuthentication, async (ctx) => ({
    recovery_codes: await replaceCodes(ctx),
  })),
  route(contract.removeTwoStep, requireRecentAuthentication, async (ctx) => {
    await removeTwoStep(ctx)
    return {}
  }),
  route(contract.allowCodesBySms, requireRecentAuthentication, async (ctx) => {
    await allowCodesBySms(ctx)
    return {}
  }),
  route(contract.endCodesBySms, requireCustomer, async (ctx) => {
    await endCodesBySms(ctx)
    return {}
  }),
  route(
    contract.listTrustedDevices,
    requireCustomer,
    async (ctx, _input, ownHash: string | undefined) => ({
      devices: (await listTrustedDevices(ctx, ownHash)).map((trust) => ({
        id: trust.id,
        device: trust.device,
        trusted_at: trust.trustedAt.toISOString(),
        trusted_until: trust.trustedUntil.toISOString(),
        is_current: trust.isCurrent,
      })),
    }),
    { prepare: prepareOwnDevice },
  ),
  route(contract.distrustDevice, requireCustomer, async (ctx, { id }) => {
    await distrustDevice(ctx, id)
    return {}
  }),
  route(contract.distrustDevices, requireCustomer, async (ctx) => {
    await distrustDevices(ctx)
    return {}
  }),
]
