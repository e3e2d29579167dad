import { refuse } from '#contract/refusals.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import type { TrustToEnd } from '#server/platform/identity-service.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import * as repository from './trusted-devices-repository.ts'

const trustedMs = 30 * 24 * 3600_000

/** A device that may leave the second factor out. `isCurrent` for the one of the call. */
export interface TrustedDevice {
  id: string
  /** Its user agent; empty where the store does not know it. */
  device: string
  trustedAt: Date
  trustedUntil: Date
  isCurrent: boolean
}

/** Lets a device leave the second factor out for 30 days (ACCOUNT-19). `deviceHash` is the keyed hash of its name. */
export function trustDevice(
  { db, now, userAgent }: Pick<Ctx, 'db' | 'now' | 'userAgent'>,
  customerId: string,
  deviceHash: string,
): Promise<void> {
  const trustedUntil = new Date(now.getTime() + trustedMs)
  return repository.upsertTrustedDevice(db, { customerId, deviceHash, device: userAgent, now, trustedUntil })
}

/** Ends the trust of one device, all of them, or all but one; `deviceHash` as for `trustDevice`. */
export function endTrust({ db }: Pick<Ctx, 'db'>, customerId: string, which: TrustToEnd): Promise<void> {
  return repository.deleteTrustedDevices(db, customerId, which)
}

/** The keyed hash of the name by which the customer's account knows the device of the call. */
export async function prepareOwnDevice(ctx: PrepareCtx<CustomerCtx>): Promise<string | undefined> {
  const device = await knownDeviceOf(ctx, ctx.actor.customerId)
  return device && ctx.tokens.keyedHash(device)
}

/** The devices of the customer that may leave the second factor out, the last trusted first. */
export async function listTrustedDevices(
  { db, actor, now }: CustomerCtx,
  ownHash: string | undefined,
): Promise<TrustedDevice[]> {
  const rows = await repository.listTrustedDevices(db, actor.customerId, now)
  return rows.map(({ deviceHash, ...row }) => ({ ...row, isCurrent: deviceHash === ownHash }))
}

/** Ends the trust of one device: it needs the second factor again. Refuses one that is not trusted. */
export async function distrustDevice({ db, actor, now }: CustomerCtx, id: string): Promise<void> {
  if (!(await repository.deleteTrustedDevice(db, actor.customerId, id, now))) refuse('not-found')
}

/** Ends the trust of every device: each needs the second factor again. */
export function distrustDevices({ db, actor }: CustomerCtx): Promise<void> {
  return repository.deleteTrustedDevices(db, actor.customerId)
}
