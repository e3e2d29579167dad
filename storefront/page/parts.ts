/** What of the shell a page shows (SHELL-1). */
export interface ShellParts {
  hasHeader: boolean
  /** The create-address page needs the whole window of a phone. */
  hasHeaderOnMobile: boolean
  hasFooter: boolean
  hasMobileBar: boolean
  /** A bar of categories, where the configuration wants it and the window is wide. */
  hasCategoryBar: boolean
}

const bare = new Set(['/checkout', '/checkout/delivery-details', '/auth/request'])

/**
 * The parts around the page of a path (SHELL-1). The footer never shows on mobile: that is a matter of the window, so
 * of the style.
 */
export function partsOf(path: string): ShellParts {
  const normal = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
  const isFramed = !bare.has(normal)
  return {
    hasHeader: isFramed,
    hasHeaderOnMobile: isFramed && normal !== '/account/create-address',
    hasFooter: isFramed,
    hasMobileBar: normal === '/' || normal === '/shop' || /^\/products\/[^/]+$/.test(normal),
    hasCategoryBar: normal === '/',
  }
}
