import { addressFieldMax } from './address.ts'
import { type WrittenAddress, streetLine } from './address-lines.ts'

/**
 * What an address is called: its name, or its street with number and house where it has none (ACCOUNT-91), cut to the
 * characters that a name may have. Empty where the street is empty as well.
 */
export function addressName(address: Pick<WrittenAddress, 'street' | 'number' | 'house'> & { name: string }): string {
  if (address.name) return address.name
  let name = ''
  for (const character of streetLine(address).trim()) {
    if (name.length + character.length > addressFieldMax.name) break
    name += character
  }
  return name.trim()
}
