import { type Language, languages } from '#contract/language.ts'
import { type Page, pages } from '#contract/pages.ts'
import { policyTabs } from '#contract/policies.ts'
import { escapeHtml } from '#server/platform/html.ts'

/**
 * A page for search engines: its path with the query that belongs to it, and when it last changed where that is known.
 */
export interface SitePage {
  path: string
  changedAt?: Date
}

/** The products of one part: with both languages 5,000 URLs, some two megabytes. */
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
 * The sitemap of some pages: one entry for each language, with links to all of them. The URL without `lang` is the page
 * in the configured language, as the pages' own canonical URLs say.
 */
export function sitemap(publicUrl: string, pages: readonly SitePage[], bareLanguage: Language): string {
  const inLanguage = (path: string, language: Language) =>
    language === bareLanguage ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
  const entries = pages.flatMap(({ path, changedAt }) => {
    const urls = languages.map((language) => [language, escapeHtml(publicUrl + inLanguage(path, language))] as const)
    const alternates = urls
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return urls.map(([, href]) => `<url><loc>${href}</loc>${changed}${alternates}</url>`)
  })
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** All pages in the sitemap besides products: home, the catalogue, its categories, contact, the policies. */
export function fixedPages(categoryIds: readonly number[]): SitePage[] {
  const paths = Object.values<Page>(pages).flatMap(({ path, isInSitemap }) => (isInSitemap ? path : []))
  const categories = categoryIds.map((id) => `${pages.shop.path}?category=${id}`)
  const policies = policyTabs.map((tab) => pages.policies.path.replace(':tab', tab))
  return [...paths, ...categories, ...policies].map((path) => ({ path }))
}
