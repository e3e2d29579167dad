/** The page to share. `url` may be a path of the store; `picture` is the URL of a picture without width and ending. */
export interface Shared {
  url: string
  title: string
  picture?: string | undefined
}

/** The networks with a URL that shares a link. Instagram has none, so the link is copied for it. */
export type Network = 'X' | 'Facebook' | 'WhatsApp' | 'Pinterest'

/** The URL of a network's page on which its user shares the link. */
export function shareUrl(network: Network, { url, title, picture }: Shared): string {
  const to = (page: string, fields: Record<string, string>) =>
    `${page}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`
  switch (network) {
    case 'X':
      return to('https://x.com/intent/post', { text: title, url })
    case 'Facebook':
      return to('https://www.facebook.com/sharer/sharer.php', { u: url })
    case 'WhatsApp':
      return to('https://wa.me/', { text: `${title}\n${url}` })
    case 'Pinterest':
      return to('https://www.pinterest.com/pin/create/button/', {
        url,
        description: title,
        ...(picture && { media: picture }),
      })
  }
}

/** The `mailto:` URL of a draft with the link and without a receiver. */
export function mailUrl({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`
}

/**
 * The page to share with absolute URLs, as other sites require. The picture is a WebP file, the one format that all of
 * them accept.
 */
export function withAbsoluteUrls({ url, title, picture }: Shared, origin: string): Shared {
  return { url: new URL(url, origin).href, title, picture: picture && new URL(`${picture}-800.webp`, origin).href }
}
