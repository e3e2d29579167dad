import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser shows this page again as it was left, after the Back button on another site. */
export function useReturnByBack(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => event.persisted && returned()
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
