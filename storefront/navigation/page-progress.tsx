import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Most pages are open before this time: a line that flashes up would make them look slower. */
const delayMs = 200

/** A line along the top edge while the next page is loading for longer than 200 ms. */
export function PageProgress({ isFetching }: { isFetching: boolean }) {
  const isWaiting = useNavigation().state !== 'idle' || isFetching
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setShown(true), delayMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isWaiting])
  return isShown && isWaiting ? <div aria-hidden className="page-progress" /> : null
}
