import { useEffect, useState } from 'react'
import { type CountdownParts, countdownParts, isElapsed } from '#domain/products/countdown.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The event that the window receives, once for each deadline, when its countdown reaches zero (HOME-9). */
export const timeElapsedEvent = 'vitrina:time-elapsed'

const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof CountdownParts)[]
/** The deadline whose event was dispatched last. */
let announcedEnd: string | null | undefined

/** Stands for a number until the browser has read its clock. */
const unknown = '–'

/** The time until the flash offers end, as a flip clock (HOME-9). Without a deadline it shows zero. */
export function Countdown({ end }: { end: string | null }) {
  const messages = useMessages(sectionMessages)
  const parts = useTimeLeft(end)
  return (
    <div role="timer" aria-label={parts && messages.timeLeft(parts)} className="flip-clock needs-script">
      {units.map((unit) => (
        <span key={unit} aria-hidden className="flip-unit">
          <Flip text={parts ? String(parts[unit]).padStart(2, '0') : unknown} />
          <span className="flip-label">{messages.units[unit]}</span>
        </span>
      ))}
    </div>
  )
}

/** Undefined until the page is hydrated: public pages are cached, so the server does not know the time of their reader. */
function useTimeLeft(end: string | null): CountdownParts | undefined {
  const [parts, setParts] = useState(() => (end ? undefined : countdownParts(undefined, new Date(0))))
  useEffect(() => {
    const deadline = end ? new Date(end) : undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const now = new Date()
      setParts(countdownParts(deadline, now))
      if (isElapsed(deadline, now)) return announceElapsed(end)
      timer = setTimeout(count, (((deadline as Date).getTime() - now.getTime()) % 1000) + 5)
    }
    count()
    return () => clearTimeout(timer)
  }, [end])
  return parts
}

function announceElapsed(end: string | null): void {
  if (announcedEnd === end) return
  announcedEnd = end
  window.dispatchEvent(new CustomEvent(timeElapsedEvent, { detail: { deadline: end } }))
}

/** A number on a card of two halves. When it changes, the upper half folds down over the old number. Days may have three digits. */
function Flip({ text }: { text: string }) {
  const [pair, setPair] = useState({ now: text, was: text })
  if (pair.now !== text) setPair({ now: text, was: pair.now })
  const { now, was } = pair
  return (
    <span className={now.length > 2 ? 'flip flip-long' : 'flip'}>
      <span className="flip-half flip-top">{now}</span>
      <span className="flip-half flip-bottom">{was}</span>
      <span key={`fold-${now}`} className="flip-half flip-top flip-fold">
        {was}
      </span>
      <span key={`open-${now}`} className="flip-half flip-bottom flip-open">
        {now}
      </span>
    </span>
  )
}
