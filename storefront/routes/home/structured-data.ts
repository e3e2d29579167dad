import type { loader } from '../../root.tsx'

type Root = Extract<Awaited<ReturnType<typeof loader>>, { data: unknown }>['data']

/** The store as search engines read it (schema.org): who it is, where else it is found, and how it is searched. */
export function storeData({ publicUrl, configuration }: Pick<Root, 'publicUrl' | 'configuration'>): object[] {
  const page = configuration?.general.web_page
  const elsewhere = [page?.url_facebook, page?.url_instagram, page?.url_twitter, page?.url_youtube].filter(Boolean)
  const organization = { '@id': `${publicUrl}/#store` }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...organization,
      name: 'Vitrina',
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Vitrina',
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
