import { type ReactNode, useState } from 'react'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import type { BalanceWithHistory } from './balance-with-history.ts'

const HistoryDialog = onDemand(
  () => import('./history-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

/** The dialog with the history of a balance, which is loaded when it is opened for the first time. */
export function useHistory(): { history: ReactNode; open: (balance: BalanceWithHistory) => void } {
  const [balance, setBalance] = useState<BalanceWithHistory>()
  const [isOpen, setOpen] = useState(false)
  const open = (chosen: BalanceWithHistory) => {
    setBalance(chosen)
    setOpen(true)
  }
  const history = balance && (
    <HistoryDialog
      key={balance.id}
      isNeeded={isOpen}
      balance={balance}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  )
  return { history, open }
}
