import { Icon } from '../../ui/icon.tsx'
import { useEffect, useState } from 'react'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

const announcedMinutes = new Set([5, 1])

/** The milliseconds left until an instant, updated every second; 0 after it. */
export function useTimeLeft(untilMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [untilMs])
  return Math.max(0, untilMs - now)
}

/** The time left of the reservation. Screen readers hear it at five minutes and at one minute only. */
export function ReservationClock({ expiresAtMs }: { expiresAtMs: number }) {
  const messages = useMessages(checkoutMessages)
  const left = useTimeLeft(expiresAtMs)
  const minutes = Math.floor(left / 60_000)
  const seconds = Math.floor((left % 60_000) / 1_000)
  const minutesStarted = Math.ceil(left / 60_000)
  return (
    <p className="flex items-center gap-2 text-sm text-muted max-sm:flex-col max-sm:items-end max-sm:gap-0 max-sm:leading-tight">
      <Icon name="clock" className="size-4.5 max-sm:hidden" />
      <span className="sr-only sm:not-sr-only">{messages.reservedFor}</span>
      <span aria-hidden className="text-xs sm:hidden">
        {messages.reserved}
      </span>
      <span role="timer" className="min-w-11 text-right font-semibold text-ink">
        {minutes}:{String(seconds).padStart(2, '0')}
      </span>
      <span className="sr-only" role="status">
        {announcedMinutes.has(minutesStarted) ? messages.reservedForMinutes(minutesStarted) : ''}
      </span>
    </p>
  )
}
