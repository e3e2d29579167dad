/** What is shared. `url` may be a path of the store; `picture` is a picture's address without width and ending. */
export interface Shared {
  url: string
  title: string
  picture?: string | undefined
}

/** The networks that take a link by an address of their own. Instagram has none: there the link is copied. */
export type Network = 'X' | 'Facebook' | 'WhatsApp' | 'Pinterest'

/** The page of a network that asks its user to share this, the whole address already in it. */
export function shareAddress(network: Network, { url, title, picture }: Shared): string {
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

/** A draft with the link; the receiver is left to the shopper. */
export function mailAddress({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`
}

/**
 * What is shared with its addresses in full, as other sites need them. A picture goes out in the one format that all of
 * them read.
 */
export function inFull({ url, title, picture }: Shared, origin: string): Shared {
  return { url: new URL(url, origin).href, title, picture: picture && new URL(`${picture}-800.webp`, origin).href }
}
