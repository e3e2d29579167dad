import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import type { Branch } from '../../shopper/branch.ts'

interface Store {
  storeVariant: 'main' | 'variant'
  publicUrl: string
}

/** In the other store variant all branches have these hours where nobody has set their own (SHELL-17). */
const hoursInVariant = 'Mo-Sa 09:00-19:00'

/** The structured data (schema.org) of each open branch, with its opening hours where they are known. */
export function branchesStructuredData(branches: readonly Branch[], { storeVariant, publicUrl }: Store) {
  return branches
    .filter(({ active }) => active)
    .map(({ codplace, description, address, city_name, lat, long, phone, opening_hours }) => ({
      '@context': 'https://schema.org',
      '@type': 'Store',
      '@id': `${publicUrl}/contact#branch-${codplace}`,
      name: description,
      url: `${publicUrl}/contact`,
      image: `${publicUrl}/icon-512.png`,
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city_name, addressCountry: 'DO' },
      geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
      ...(phone && { telephone: `+${toE164Digits(phone) ?? phone}` }),
      ...openingHours(opening_hours ?? (storeVariant === 'variant' ? hoursInVariant : null)),
    }))
}

const openingHours = (hours: string | null) =>
  parseOpeningHours(hours) && hours ? { openingHours: hours.split(';').map((part) => part.trim()) } : {}
