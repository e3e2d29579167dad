import type { Language } from '#contract/language.ts'
import { groupDays } from '#domain/branches/day-groups.ts'
import { type OpenSpan, spansOn } from '#domain/branches/opening-hours.ts'
import { instantMs, storeTimeOf } from '#domain/branches/store-time.ts'
import { openingMessages } from '../messages/opening.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { weekdayText } from '../messages/weekday-text.ts'
import { clockText, whenText } from '../messages/when-text.ts'
import { useRoot } from '../page/use-root.ts'
import { useOpenState } from './open-state.ts'
import { openingOf } from './opening.ts'

/**
 * Whether a branch is open now and until when, once the page is hydrated; an empty line before, and nothing for a branch
 * of unknown hours (BRANCH-9).
 */
export function OpenNow({ branchCode }: { branchCode: number }) {
  const messages = useMessages(openingMessages)
  const language = useLanguage()
  const opening = openingOf(useRoot(), branchCode)
  const known = useOpenState(branchCode)
  if (!opening) return null
  const change = known && (known.state.isOpen ? known.state.closes : known.state.opens)
  const when = known && change && whenText(new Date(instantMs(change)), known.now, language)
  return (
    <span className="block min-h-5 text-sm">
      {known && (
        <span className={`font-semibold ${known.state.isOpen ? 'text-success' : 'text-warning'}`}>
          {known.state.isOpen ? messages.open : messages.closed}
        </span>
      )}
      {when && (
        <span className="text-muted"> · {known.state.isOpen ? messages.closes(when) : messages.opens(when)}</span>
      )}
    </span>
  )
}

/** The hours of today, once the page is hydrated; an empty line before, and nothing for a branch of unknown hours. */
export function TodayHours({ branchCode }: { branchCode: number }) {
  const messages = useMessages(openingMessages)
  const language = useLanguage()
  const opening = openingOf(useRoot(), branchCode)
  const now = useOpenState(branchCode)?.now
  if (!opening) return null
  return (
    <span className="block min-h-5 text-sm text-muted">
      {now && messages.today(hoursText(spansOn(opening, storeTimeOf(now).day), messages.closedAllDay, language))}
    </span>
  )
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
