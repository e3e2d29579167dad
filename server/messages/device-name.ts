import type { Language } from '#contract/language.ts'
import { readDevice } from '#domain/identity/read-device.ts'

/** A device's name for its owner, such as `Chrome on Android`; its whole user agent where that names neither part. */
export function deviceName(userAgent: string, language: Language): string {
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return language === 'es' ? `${browser} en ${system}` : `${browser} on ${system}`
  return (
    browser ?? system ?? (userAgent || (language === 'es' ? 'Un dispositivo sin nombre' : 'A device without a name'))
  )
}
