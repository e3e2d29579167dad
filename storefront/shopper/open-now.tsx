import type { Language } from '#contract/language.ts'
import { groupDays } from '#domain/branches/day-groups.ts'
import { type OpenState, hoursToShow } from '#domain/branches/open-state.ts'
import type { OpenSpan, Opening } from '#domain/branches/opening-hours.ts'
import { instantMs } from '#domain/branches/store-time.ts'
import { openingMessages } from '../messages/opening.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { weekdayText } from '../messages/weekday-text.ts'
import { clockText, onDayText, timeText } from '../messages/when-text.ts'
import { useRoot } from '../page/use-root.ts'
import { useOpenState } from './open-state.ts'
import { openingOf } from './opening.ts'

/**
 * Whether a branch is open now and until when, and below it the hours of today, or of the day on which it opens next, once
 * the page is hydrated; empty lines before, and nothing for a branch of unknown hours (BRANCH-9).
 */
export function OpenNow({ branchCode }: { branchCode: number }) {
  const messages = useMessages(openingMessages)
  const language = useLanguage()
  const opening = openingOf(useRoot(), branchCode)
  const known = useOpenState(branchCode)
  if (!opening) return null
  return (
    <>
      <span className="block min-h-5 text-sm">
        {known && (
          <span className={`font-semibold ${known.state.isOpen ? 'text-success' : 'text-warning'}`}>
            {known.state.isOpen
              ? messages.openUntil(timeText(new Date(instantMs(known.state.closes)), language))
              : messages.closedNow}
          </span>
        )}
      </span>
      <span className="block min-h-5 text-sm text-muted">
        {known && <HoursNow opening={opening} state={known.state} now={known.now} />}
      </span>
    </>
  )
}

function HoursNow({ opening, state, now }: { opening: Opening; state: OpenState; now: Date }) {
  const messages = useMessages(openingMessages)
  const language = useLanguage()
  const shown = hoursToShow(opening, state, now)
  if (!shown) return null
  const hours = hoursText(shown.spans, messages.closedAllDay, language)
  if (state.isOpen) return messages.today(hours)
  return messages.opens(onDayText(new Date(instantMs({ day: shown.day, minute: 0 })), now, language), hours)
}

function hoursText(spans: readonly OpenSpan[], closed: string, language: Language): string {
  const clock = (minute: number) => clockText(new Date(instantMs({ day: 0, minute })), language)
  return spans.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`).join(', ') || closed
}

/** The hours of each weekday in as few lines as it takes; nothing for a branch of unknown hours. */
export function WeekHours({ branchCode }: { branchCode: number }) {
  const messages = useMessages(openingMessages)
  const language = useLanguage()
  const opening = openingOf(useRoot(), branchCode)
  if (!opening) return null
  return (
    <dl aria-label={messages.hours} className="text-sm text-muted">
      {groupDays(opening.hours).map(({ first, last, spans }) => (
        <div key={first} className="flex flex-wrap gap-x-1.5">
          <dt className="first-letter:uppercase">
            {first === last
              ? weekdayText(first, language)
              : messages.days(weekdayText(first, language), weekdayText(last, language))}
          </dt>
          <dd>{hoursText(spans, messages.closedAllDay, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
