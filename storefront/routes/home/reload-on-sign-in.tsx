import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useShopper } from '../../shopper/shopper.tsx'

/** Loads the page's data again when the shopper signs in or out while home is open (HOME-11), but not when the session is first known. */
export function ReloadOnSignIn() {
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
