import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useShopper } from '../../shopper/shopper.tsx'

/**
 * Loads home anew when somebody signs in or out while it is open (HOME-11); the first answer to who shops here changes
 * nothing.
 */
export function HomeKeeper() {
  const { status, user } = useShopper()
  const { revalidate } = useRevalidator()
  const who = status === 'unknown' ? undefined : (user?.id ?? 'visitor')
  const before = useRef(who)
  useEffect(() => {
    const isOther = before.current !== undefined && who !== undefined && before.current !== who
    if (who !== undefined) before.current = who
    if (isOther) void revalidate()
  }, [who, revalidate])
  return null
}
