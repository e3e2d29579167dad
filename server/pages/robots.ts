import { type Page, pages, uncrawledFilters } from '#contract/pages.ts'

const personalPaths = Object.values<Page>(pages).flatMap(({ path, isPersonal }) => (isPersonal ? path : []))

/** Paths without a use for search engines: personal pages, and the catalogue filtered in every possible way. */
const disallowed = [
  '/api/',
  '/dev/',
  // A rule holds for all paths that begin with it.
  ...personalPaths.filter((path) => !personalPaths.some((other) => path.startsWith(`${other}/`))),
  ...uncrawledFilters.map((filter) => `/shop?*${filter}=`),
  '/*display=mb',
  '/*?*scroll=',
]

/** The text of `robots.txt`. Categories and their pages stay open. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
