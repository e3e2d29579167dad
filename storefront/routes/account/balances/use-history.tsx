import { type ReactNode, Suspense, lazy, useState } from 'react'
import type { BalanceWithHistory } from './balance-with-history.ts'

const HistoryDialog = lazy(() => import('./history-dialog.tsx'))

/** The dialog with the history of a balance, which is loaded when it is opened for the first time. */
export function useHistory(): { history: ReactNode; open: (balance: BalanceWithHistory) => void } {
  const [balance, setBalance] = useState<BalanceWithHistory>()
  const [isOpen, setOpen] = useState(false)
  const open = (chosen: BalanceWithHistory) => {
    setBalance(chosen)
    setOpen(true)
  }
  const history = balance && (
    <Suspense fallback={null}>
      <HistoryDialog key={balance.id} balance={balance} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { history, open }
}
