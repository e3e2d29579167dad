import { useLanguage } from '../../messages/use-messages.ts'
import { useNow } from '../../page/use-now.ts'
import { useRoot } from '../../page/use-root.ts'
import { timeTexts } from '../../shopper/time-texts.ts'

interface Props {
  kind: 'local' | 'national'
  branchCode: number
  /** The working days of national shipping, where the province is known. */
  days?: { max: number }
  /** Within which time it arrives. */
  time: string
}

/**
 * By when a delivery arrives if it is ordered now (DELIVERY-17), renewed every minute; within which time until hydration and
 * where no instant is promised. Both are one line, so that nothing moves.
 */
export function Arrival({ kind, branchCode, days, time }: Props) {
  const language = useLanguage()
  const root = useRoot()
  const now = useNow()
  const arrival = root && now && timeTexts(root, [branchCode], now, language).arrival(kind, [days])
  return <p>{arrival ? <span className="font-semibold text-success">{arrival}</span> : time}</p>
}
