import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { announceOffline } from '../../ui/offline.ts'
import { useBranch } from '../../shopper/branch.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'
import { Icon } from '../../ui/icon.tsx'

/** A button that adds the order's products to the cart of its branch, at today's prices and as far as there is stock. */
export default function BuyAgain({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderMessages)
  const language = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const chosen = useBranch()
  // A branch that has closed since the order sells nothing: then the shopper's chosen branch takes its place.
  const branch = chosen.branches.find(({ codplace }) => codplace === order.codplace) ?? chosen.branch

  async function add(): Promise<void> {
    if (isAdding) return
    setAdding(true)
    try {
      const { addAgain } = await import('./add-again.ts')
      notify({ id: 'buy again', ...(await addAgain(order, { branch, language })) })
    } catch {
      if (!announceOffline()) notify({ id: 'buy again', tone: 'danger', text: messages.unexpected })
    } finally {
      setAdding(false)
    }
  }

  return (
    <button type="button" className="button button-quiet" aria-disabled={isAdding} onClick={() => void add()}>
      <Icon name="rotate-ccw" className="size-4.5 shrink-0" />
      {isAdding ? messages.adding : messages.buyAgain}
    </button>
  )
}
