import type * as z from 'zod/mini'
import { webPage } from '#contract/configuration.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSetting } from './repository.ts'

/** The settings by the names of the former store, which staff use and the table contains. */
export type WebPage = z.output<typeof webPage>

const defaults: Omit<WebPage, 'copyright' | 'contact'> = {
  active: true,
  message: '',
  nav_category: true,
  statusLanguage: { text: 'en' },
  url_intercom: '',
  url_instagram: '',
  url_facebook: '',
  url_twitter: '',
  url_youtube: '',
  url_pinterest: '',
  stripe_var: '',
  default_point_of_sale: 1,
  validate_phone_on_checkout: false,
  quick_view: true,
  search_analytics: false,
  flash_offers_deadline: null,
  customer_active: true,
  employee_active: true,
  reveal_unknown_email: true,
  company_links: [],
  preparation_minutes: null,
  holidays: [],
}

/** The shop's file applies where the table has no setting. */
function defaultsOf({ name, contact, social }: Shop): WebPage {
  const networks = Object.fromEntries(Object.entries(social).map(([network, url]) => [`url_${network}`, url]))
  return { ...defaults, ...networks, copyright: `© ${name}`, contact }
}

/**
 * The web page's settings (WIRE-12): the setting `general.web_page`, over defaults with which an empty store works.
 */
export async function getWebPage(ctx: Ctx): Promise<WebPage> {
  return mergeWebPage(await findSetting(ctx.db, 'general.web_page'), ctx.settings.shop)
}

/**
 * Stored values over the defaults, each checked on its own: an invalid value leaves that setting at its default and
 * affects no other.
 */
function mergeWebPage(stored: unknown, shop: Shop): WebPage {
  const given = asRecord(stored)
  const merged: Record<string, unknown> = defaultsOf(shop)
  for (const [name, schema] of Object.entries(webPage.shape)) {
    if (!Object.hasOwn(given, name)) continue
    const value = name === 'contact' ? { ...shop.contact, ...asRecord(given[name]) } : given[name]
    const parsed = schema.safeParse(value)
    if (parsed.success) merged[name] = parsed.data
  }
  return merged as WebPage
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
