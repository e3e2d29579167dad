import { toE164Digits } from '#domain/phone/phone.ts'
import type { Branch } from '../../shopper/branch.ts'

interface Store {
  storeVariant: 'main' | 'variant'
  publicUrl: string
}

/** The structured data (schema.org) of each open branch. Only the other store variant has opening hours. */
export function branchesStructuredData(branches: readonly Branch[], { storeVariant, publicUrl }: Store) {
  return branches
    .filter(({ active }) => active)
    .map(({ codplace, description, address, city_name, lat, long, phone }) => ({
      '@context': 'https://schema.org',
      '@type': 'Store',
      '@id': `${publicUrl}/contact#branch-${codplace}`,
      name: description,
      url: `${publicUrl}/contact`,
      image: `${publicUrl}/icon-512.png`,
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city_name, addressCountry: 'DO' },
      geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
      ...(phone && { telephone: `+${toE164Digits(phone) ?? phone}` }),
      ...(storeVariant === 'variant' && { openingHours: 'Mo-Sa 09:00-19:00' }),
    }))
}
