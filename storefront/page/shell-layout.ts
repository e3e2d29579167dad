/** The parts of the shell around a page (SHELL-1). */
export interface ShellLayout {
  hasHeader: boolean
  hasFooter: boolean
  hasMobileBar: boolean
  /** A bar of categories, where the configuration wants it and the window is wide. */
  hasCategoryBar: boolean
}

// The list of pages (contract/pages.ts) says the same. It would make every page larger, so a test compares both.
const bare = new Set(['/checkout', '/checkout/delivery-details', '/auth/request'])

/** The parts around the page of a path (SHELL-1). The style sheet hides the footer on phones. */
export function shellLayoutOf(path: string): ShellLayout {
  const normal = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
  const isFramed = !bare.has(normal)
  return {
    hasHeader: isFramed,
    hasFooter: isFramed,
    hasMobileBar: normal === '/' || normal === '/shop' || /^\/products\/[^/]+$/.test(normal),
    hasCategoryBar: normal === '/',
  }
}
