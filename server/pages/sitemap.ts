import { type Language, languages } from '#contract/language.ts'
import { policyTabs } from '#contract/policies.ts'
import { escapeHtml } from '#server/platform/html.ts'

/**
 * A page for search engines: its path with the query that belongs to it, and when it last changed where that is known.
 */
export interface SitePage {
  path: string
  changedAt?: Date
}

/** So many products stand in one part: with both languages 5,000 addresses, some two megabytes. */
export const productsPerPart = 2_500

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of the parts. */
export function sitemapIndex(publicUrl: string, products: number): string {
  const parts = Array.from({ length: Math.ceil(products / productsPerPart) }, (_, at) => `products-${at + 1}`)
  const lines = ['pages', ...parts].map(
    (part) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemaps/${part}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${space}>\n${lines.join('\n')}\n</sitemapindex>\n`
}

/**
 * Pages with one entry for each language, each naming all of them. The bare address speaks the configured language, as
 * the pages' own canonical addresses do.
 */
export function sitemap(publicUrl: string, pages: readonly SitePage[], bareLanguage: Language): string {
  const inLanguage = (path: string, language: Language) =>
    language === bareLanguage ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
  const entries = pages.flatMap(({ path, changedAt }) => {
    const addresses = languages.map(
      (language) => [language, escapeHtml(publicUrl + inLanguage(path, language))] as const,
    )
    const alternates = addresses
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return addresses.map(([, href]) => `<url><loc>${href}</loc>${changed}${alternates}</url>`)
  })
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** What is no product: home, the catalogue and its categories, contact, the policies. */
export function fixedPages(categoryIds: readonly number[]): SitePage[] {
  const categories = categoryIds.map((id) => `/shop?category=${id}`)
  return ['/', '/shop', ...categories, '/contact', ...policyTabs.map((tab) => `/home/policies/${tab}`)].map((path) => ({
    path,
  }))
}
