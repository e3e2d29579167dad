import { filterNames } from './product-filters.ts'

/** A page as the router, the page cache, `robots.txt`, the sitemap and the shell know it. */
export interface Page {
  /** The path as the router writes it; a part such as `:id` stands for one segment. */
  path: string
  /** The forms of such parts. Any other value is the id of nothing, and shows the page as not found. */
  forms?: Readonly<Record<string, RegExp>>
  /** The query parameters that change the page for everybody. */
  query?: readonly string[]
  /** The page is personal: search engines are asked to stay away. */
  isPersonal?: true
  /** The page has neither the shop's header nor its footer. */
  isBare?: true
  /** On phones the page has not the shop's header. */
  isBareOnPhones?: true
  /** The page has the bar at the foot of a phone's screen. */
  hasMobileBar?: true
  /** The sitemap lists the page itself; products, categories and policies have entries for each of them. */
  isInSitemap?: true
}

const slug = /^[\w-]+$/

/** Every page of the store. Each has a file of its own in `storefront/routes.ts`. */
export const pages = {
  home: { path: '/', hasMobileBar: true, isInSitemap: true },
  shop: { path: '/shop', query: [...filterNames, 'typed'].toSorted(), hasMobileBar: true, isInSitemap: true },
  product: { path: '/products/:id', forms: { id: /^[\w.-]{1,40}$/ }, hasMobileBar: true },
  compare: { path: '/compare', query: ['codes'] },
  policies: { path: '/home/policies/:tab', forms: { tab: slug } },
  contact: { path: '/contact', query: ['city'], isInSitemap: true },
  faq: { path: '/contact/faq', query: ['city'] },
  cart: { path: '/cart', isPersonal: true },
  checkout: { path: '/checkout', isPersonal: true, isBare: true },
  deliveryDetails: { path: '/checkout/delivery-details', isPersonal: true, isBare: true },
  orderComplete: {
    path: '/checkout/complete/:globalId',
    forms: { globalId: /^[0-9a-f-]{36}$/ },
    isPersonal: true,
  },
  track: { path: '/track/:token', forms: { token: /^[1-9]\d{0,9}\.[\w-]{43}$/ }, isPersonal: true },
  /** Where a provider sends the shopper after a payment. */
  paymentReturn: {
    path: '/checkout/return/:paymentId',
    forms: { paymentId: /^[0-9a-f-]{36}$/ },
    isPersonal: true,
  },
  signIn: { path: '/auth/sign-in', isPersonal: true, isBare: true },
  signUp: { path: '/auth/sign-up', isPersonal: true, isBare: true },
  forgotPassword: { path: '/auth/forgot-password', isPersonal: true, isBare: true },
  signInRequest: { path: '/auth/request', isPersonal: true, isBare: true },
  notMe: { path: '/auth/not-me', isPersonal: true, isBare: true },
  account: { path: '/account', isPersonal: true },
  orders: { path: '/account/orders', isPersonal: true },
  order: { path: '/account/orders/:id', forms: { id: slug }, isPersonal: true },
  return: { path: '/account/orders/:id/return', forms: { id: /^[1-9]\d{0,8}$/ }, isPersonal: true },
  addresses: { path: '/account/addresses', isPersonal: true },
  createAddress: { path: '/account/create-address', isPersonal: true, isBareOnPhones: true },
  address: { path: '/account/addresses/:id', forms: { id: /^[0-9a-f-]{36}$/ }, isPersonal: true },
  partners: { path: '/account/partners', isPersonal: true },
  profile: { path: '/account/profile', isPersonal: true },
  business: { path: '/account/business', isPersonal: true },
  settings: { path: '/account/settings', isPersonal: true },
  security: { path: '/account/security', isPersonal: true },
  paymentMethods: { path: '/account/payments-methods', isPersonal: true },
  balance: { path: '/account/balance', isPersonal: true },
  infoworks: { path: '/account/infoworks', isPersonal: true },
  devices: { path: '/account/devices', isPersonal: true },
} as const satisfies Record<string, Page>

/** The filters that search engines are asked not to follow: all but the category and the page number. */
export const uncrawledFilters = filterNames.filter((name) => name !== 'category' && name !== 'page')

const templates = Object.values<Page>(pages).map((page) => ({ page, segments: page.path.split('/') }))

/**
 * The page of a path, and the path to show: with `-` in place of a value that has not the form of its part, such as
 * `/products/-` for `/products/a%20b`. Undefined where the store has no such page.
 */
export function findPage(path: string): { page: Page; path: string } | undefined {
  const given = path.split('/')
  const found = templates.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, at) => (segment.startsWith(':') ? given[at] !== '' : segment === given[at])),
  )
  if (!found) return undefined
  const { page, segments } = found
  const shown = segments.map((segment, at) => {
    const form = segment.startsWith(':') ? page.forms?.[segment.slice(1)] : undefined
    return form?.test(given[at] as string) === false ? '-' : given[at]
  })
  return { page, path: shown.join('/') }
}

const signInPaths: readonly string[] = [pages.signIn.path, pages.signUp.path, pages.forgotPassword.path]

/**
 * The page that a sign-in by its own address leads on to: what `next` names, with its query and fragment, where that is a
 * page of this store; undefined for everything else, such as another site, a file or a call of the API, and for the pages
 * of the sign-in themselves.
 */
export function pageAfterSignIn(next: string | null): string | undefined {
  const own = 'http://store.invalid'
  // Only what a browser reads as a path of this host: it takes `//host` and `/\host` for another one.
  if (!next?.startsWith('/') || !URL.canParse(next, own)) return undefined
  const { origin, pathname, search, hash } = new URL(next, own)
  const isOwnPage = origin === own && findPage(pathname) !== undefined && !signInPaths.includes(pathname)
  return isOwnPage ? `${pathname}${search}${hash}` : undefined
}
