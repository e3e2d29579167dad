/** What a search engine has no use for: what is personal, and the catalogue filtered in every possible way. */
const closed = [
  '/api/',
  '/dev/',
  '/account',
  '/auth/',
  '/cart',
  '/checkout',
  ...[
    'q',
    'brands_selected',
    'models_selected',
    'prices',
    'rated',
    'order_by',
    'limit',
    'place',
    'only_offers',
    'only_with_existence',
  ].map((filter) => `/shop?*${filter}=`),
  '/*display=mb',
  '/*?*scroll=',
]

/** The text of `robots.txt`. Categories and their pages stay open. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
