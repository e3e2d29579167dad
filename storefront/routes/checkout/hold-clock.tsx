import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

const announcedMinutes = new Set([5, 1])

/** The milliseconds left until a moment, counted down each second; 0 once it has passed. */
export function useTimeLeft(untilMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [untilMs])
  return Math.max(0, untilMs - now)
}

/** How long the store holds the goods. Calm: only five minutes and one minute are said aloud. */
export function HoldClock({ expiresAtMs }: { expiresAtMs: number }) {
  const messages = useMessages(checkoutMessages)
  const left = useTimeLeft(expiresAtMs)
  const minutes = Math.floor(left / 60_000)
  const seconds = Math.floor((left % 60_000) / 1_000)
  const ahead = Math.ceil(left / 60_000)
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Clock size={18} aria-hidden />
      <span className="max-sm:sr-only">{messages.heldFor}</span>
      <span role="timer" className="min-w-11 text-right font-semibold text-ink">
        {minutes}:{String(seconds).padStart(2, '0')}
      </span>
      <span className="sr-only" role="status">
        {announcedMinutes.has(ahead) ? messages.heldForMinutes(ahead) : ''}
      </span>
    </p>
  )
}
