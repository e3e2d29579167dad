/**
 * Loads the code of the overlay history with the first popover that Back closes, since most pages are left without one;
 * dialogs import it themselves. Loads it at once where an earlier page of this tab has left sentinel entries behind.
 */
export function loadOverlayHistory(): void {
  const { sentinels, stale } = (history.state as { sentinels?: number; stale?: number } | null) ?? {}
  if (sentinels || stale || document.querySelector('[data-overlay]:popover-open')) load()
  document.addEventListener(
    'toggle',
    ({ target }) => (target as HTMLElement).dataset['overlay'] === undefined || load(),
    { capture: true },
  )
}

function load(): void {
  // Without it Back leaves the page, as it does on any other site.
  import('./overlay-history.ts').then(({ watchHistory }) => watchHistory(), console.warn)
}
