/**
 * Fetches the code of the way back with the first sheet that stands over the page, as most pages are left without one;
 * dialogs bring it along. At once where an earlier page of this tab has left covers behind.
 */
export function awaitCovers(): void {
  const { covers, ghosts } = (history.state as { covers?: number; ghosts?: number } | null) ?? {}
  if (covers || ghosts || document.querySelector('[data-covers]:popover-open')) watch()
  document.addEventListener(
    'toggle',
    ({ target }) => (target as HTMLElement).dataset['covers'] === undefined || watch(),
    { capture: true },
  )
}

function watch(): void {
  // Without it Back leaves the page, as it does anywhere.
  import('./way-back.ts').then(({ watchWayBack }) => watchWayBack(), console.warn)
}
