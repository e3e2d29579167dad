import type { MetaDescriptor } from 'react-router'
import { type Language, fallbackLanguage, languages } from '#contract/language.ts'
import type { Messages } from '../messages/use-messages.ts'

interface PageArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

interface PageTexts {
  /** The title without the store's name, which is appended. If it is empty, the title is the store's name alone. */
  title: string
  description?: string | undefined
  /**
   * A picture of 1200 × 630 pixels for links shared in chats, instead of the store's own: its path, and its alternative
   * text.
   */
  shared?: { path: string; alt: string }
  /** The part of the query that belongs to the canonical URL, such as `category=16&page=2`. */
  query?: string
  type?: 'website' | 'product'
  /** Whether search engines must not index the page: cart, checkout, account, and pages that were not found. */
  isPrivate?: boolean
}

interface RootFields {
  language: Language
  /** The language of a URL without `lang`. */
  bareLanguage?: Language
  publicUrl: string
  shop: { name: string }
}

/** A page's title followed by the shop's name. If one of them is empty, the other alone. */
export function titleOf(title: string, shopName: string): string {
  return [title, shopName].filter(Boolean).join(' · ')
}

/**
 * The messages for a `meta` function in the language of the page: `metaMessages(args, shopMessages)`. Such a function
 * runs outside the components, so it cannot call `useMessages`.
 */
export function metaMessages<W>(args: PageArgs, messages: Messages<W>): W {
  return messages[rootOf(args)?.language ?? fallbackLanguage]
}

/**
 * The result of a `meta` function: title, description, canonical URL, the URLs of both languages, and the preview of a
 * shared link. A private page has no URLs and no preview.
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
  const urlIn = urlsOf(`${root.publicUrl}${args.location.pathname}`, page.query ?? '', bareLanguage)
  meta.push(
    { tagName: 'link', rel: 'canonical', href: urlIn(root.language) },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: urlIn(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: urlIn(bareLanguage) },
    { property: 'og:url', content: urlIn(root.language) },
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
 * Builds the URL of a page in a language. The URL without `lang` is in the configured language for a visitor without a
 * language cookie, such as a search engine; the URL of the other language has `lang`.
 */
function urlsOf(path: string, query: string, bareLanguage: Language): (language: Language) => string {
  return (language) => {
    const search = [query, language === bareLanguage ? '' : `lang=${language}`].filter(Boolean).join('&')
    return search ? `${path}?${search}` : path
  }
}

function rootOf(args: PageArgs): RootFields | undefined {
  return args.matches.find((match) => match?.id === 'root')?.loaderData as RootFields | undefined
}
