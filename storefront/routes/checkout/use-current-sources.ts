import { useEffect, useEffectEvent, useState } from 'react'
import { toggleBalance, withSources } from '#domain/payments/selection.ts'
import type { PaymentSources } from './payment-sources.ts'
import type { SelectionState } from './use-selection.ts'

/**
 * Takes balances and cards as they were loaded last: one may have been spent or deleted since it was chosen. A balance
 * whose id was given to `chooseAdded` is chosen once it is among them, as by its checkbox (CHECKOUT-28).
 */
export function useCurrentSources(
  { selection, choose, act }: SelectionState,
  sources: PaymentSources,
): { chooseAdded: (id: string) => void } {
  const [addedId, setAddedId] = useState<string>()
  const bring = useEffectEvent(() => {
    const next = withSources(selection, { ...sources, tokens: sources.cards.map(({ token }) => token) })
    if (JSON.stringify(next) !== JSON.stringify(selection)) choose(next)
    const added = sources.balances.find(({ id }) => id === addedId)
    if (!added) return
    setAddedId(undefined)
    if (!next.payments.some((payment) => 'id' in payment && payment.id === added.id)) act(toggleBalance(next, added))
  })
  useEffect(() => {
    if (!sources.isIncomplete) bring()
  }, [sources])
  return { chooseAdded: setAddedId }
}
