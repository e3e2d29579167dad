import type { MetaDescriptor } from 'react-router'
import { type Language, fallbackLanguage, languages } from '#contract/language.ts'
import type { Messages } from '../messages/use-messages.ts'

interface PageArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

interface PageTexts {
  /** Without the store's name, which follows by itself; empty for the store's name alone. */
  title: string
  description?: string | undefined
  /**
   * A picture of 1200 × 630 made for links shared in chats, in place of the store's own: its whole path, and what it
   * shows.
   */
  shared?: { path: string; alt: string }
  /** What of the query belongs to the address of this page, such as `category=16&page=2`. */
  query?: string
  type?: 'website' | 'product'
  /** Cart, checkout, account, what was not found: nothing for search engines. */
  isPrivate?: boolean
}

interface RootFacts {
  language: Language
  /** The language of an address that names none. */
  bareLanguage?: Language
  publicUrl: string
  shop: { name: string }
}

/** A page's title with the shop's name behind it; one of the two alone where the other is missing. */
export function titleOf(title: string, shopName: string): string {
  return [title, shopName].filter(Boolean).join(' · ')
}

/** The texts of an area for a `meta` function, which stands outside the components: `metaMessages(args, shopMessages)`. */
export function metaMessages<W>(args: PageArgs, messages: Messages<W>): W {
  return messages[rootOf(args)?.language ?? fallbackLanguage]
}

/**
 * Title, description, canonical address, the page in both languages, and how it looks when shared: what a `meta`
 * function returns.
 */
export function pageMeta(args: PageArgs, page: PageTexts): MetaDescriptor[] {
  const root = rootOf(args)
  const shopName = root?.shop.name ?? ''
  const title = titleOf(page.title, shopName)
  const meta: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: page.title || shopName },
    { property: 'og:site_name', content: shopName },
  ]
  if (page.description)
    meta.push(
      { name: 'description', content: page.description },
      { property: 'og:description', content: page.description },
    )
  if (page.isPrivate) return [...meta, { name: 'robots', content: 'noindex' }]
  if (!root) return meta

  const bareLanguage = root.bareLanguage ?? fallbackLanguage
  const addressIn = addressesOf(`${root.publicUrl}${args.location.pathname}`, page.query ?? '', bareLanguage)
  meta.push(
    { tagName: 'link', rel: 'canonical', href: addressIn(root.language) },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: addressIn(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(bareLanguage) },
    { property: 'og:url', content: addressIn(root.language) },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: root.language === 'es' ? 'es_DO' : 'en_US' },
  )
  const shared = page.shared ?? { path: `/media/og/store-${root.language}.jpg`, alt: shopName }
  meta.push(
    { property: 'og:image', content: `${root.publicUrl}${shared.path}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shared.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  )
  return meta
}

/**
 * The bare address speaks the configured language to whoever keeps no choice, as search engines do; the other carries
 * its name.
 */
function addressesOf(path: string, query: string, bareLanguage: Language): (language: Language) => string {
  return (language) => {
    const search = [query, language === bareLanguage ? '' : `lang=${language}`].filter(Boolean).join('&')
    return search ? `${path}?${search}` : path
  }
}

function rootOf(args: PageArgs): RootFacts | undefined {
  return args.matches.find((match) => match?.id === 'root')?.loaderData as RootFacts | undefined
}
