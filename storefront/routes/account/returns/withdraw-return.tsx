import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type getReturn, withdrawReturn } from '#contract/returns.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { returnEntryMessages } from '../../../messages/return-entry.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import type { WithdrawDialogProps } from './withdraw-dialog.tsx'

const WithdrawDialog = onDemand<WithdrawDialogProps>(
  () => import('./withdraw-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

interface Props {
  one: ReplyOf<typeof getReturn>
  /** The return has ended, by this button or meanwhile by the branch; the page loads the returns again. */
  onEnded: () => void
}

/** While a return waits for the branch: a button that withdraws its request after a question (RETURN-14). */
export function WithdrawReturn({ one: { id, number, state }, onEnded }: Props) {
  const messages = useMessages(returnEntryMessages)
  const [isConfirming, setConfirming] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // The button that had the focus is gone once the return has ended.
  const focusEntry = () => {
    if (document.activeElement === document.body) place.current?.closest('li')?.focus({ preventScroll: true })
  }
  const isWaiting = state === 'requested'
  const waited = useRef(isWaiting)
  useEffect(() => {
    if (waited.current && !isWaiting) focusEntry()
    waited.current = isWaiting
  }, [isWaiting])

  async function withdraw(): Promise<void> {
    if (isWithdrawing) return
    setWithdrawing(true)
    try {
      await browserClient.call(withdrawReturn, { id })
      notify({ id: 'return', tone: 'success', text: messages.withdrawn(number) })
      onEnded()
    } catch (error) {
      const hasEnded = error instanceof CallFailed && error.httpStatus === 409
      if (!announceOffline())
        notify({ id: 'return', tone: 'danger', text: hasEnded ? messages.hasEnded : messages.notWithdrawn })
      if (hasEnded) onEnded()
    } finally {
      setWithdrawing(false)
      setConfirming(false)
    }
  }

  return (
    <div ref={place} className="empty:hidden">
      {isWaiting && (
        <button
          type="button"
          className="button button-quiet max-sm:w-full"
          aria-haspopup="dialog"
          onClick={() => setConfirming(true)}
        >
          {messages.withdraw}
        </button>
      )}
      <WithdrawDialog
        number={number}
        isNeeded={isConfirming}
        isOpen={isConfirming}
        isWithdrawing={isWithdrawing}
        onConfirm={() => void withdraw()}
        onClose={() => setConfirming(false)}
        onClosed={focusEntry}
      />
    </div>
  )
}
