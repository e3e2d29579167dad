import { useEffect, useEffectEvent } from 'react'

/**
 * Runs when the shopper comes back to this page: from another tab or app, or with the Back button on another site.
 * `isRestored` where the browser shows the page again as it was left.
 */
export function useReturnToPage(onReturn: (isRestored: boolean) => void): void {
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && returned(true)
    const onVisible = () => document.visibilityState === 'visible' && returned(false)
    window.addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
