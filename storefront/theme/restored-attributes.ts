import { useLayoutEffect } from 'react'

let stored: Record<'theme' | 'consent' | 'currency' | 'display' | 'offer', string | undefined> | undefined

/**
 * Restores the attributes that the inline theme script has set on `<html>` (theme-script.ts). React renders `<html>`
 * again for an error page and after it, which removes them; this sets them again before the browser paints.
 */
export function useRestoredAttributes(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, value] of Object.entries(stored ?? {})) if (value) dataset[name] = value
    return () => {
      stored = {
        theme: dataset['theme'],
        consent: dataset['consent'],
        currency: dataset['currency'],
        display: dataset['display'],
        offer: dataset['offer'],
      }
    }
  }, [])
}
