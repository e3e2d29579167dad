import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  wait()
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/**
 * The beginning of the current minute, renewed every minute; undefined on the server and until hydration, since a page
 * is the same at any hour.
 */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  )
  return minute === undefined ? undefined : new Date(minute * minuteMs)
}
