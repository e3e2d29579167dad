import { type Page, pages, uncrawledFilters } from '#contract/pages.ts'

/** The personal pages, each by its own path at the top of the store or by its folder: `/auth/` for `/auth/request`. */
const personalPaths = new Set(
  Object.values<Page>(pages).flatMap(({ path, isPersonal }) =>
    isPersonal ? path.slice(0, path.indexOf('/', 1) + 1) || path : [],
  ),
)

/** Paths without a use for search engines: personal pages, and the catalogue filtered in every possible way. */
const disallowed = [
  '/api/',
  '/dev/',
  // A rule holds for all paths that begin with it: `/account` covers the folder `/account/`.
  ...[...personalPaths].filter((path) => !personalPaths.has(path.slice(0, -1))),
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
