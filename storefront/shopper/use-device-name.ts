import { readDevice } from '#domain/identity/read-device.ts'
import { deviceNameMessages } from '../messages/device-names.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * The name of a device by its user agent, such as `Chrome on Android`. Where that names neither browser nor system, it is
 * the given name, else the whole user agent.
 */
export function useDeviceName(userAgent: string, unknown?: string): string {
  const { browserOn, unknownDevice } = useMessages(deviceNameMessages)
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return browserOn(browser, system)
  return browser ?? system ?? unknown ?? (userAgent || unknownDevice)
}
