import type { Language } from './language.ts'

/**
 * A time to wait as text: seconds up to a minute and a half, then whole minutes, rounded up so that whoever waits that
 * long may try again.
 */
export function formatWait(seconds: number, language: Language): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const name = language === 'es' ? { second: 'segundo', minute: 'minuto' }[unit] : unit
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
