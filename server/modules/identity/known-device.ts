import type { PrepareCtx } from '#server/platform/route.ts'
import { hasReportedSession } from './devices-repository.ts'

/**
 * The name of the caller's device as an account knows it; undefined where it does not, and where its owner reported a
 * session on it (ACCOUNT-27).
 */
export async function knownDeviceOf(
  { db, knownDevices, deviceProof, now }: Pick<PrepareCtx, 'db' | 'knownDevices' | 'deviceProof' | 'now'>,
  customerId: string,
): Promise<string | undefined> {
  const device = knownDevices.deviceOf(deviceProof, customerId, now)
  return device && !(await hasReportedSession(db, customerId, device)) ? device : undefined
}
