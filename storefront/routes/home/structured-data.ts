import { toE164Digits } from '#domain/phone/phone.ts'
import type { RootData } from '../../page/root-data.ts'

type Root = RootData

/** The structured data (schema.org) of the store: the organization, its profiles, and its search. */
export function storeStructuredData({
  publicUrl,
  shop,
  configuration,
}: Pick<Root, 'publicUrl' | 'shop' | 'configuration'>): object[] {
  const page = configuration?.general.web_page
  const elsewhere = [page?.url_facebook, page?.url_instagram, page?.url_twitter, page?.url_youtube].filter(Boolean)
  // The configured phone may be a short number, which has no international form.
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
