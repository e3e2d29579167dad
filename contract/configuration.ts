import * as z from 'zod/mini'
import { query } from './endpoint.ts'
import { instant, nothing } from './fields.ts'
import { paymentKinds } from './order-detail.ts'

/** A page of the company elsewhere (SHELL-1), named in both languages. */
const companyLink = z.object({
  en: z.string().check(z.minLength(1), z.maxLength(40)),
  es: z.string().check(z.minLength(1), z.maxLength(40)),
  url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s/]\S*$/)),
})
const companyLinksMax = 8

/**
 * An address that a page may link to: over http or https, or none. Whatever a table holds, `javascript:` and the like
 * are no address.
 */
const webAddress = z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s"'<>\\]+)?$/i))

/**
 * What staff set for the pages (WIRE-12). Empty addresses of networks mean that the page shows no link.
 */
export const webPage = z.object({
  /** False shows the maintenance dialog with `message` (SHELL-13). */
  active: z.boolean(),
  message: z.string(),
  copyright: z.string(),
  nav_category: z.boolean(),
  /** The language for who has chosen none: en or es (WIRE-4). */
  statusLanguage: z.object({ text: z.string() }),
  url_intercom: webAddress,
  url_instagram: webAddress,
  url_facebook: webAddress,
  url_twitter: webAddress,
  url_youtube: webAddress,
  url_pinterest: webAddress,
  stripe_var: z.string(),
  default_point_of_sale: z.int().check(z.gte(1), z.lte(99_999)),
  validate_phone_on_checkout: z.boolean(),
  quick_view: z.boolean(),
  search_analytics: z.boolean(),
  /** Null: the earliest end of the running offers counts (HOME-9). */
  flash_offers_deadline: z.nullable(instant),
  /** Whether customers may buy; false is the first block rule of CHECKOUT-1. */
  customer_active: z.boolean(),
  /** Whether employees may buy; false is the second. */
  employee_active: z.boolean(),
  reveal_unknown_email: z.boolean(),
  /** The links of the footer to the company's pages elsewhere; none, and the footer has no such group. */
  company_links: z.array(companyLink).check(z.maxLength(companyLinksMax)),
  contact: z.object({ phone: z.string(), email: z.string(), address: z.string() }),
})

export const paymentMethods = z.object({
  stripe_backend_implementation: z.object({ active: z.boolean() }),
  /** What an order can be paid with now; pages show the marks of these alone. */
  accepted: z.array(z.enum(paymentKinds)),
})

export const getConfiguration = query('ecommerce', 'GET configurations', {
  summary: 'The settings that pages need',
  input: nothing,
  reply: z.object({
    general: z.object({
      web_page: webPage,
      /** The slug of the shop's own brand, whose products home shows; null where no brand is marked as such. */
      house_brand: z.nullable(z.string()),
    }),
    payment_methods: paymentMethods,
  }),
})

/**
 * A picture of the home page: `main` ones turn in the big slider, `secondary` ones stand between the carousels (HOME-1,
 * HOME-5).
 */
export const banner = z.object({
  _id: z.string(),
  /** Without width and ending, such as `/media/banner-1`. */
  imageURL: z.string(),
  type: z.enum(['main', 'secondary']),
  alt: z.string(),
  href: z.string(),
})

export const getImages = query('ecommerce', 'GET containers/getImages', {
  summary: 'The banners, in the order of the store',
  input: nothing,
  reply: z.object({ images: z.array(banner) }),
})
