import * as z from 'zod/mini'
import { paymentKinds } from '#domain/payments/payment-kinds.ts'
import { query } from './endpoint.ts'
import { instant, nothing, text } from './fields.ts'
import { passwordRequirements } from './password-requirements.ts'

/** A page of the company elsewhere, named in both languages. */
const companyLink = z.object({
  en: z.string().check(z.minLength(1), z.maxLength(40)),
  es: z.string().check(z.minLength(1), z.maxLength(40)),
  url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s/]\S*$/)),
})
const companyLinksMax = 8

/** A URL that a page may link to, or an empty text for none: http and https only, so `javascript:` is refused. */
const webAddress = z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s"'<>\\]+)?$/i))

/** The settings that staff edit for the pages (WIRE-12). The page shows no link to a social network without a URL. */
export const webPage = z.object({
  /** False shows the maintenance dialog with `message` (SHELL-13). */
  active: z.boolean(),
  message: z.string(),
  copyright: z.string(),
  nav_category: z.boolean(),
  /** The language for visitors who selected none: en or es (WIRE-4). */
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
  /** Null when the countdown runs to the earliest end of the running offers (HOME-9). */
  flash_offers_deadline: z.nullable(instant),
  /** Whether customers may buy; `false` is the first blocking rule of CHECKOUT-1. */
  customer_active: z.boolean(),
  /** Whether employees may buy; `false` is the second blocking rule. */
  employee_active: z.boolean(),
  reveal_unknown_email: z.boolean(),
  /** How many minutes of its opening hours a branch needs for an order; null promises no time of pickup (BRANCH-10). */
  preparation_minutes: z.nullable(z.int().check(z.gte(0), z.lte(10_080))),
  /** The dates on which all branches stay closed, such as `2026-12-25`. */
  holidays: z.array(z.iso.date()).check(z.maxLength(100)),
  /** Links in the footer to the company's other pages; the footer leaves the group out when the list is empty. */
  company_links: z.array(companyLink).check(z.maxLength(companyLinksMax)),
  contact: z.object({ phone: z.string(), email: z.string(), address: z.string() }),
})

/** A store has at most so many bank accounts that customers pay into. */
export const bankAccountsMax = 10

/**
 * An account of the store at a bank, as customers need it for a deposit. Another bank asks for its kind and for the RNC of its
 * holder; null where the settings do not say.
 */
export const bankAccount = z.object({
  bank: text(1, 60),
  number: text(1, 40),
  kind: z._default(z.nullable(z.enum(['savings', 'checking'])), null),
  holder: text(1, 99),
  holder_tax_id: z._default(z.nullable(text(1, 20)), null),
})

export const paymentMethods = z.object({
  stripe_backend_implementation: z.object({ active: z.boolean() }),
  /** The payment methods that an order accepts now; pages show only their marks. */
  accepted: z.array(z.enum(paymentKinds)),
  /** Whether customers can save cards. */
  saves_cards: z.boolean(),
  /** Where customers pay a bank deposit into; none where the store takes none. */
  bank_accounts: z.array(bankAccount),
  /** How many hours an order waits for the proof of its deposit (PAYMENT-17). */
  proof_hours: z.number(),
})

export const getConfiguration = query('ecommerce', 'GET configurations', {
  summary: 'Get the settings that the pages need',
  input: nothing,
  reply: z.object({
    general: z.object({
      web_page: webPage,
      /** The slug of the house brand, whose products the home page shows; null when no brand is marked as such. */
      house_brand: z.nullable(z.string()),
      password_requirements: passwordRequirements,
    }),
    payment_methods: paymentMethods,
  }),
})

/**
 * A picture of the home page: `main` pictures are in the slider at the top, `secondary` pictures between the carousels
 * (HOME-1, HOME-5).
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
  summary: 'List the banners of the home page in their display order',
  input: nothing,
  reply: z.object({ images: z.array(banner) }),
})
