import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** As long as nobody minds waiting. */
const calmMs = 200

/**
 * A line along the top while the next page is on its way, for a slow network: most pages come before it shows, and pay
 * nothing for it.
 */
export function PageProgress({ isFetching }: { isFetching: boolean }) {
  const isWaiting = useNavigation().state !== 'idle' || isFetching
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setShown(true), calmMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isWaiting])
  return isShown && isWaiting ? <div aria-hidden className="page-progress" /> : null
}
