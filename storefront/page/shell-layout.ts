/** The parts of the shell around a page (SHELL-1). */
export interface ShellLayout {
  hasHeader: boolean
  /** Whether the header is left out on phones. */
  isHeaderHiddenOnPhones: boolean
  hasFooter: boolean
  hasMobileBar: boolean
  /** Whether the page has the bar of categories. The bar also needs the setting `nav_category` and a wide window. */
  hasCategoryBar: boolean
}

// contract/pages.ts has the same facts, but importing it would make every page larger. A test compares both.
const withoutShell = /^\/(checkout(\/delivery-details)?|auth\/(sign-in|sign-up|forgot-password|request|not-me))$/

/** The parts of the shell for a path (SHELL-1). The style sheet also hides the footer on phones. */
export function shellLayoutOf(path: string): ShellLayout {
  const normal = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
  const hasShell = !withoutShell.test(normal)
  return {
    hasHeader: hasShell,
    isHeaderHiddenOnPhones: normal === '/account/create-address',
    hasFooter: hasShell,
    hasMobileBar: normal === '/' || normal === '/shop' || /^\/products\/[^/]+$/.test(normal),
    hasCategoryBar: normal === '/',
  }
}
