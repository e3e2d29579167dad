import { toE164Digits } from '#domain/phone/phone.ts'
import type { RootData } from '../../page/root-data.ts'

type Root = RootData

/** The store as search engines read it (schema.org): who it is, where else it is found, and how it is searched. */
export function storeData({
  publicUrl,
  shop,
  configuration,
}: Pick<Root, 'publicUrl' | 'shop' | 'configuration'>): object[] {
  const page = configuration?.general.web_page
  const elsewhere = [page?.url_facebook, page?.url_instagram, page?.url_twitter, page?.url_youtube].filter(Boolean)
  // What staff wrote into the settings may be a short number, which has no form for all the world.
  const phone = page && toE164Digits(page.contact.phone)
  const organization = { '@id': `${publicUrl}/#store` }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...organization,
      name: shop.name,
      ...(shop.legalName && { legalName: shop.legalName }),
      ...(shop.rnc && { taxID: shop.rnc }),
      ...(phone && { telephone: `+${phone}` }),
      ...(page?.contact.email && { email: page.contact.email }),
      url: `${publicUrl}/`,
      logo: `${publicUrl}${shop.logo?.src ?? shop.icon?.src ?? '/icon-512.png'}`,
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shop.name,
      url: `${publicUrl}/`,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/shop?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
