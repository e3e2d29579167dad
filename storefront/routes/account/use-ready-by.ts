import { useNow } from '../../page/use-now.ts'

/** The time at which an order can be collected, until it has passed; a time that has passed is not said (ORDER-14). */
export function useReadyBy(readyBy: string | null): { at: Date; now: Date } | undefined {
  const now = useNow()
  const at = readyBy ? new Date(readyBy) : undefined
  return now && at && at > now ? { at, now } : undefined
}
