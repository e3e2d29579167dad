import { pickupTimeMessages } from '../../messages/pickup-time.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { whenText } from '../../messages/when-text.ts'
import { useNow } from '../../page/use-now.ts'

/** When an order of the list can be collected, in one line; nothing once that has passed. */
export function ReadyTime({ readyBy }: { readyBy: string }) {
  const messages = useMessages(pickupTimeMessages)
  const language = useLanguage()
  const ready = useReadyBy(readyBy)
  return ready && messages.readyBy(whenText(ready.at, ready.now, language))
}

/** The time at which an order can be collected, until it has passed: a time that has passed is not said (ORDER-14). */
export function useReadyBy(readyBy: string | null): { at: Date; now: Date } | undefined {
  const now = useNow()
  const at = readyBy ? new Date(readyBy) : undefined
  return now && at && at > now ? { at, now } : undefined
}
