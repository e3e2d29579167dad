import { readDevice } from '#domain/identity/read-device.ts'
import { accountMessages } from '../messages/account.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * The name of a device by its user agent, such as `Chrome on Android`. Where that names neither browser nor system, it is
 * the given name, else the whole user agent.
 */
export function useDeviceName(userAgent: string, unknown?: string): string {
  const { browserOn, unknownDevice } = useMessages(accountMessages)
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return browserOn(browser, system)
  return browser ?? system ?? unknown ?? (userAgent || unknownDevice)
}
